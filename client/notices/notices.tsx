import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import { RichText } from "../content/rich-text.tsx";
import { CLOSES_ATTRIBUTE } from "../shell/dialogs.ts";
import { visuallyHidden } from "../styles/layout.css.ts";
import * as styles from "./notices.css.ts";
import { announcementMark } from "./visit.ts";

interface NoticesProps {
  readonly options: ShellResponse;
  /** Whether the cookie notice asks for consent instead of only informing. */
  readonly asksConsent: boolean;
}

/**
 * The notices that may be shown over the page, without layout shift. The HTML is the same in every document, and hidden;
 * `startNotices` shows the notices that are due.
 */
export function Notices({ options, asksConsent }: NoticesProps) {
  const { cookiesPolicy, announcementBar, announcementBarReturns, announcementModal } = options;
  return (
    <>
      <div className={styles.stack}>
        {asksConsent && <ConsentBanner policy={cookiesPolicy} />}
        {cookiesPolicy.length > 0 && !asksConsent && (
          <section hidden data-notice="cookies" aria-label="Cookies" className={styles.cookies}>
            <RichText text={cookiesPolicy} topLevel={2} className={styles.words} />
            <button type="button" className={styles.ok}>
              OK
            </button>
          </section>
        )}
        {announcementBar.length > 0 && (
          <section
            hidden
            data-notice="bar"
            data-mark={announcementMark(announcementBar)}
            data-returns={announcementBarReturns || undefined}
            aria-label="Announcement"
            className={styles.bar}
          >
            <RichText text={announcementBar} topLevel={2} className={`${styles.words} ${styles.barWords}`} />
            <button type="button" className={styles.close}>
              <span aria-hidden="true">×</span>
              <span className={visuallyHidden}>Close announcement</span>
            </button>
          </section>
        )}
      </div>
      {announcementModal.length > 0 && (
        <dialog
          data-notice="modal"
          data-mark={announcementMark(announcementModal)}
          aria-label="Announcement"
          aria-describedby="announcement-text"
          className={styles.modal}
        >
          {/* The button has the focus, so that the text before it is read as what the dialog is about. */}
          <div id="announcement-text">
            <RichText text={announcementModal} topLevel={2} />
          </div>
          <button type="button" className={styles.ok} {...{ [CLOSES_ATTRIBUTE]: true }}>
            Close
          </button>
        </dialog>
      )}
    </>
  );
}

/** Two buttons that look the same, so that it is as easy to decline as to accept. */
function ConsentBanner({ policy }: { readonly policy: ShellResponse["cookiesPolicy"] }) {
  return (
    <section
      hidden
      data-notice="cookies"
      data-asks
      tabIndex={-1}
      aria-label="Cookies"
      className={styles.cookies}
    >
      <div className={styles.words}>
        <p>May analytics store cookies in your browser? Until you accept, nothing is measured.</p>
        <RichText text={policy} topLevel={2} />
      </div>
      <div className={styles.choices}>
        <button type="button" value="granted" className={styles.ok}>
          Accept
        </button>
        <button type="button" value="denied" className={styles.ok}>
          Decline
        </button>
      </div>
    </section>
  );
}
