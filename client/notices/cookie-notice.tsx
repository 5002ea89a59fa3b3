import { notices as texts } from "#texts/notices.ts";
import type { RichText as RichTextValue } from "../../src/domain/content/rich-text.ts";
import type { Consent } from "../analytics/consent.ts";
import { RichText } from "../content/rich-text.tsx";
import { PREFETCHED_ON_INTENT } from "../navigation/use-watched-links.ts";
import { NoticeText } from "./notice-text.tsx";
import * as styles from "./notices.css.ts";

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
