import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { type Consent, consentCookie, consentIn, withdrawalCookies } from "../analytics/consent.ts";
import { signalConsent, startAnalytics, trackPageView } from "../analytics/tag-manager.ts";
import { setCookie, siteCookies } from "../browser/cookies.ts";
import { settingsIn } from "../browser/document-settings.ts";
import { onReturn } from "./on-return.ts";

/**
 * The visitor's choice about analytics, and what makes it. Analytics starts once it is allowed: immediately if the site does
 * not ask for consent, and otherwise after the visitor has accepted, in this visit or an earlier one, in this tab or another.
 */
export function useConsent(asksConsent: boolean) {
  const [choice, setChoice] = useState<Consent>();
  const isAllowed = !asksConsent || choice === "granted";
  const hasStarted = useRef(false);
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (!asksConsent) return undefined;
    signalConsent("default", "denied");
    // The visitor may have chosen in another tab, or on a page after this one, to which they return.
    const follow = () => setChoice((before) => consentIn(siteCookies()) ?? before);
    follow();
    return onReturn(follow);
  }, [asksConsent]);

  useEffect(() => {
    if (asksConsent && choice === "granted") signalConsent("update", "granted");
    if (!asksConsent || choice !== "denied") return;
    // Also at the beginning: a tag may have stored something while the page of the choice was left.
    withdrawalCookies(siteCookies(), location).forEach(setCookie);
    // Running scripts cannot be unloaded.
    if (hasStarted.current) location.reload();
  }, [asksConsent, choice]);

  useEffect(() => {
    // That of the first document, whose security policy knows whether there is analytics.
    const tagManagerId = settingsIn(document)?.tagManagerId;
    if (!isAllowed || tagManagerId === undefined) return;
    if (!hasStarted.current) startAnalytics(tagManagerId);
    hasStarted.current = true;
    trackPageView(pathname + search);
  }, [isAllowed, pathname, search]);

  function choose(chosen: Consent): void {
    setCookie(consentCookie(chosen));
    setChoice(chosen);
  }
  return { choice, choose };
}
