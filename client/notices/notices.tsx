import { useCallback, useMemo } from "react";
import type { ShellData } from "../../src/adapters/http/contract/initial-state.ts";
import type { Consent } from "../analytics/consent.ts";
import { AnnouncementModal } from "./announcement-modal.tsx";
import { AnnouncementBar, CookieNotice } from "./bottom-notices.tsx";
import { useFocusBefore } from "./focus-before.ts";
import * as styles from "./notices.css.ts";
import { useConsent } from "./use-consent.ts";
import { useNotices } from "./use-notices.ts";
import { announcementsIn } from "./visit.ts";

interface NoticesProps {
  readonly data: ShellData;
  /** The button by which the visitor wants to be asked for consent again. */
  readonly asker: HTMLElement | undefined;
  readonly onAnswer: () => void;
}

/** The notices that may be shown over the page, without layout shift. Nothing before they are due. */
export function Notices({ data: { options, asksConsent }, asker, onAnswer }: NoticesProps) {
  const announcements = useMemo(() => announcementsIn(options, asksConsent), [options, asksConsent]);
  const { shown, close } = useNotices(announcements);
  const { choice, choose } = useConsent(asksConsent);
  const { ref: focusRef, restore } = useFocusBefore();
  const stackRef = useCallback(
    (stack: HTMLElement | null) => {
      focusRef(stack);
      return keepClear(stack);
    },
    [focusRef],
  );

  function closeNotice(name: "cookies" | "bar"): void {
    close(name);
    restore();
  }

  function answer(chosen: Consent): void {
    choose(chosen);
    onAnswer();
    asker?.focus({ preventScroll: true });
  }

  return (
    <>
      <div ref={stackRef} className={styles.stack}>
        {(asker || (shown.includes("cookies") && choice === undefined)) && (
          <CookieNotice
            policy={options.cookiesPolicy}
            hasFocus={asker !== undefined}
            onClose={() => closeNotice("cookies")}
            onAnswer={asksConsent ? answer : undefined}
          />
        )}
        <AnnouncementBar
          text={options.announcementBar}
          isOpen={shown.includes("bar")}
          onClose={() => closeNotice("bar")}
        />
      </div>
      {shown.includes("modal") && (
        <AnnouncementModal text={options.announcementModal} onClose={() => close("modal")} />
      )}
    </>
  );
}

/**
 * Adds padding to the page, so that the notices cover neither its end nor an element that gets the focus. On two elements:
 * a custom property of the root is inherited, and the style of the whole page would be computed for it.
 */
function keepClear(stack: HTMLElement | null): (() => void) | undefined {
  if (!stack) return undefined;
  const observer = new ResizeObserver(() => {
    const height = `${stack.offsetHeight}px`;
    document.documentElement.style.scrollPaddingBottom = height;
    const footer = document.querySelector("footer");
    if (footer) footer.style.paddingBottom = height;
  });
  observer.observe(stack);
  return () => observer.disconnect();
}
