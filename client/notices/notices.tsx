import { type RefObject, useEffect, useMemo, useRef } from "react";
import { notices as texts } from "#texts/notices.ts";
import type { ShellData } from "../../src/adapters/http/contract/initial-state.ts";
import { RichText } from "../content/rich-text.tsx";
import { PREFETCHED_ON_INTENT } from "../navigation/use-watched-links.ts";
import { AnnouncementBar } from "./announcement-bar.tsx";
import { AnnouncementModal } from "./announcement-modal.tsx";
import { ConsentBanner } from "./consent-banner.tsx";
import * as styles from "./notices.css.ts";
import { HEIGHT_PROPERTY } from "./notices-height.ts";
import type { ConsentState } from "./use-consent.ts";
import { useNotices } from "./use-notices.ts";
import { announcementsIn } from "./visit.ts";

interface NoticesProps {
  readonly data: ShellData;
  readonly consent: ConsentState;
}

/** The notices that may be shown over the page, without layout shift. Nothing before they are due. */
export function Notices({ data: { options, asksConsent }, consent }: NoticesProps) {
  const announcements = useMemo(() => announcementsIn(options, asksConsent), [options, asksConsent]);
  const { shown, close } = useNotices(announcements);
  const stack = useRef<HTMLDivElement>(null);
  usePagePadding(stack);
  const { cookiesPolicy, announcementBar, announcementModal } = options;
  const isAsking = consent.isAskedAgain || (shown.includes("cookies") && consent.choice === undefined);
  return (
    <>
      <div ref={stack} className={styles.stack}>
        {asksConsent && isAsking && <ConsentBanner policy={cookiesPolicy} consent={consent} />}
        {!asksConsent && shown.includes("cookies") && (
          <section aria-label={texts.cookies} className={styles.cookies} {...{ [PREFETCHED_ON_INTENT]: "" }}>
            <RichText text={cookiesPolicy} topLevel={2} className={styles.text} />
            <button type="button" className={styles.button} onClick={() => close("cookies")}>
              {texts.ok}
            </button>
          </section>
        )}
        <AnnouncementBar text={announcementBar} isOpen={shown.includes("bar")} onClose={() => close("bar")} />
      </div>
      {shown.includes("modal") && (
        <AnnouncementModal text={announcementModal} onClose={() => close("modal")} />
      )}
    </>
  );
}

/** Adds padding to the page, so that the notices cover neither its end nor an element that gets the focus. */
function usePagePadding(stack: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = stack.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty(HEIGHT_PROPERTY, `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [stack]);
}
