import { signalConsent } from "../analytics/tag-manager.ts";
import { type Consent, consentCookie, consentIn, consentOf, withdrawalCookies } from "./consent.ts";
import { setCookie, siteCookies } from "./cookies.ts";

/** Attribute of the button that shows the consent notice again. */
export const CONSENT_SETTINGS = "data-consent-settings";

/**
 * Calls back once analytics is allowed: immediately if the document does not ask for consent, and otherwise after the
 * visitor has accepted, in this visit or an earlier one, in this tab or another.
 */
export function whenConsented(measure: () => void): void {
  const banner = document.querySelector<HTMLElement>("[data-notice='cookies'][data-asks]");
  if (!banner) {
    measure();
    return;
  }
  let choice: Consent | undefined;
  let isMeasured = false;
  const settings = document.querySelector<HTMLElement>(`[${CONSENT_SETTINGS}]`);

  const apply = (next: Consent | undefined) => {
    if (next === undefined || next === choice) return;
    choice = next;
    banner.hidden = true;
    if (choice === "granted") {
      signalConsent("update", "granted");
      if (!isMeasured) measure();
      isMeasured = true;
      return;
    }
    // Also at the beginning: a tag may have stored something while the page of the choice was left.
    withdrawalCookies(siteCookies(), location).forEach(setCookie);
    // Running scripts cannot be unloaded.
    if (isMeasured) location.reload();
  };
  const applyStored = () => apply(consentIn(siteCookies()));

  signalConsent("default", "denied");
  applyStored();
  // The visitor may have chosen in another tab, or on a page after this one, to which they return.
  document.addEventListener("visibilitychange", applyStored);
  addEventListener("pageshow", applyStored);

  settings?.addEventListener("click", () => {
    banner.hidden = false;
    banner.focus();
  });
  banner.addEventListener("click", ({ target }) => {
    const chosen = consentOf(target instanceof HTMLButtonElement ? target.value : undefined);
    if (chosen === undefined) return;
    const isAskedAgain = consentIn(siteCookies()) !== undefined;
    setCookie(consentCookie(chosen, location.protocol));
    banner.hidden = true;
    if (isAskedAgain) settings?.focus({ preventScroll: true });
    apply(chosen);
  });
}
