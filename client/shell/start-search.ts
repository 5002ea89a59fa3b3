import { above } from "../styles/media.ts";
import { openDialog } from "./dialogs.ts";
import { buttonInPlaceOf } from "./header-button.ts";
import { mobileSearchToggle } from "./mobile-search-bar.ts";
import { MOBILE_SEARCH_ID, OPENS_SEARCH_ATTRIBUTE, SEARCH_PANEL_ID } from "./overlay-ids.ts";

/**
 * Opens the search over the page: as a side panel on a wide screen, as a bar under the header on a narrow one.
 *
 * @param onIntent - Called with the panel when the visitor hovers over, focuses or clicks the button.
 */
export function startSearch(header: HTMLElement, onIntent: (panel: HTMLElement) => void): void {
  const panel = document.getElementById(SEARCH_PANEL_ID);
  const bar = document.getElementById(MOBILE_SEARCH_ID);
  if (!(panel instanceof HTMLDialogElement) || !bar) return;
  const toggleMobileSearch = mobileSearchToggle(bar, header);
  const isWide = () => matchMedia(above.tablet).matches;
  const prepare = () => {
    if (isWide()) onIntent(panel);
  };

  const toggle = (opener: HTMLElement) => {
    if (isWide()) {
      openDialog(panel, { opener, focus: panel.querySelector("input") });
      onIntent(panel);
    } else toggleMobileSearch(opener);
  };
  for (const link of header.querySelectorAll<HTMLElement>(`[${OPENS_SEARCH_ATTRIBUTE}]`)) {
    const opener = buttonInPlaceOf(link);
    opener.addEventListener("click", () => toggle(opener));
    opener.addEventListener("pointerenter", prepare);
    opener.addEventListener("focus", prepare);
  }
}
