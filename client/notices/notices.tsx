import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { ShellData } from "../../src/adapters/http/contract/initial-state.ts";
import type { Consent } from "../analytics/consent.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { AnnouncementModal } from "./announcement-modal.tsx";
import { CookieNotice } from "./cookie-notice.tsx";
import * as styles from "./notices.css.ts";
import { useConsent } from "./use-consent.ts";
import { useNotices } from "./use-notices.ts";
import { announcementsIn } from "./visit.ts";

interface NoticesProps {
  readonly data: ShellData;
  /** The button by which the visitor wants to be asked for consent again. */
  readonly asker: HTMLElement | undefined;
  /** The last element of the page. */
  readonly footer: RefObject<HTMLElement | null>;
  readonly onAnswer: () => void;
}

/** The notices that may be shown over the page, without layout shift. Nothing before they are due. */
export function Notices({ data: { options, asksConsent }, asker, footer, onAnswer }: NoticesProps) {
  const announcements = useMemo(() => announcementsIn(options, asksConsent), [options, asksConsent]);
  const { shown, close } = useNotices(announcements);
  const { choice, choose } = useConsent(asksConsent);
  const stack = useRef<HTMLDivElement>(null);
  usePadding(stack, footer);

  function answer(chosen: Consent): void {
    choose(chosen);
    onAnswer();
    asker?.focus({ preventScroll: true });
  }

  return (
    <>
      <div ref={stack} className={styles.stack}>
        {(asker || (shown.includes("cookies") && choice === undefined)) && (
          <CookieNotice
            policy={options.cookiesPolicy}
            hasFocus={asker !== undefined}
            onClose={() => close("cookies")}
            onAnswer={asksConsent ? answer : undefined}
          />
        )}
        <AnnouncementBar
          text={options.announcementBar}
          isOpen={shown.includes("bar")}
          onClose={() => close("bar")}
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
function usePadding(stack: RefObject<HTMLElement | null>, footer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const notices = stack.current;
    if (!notices) return undefined;
    const observer = new ResizeObserver(() => {
      const height = `${notices.offsetHeight}px`;
      document.documentElement.style.scrollPaddingBottom = height;
      if (footer.current) footer.current.style.paddingBottom = height;
    });
    observer.observe(notices);
    return () => observer.disconnect();
  }, [stack, footer]);
}
