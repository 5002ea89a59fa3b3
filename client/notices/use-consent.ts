import { type RefObject, useEffect, useRef, useState } from "react";
import { type Consent, consentCookie, consentIn, withdrawalCookies } from "../analytics/consent.ts";
import { signalConsent, startAnalytics, usePageViews } from "../analytics/tag-manager.ts";
import { setCookie, siteCookies } from "../cookies.ts";
import { onReturn } from "./on-return.ts";

interface ConsentOptions {
  /** Id of the tag manager's container; without one, there is no analytics. */
  readonly tagManagerId: string | undefined;
  /** Whether analytics needs the consent of visitors. */
  readonly asksConsent: boolean;
  /** The button that shows the banner again; it gets the focus back. */
  readonly settings: RefObject<HTMLElement | null>;
}

/** The visitor's choice about analytics, which starts once it is allowed. */
export interface ConsentState {
  /** `undefined` before the choice. */
  readonly choice: Consent | undefined;
  /** Whether the visitor wants to see the banner again. */
  readonly isAskedAgain: boolean;
  readonly choose: (choice: Consent) => void;
  readonly askAgain: () => void;
}

/**
 * Starts analytics once it is allowed: immediately if the site does not ask for consent, and otherwise after the visitor
 * has accepted, in this visit or an earlier one, in this tab or another.
 */
export function useConsent({ tagManagerId, asksConsent, settings }: ConsentOptions): ConsentState {
  const [choice, setChoice] = useState<Consent>();
  const [isAskedAgain, setAskedAgain] = useState(false);
  const isAllowed = tagManagerId !== undefined && (!asksConsent || choice === "granted");
  const hasStarted = useRef(false);

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
    if (!isAllowed || hasStarted.current) return;
    hasStarted.current = true;
    startAnalytics(tagManagerId);
  }, [isAllowed, tagManagerId]);
  usePageViews(isAllowed);

  function choose(chosen: Consent): void {
    setCookie(consentCookie(chosen, location.protocol));
    setAskedAgain(false);
    setChoice(chosen);
    if (isAskedAgain) settings.current?.focus({ preventScroll: true });
  }
  return { choice, isAskedAgain, choose, askAgain: () => setAskedAgain(true) };
}
