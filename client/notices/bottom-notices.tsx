import { type PropsWithChildren, useEffect, useRef, useState } from "react";
import type { RichText as RichTextValue } from "../../src/domain/content/rich-text.ts";
import type { Consent } from "../analytics/consent.ts";
import { useTexts } from "../content/locale.ts";
import { RichText } from "../content/rich-text.tsx";
import { PREFETCHED_ON_INTENT } from "../navigation/use-watched-links.ts";
import { visuallyHidden } from "../styles/layout.css.ts";
import * as styles from "./notices.css.ts";

/** Tolerance for the rounding of fractional pixels. */
const TOLERANCE = 1;

/** The text of a notice. Without space for it, it scrolls, also by keyboard, and fades out while there is more. */
function NoticeText({ children }: PropsWithChildren) {
  const ref = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState({ scrolls: false, hasMore: false });

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const hidden = element.scrollHeight - element.clientHeight;
      setCut({ scrolls: hidden > TOLERANCE, hasMore: hidden - element.scrollTop > TOLERANCE });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener("scroll", measure);
    };
  }, []);

  return (
    <div ref={ref} className={styles.text} data-has-more={cut.hasMore} tabIndex={cut.scrolls ? 0 : undefined}>
      {children}
    </div>
  );
}

/** Class of the body while the bar is open (specification, section 4). */
const BAR_OPEN = "announcement-bar-open";

interface AnnouncementBarProps {
  readonly text: RichTextValue;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * The announcement at the end of the window. When it is closed, the style sheet slides it out; in browsers that cannot delay
 * `display` (Safari before 18), it is gone at once.
 */
export function AnnouncementBar({ text, isOpen, onClose }: AnnouncementBarProps) {
  const { notices: texts } = useTexts();
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);

  useEffect(() => {
    document.body.classList.toggle(BAR_OPEN, isOpen);
  }, [isOpen]);

  if (!wasOpened) return null;
  return (
    <section aria-label={texts.announcement} className={styles.bar} data-closing={isOpen ? undefined : true}>
      <NoticeText>
        <RichText text={text} topLevel={2} className={styles.barText} />
      </NoticeText>
      <button type="button" className={styles.close} onClick={onClose}>
        <span aria-hidden="true">×</span>
        <span className={visuallyHidden}>{texts.closeAnnouncement}</span>
      </button>
    </section>
  );
}

interface CookieNoticeProps {
  readonly policy: RichTextValue;
  /** Whether it gets the focus. */
  readonly hasFocus: boolean;
  readonly onClose: () => void;
  /** Absent if the visitor is not asked for consent. */
  readonly onAnswer: ((choice: Consent) => void) | undefined;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** The cookie policy, and the question about analytics: two buttons that look the same, so that neither is easier. */
export function CookieNotice({ policy, hasFocus, onClose, onAnswer }: CookieNoticeProps) {
  const { notices: texts } = useTexts();
  return (
    <section
      ref={hasFocus ? focus : undefined}
      tabIndex={-1}
      aria-label={texts.cookies}
      className={styles.cookies}
      {...{ [PREFETCHED_ON_INTENT]: "" }}
    >
      <NoticeText>
        {onAnswer && <p>{texts.consent}</p>}
        <RichText text={policy} topLevel={2} />
      </NoticeText>
      {onAnswer ? (
        <div className={styles.buttons}>
          <button type="button" className={styles.button} onClick={() => onAnswer("granted")}>
            {texts.accept}
          </button>
          <button type="button" className={styles.button} onClick={() => onAnswer("denied")}>
            {texts.decline}
          </button>
        </div>
      ) : (
        <button type="button" className={styles.button} onClick={onClose}>
          {texts.ok}
        </button>
      )}
    </section>
  );
}
