import { signalConsent } from "../analytics/tag-manager.ts";
import { consentCookie, consentIn, consentOf, withdrawalCookies } from "./consent.ts";
import { setCookie, siteCookies } from "./cookies.ts";

/** Attribute of the button that shows the consent notice again. */
export const CONSENT_SETTINGS = "data-consent-settings";

/**
 * Calls back once analytics is allowed: immediately if the document does not ask for consent, and otherwise after the
 * visitor has accepted, in this visit or an earlier one.
 */
export function whenConsented(measure: () => void): void {
  const banner = document.querySelector<HTMLElement>("[data-notice='cookies'][data-asks]");
  if (!banner) {
    measure();
    return;
  }
  let isMeasured = false;
  const settings = document.querySelector<HTMLElement>(`[${CONSENT_SETTINGS}]`);
  const accept = () => {
    signalConsent("update", "granted");
    if (!isMeasured) measure();
    isMeasured = true;
  };

  const withdraw = () => withdrawalCookies(siteCookies(), location).forEach(setCookie);

  signalConsent("default", "denied");
  const stored = consentIn(siteCookies());
  if (stored === "granted") accept();
  // Also here: a tag may have stored something while the page of the choice was left.
  if (stored === "denied") withdraw();

  settings?.addEventListener("click", () => {
    banner.hidden = false;
    banner.focus();
  });
  banner.addEventListener("click", ({ target }) => {
    const choice = consentOf(target instanceof HTMLButtonElement ? target.value : undefined);
    if (choice === undefined) return;
    const isAskedAgain = consentIn(siteCookies()) !== undefined;
    setCookie(consentCookie(choice, location.protocol));
    banner.hidden = true;
    if (isAskedAgain) settings?.focus({ preventScroll: true });
    if (choice === "granted") return accept();
    withdraw();
    // Running scripts cannot be unloaded.
    if (isMeasured) location.reload();
  });
}
