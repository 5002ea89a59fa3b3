import { onPageView } from "../navigation/navigation-events.ts";
import { openDialogAfterPaint } from "./dialogs.ts";
import { buttonInPlaceOf } from "./header-button.ts";
import { MOBILE_MENU_ID, OPENS_MENU_ATTRIBUTE } from "./overlay-ids.ts";

/** Opens the mobile menu as a dialog. A `details` menu that is open already is replaced after the next navigation. */
export function startMobileMenu(): void {
  const sheet = document.querySelector<HTMLDetailsElement>(`details[${OPENS_MENU_ATTRIBUTE}]`);
  const summary = sheet?.querySelector("summary");
  const dialog = document.getElementById(MOBILE_MENU_ID);
  if (!sheet || !summary || !(dialog instanceof HTMLDialogElement)) return;
  const replace = () => {
    if (!sheet.isConnected) return;
    const opener = buttonInPlaceOf(sheet, summary);
    opener.addEventListener("click", () => {
      // Open the group of the current page.
      for (const group of dialog.querySelectorAll("details")) {
        group.open = group.querySelector('[aria-current="page"]') !== null;
      }
      void openDialogAfterPaint(dialog, { opener, focus: dialog.querySelector("button") });
    });
  };
  if (sheet.open) onPageView(replace);
  else replace();
}
