import { useEffect, useRef } from "react";
import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import { RichText } from "../content/rich-text.tsx";
import { PREFETCHED_ON_INTENT } from "../navigation/use-watched-links.ts";
import * as styles from "./notices.css.ts";
import type { ConsentState } from "./use-consent.ts";

interface ConsentBannerProps {
  readonly policy: ShellResponse["cookiesPolicy"];
  readonly consent: ConsentState;
}

/** Two buttons that look the same, so that it is as easy to decline as to accept. */
export function ConsentBanner({ policy, consent: { choose, isAskedAgain } }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isAskedAgain) banner.current?.focus();
  }, [isAskedAgain]);
  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-label="Cookies"
      className={styles.cookies}
      {...{ [PREFETCHED_ON_INTENT]: "" }}
    >
      <div className={styles.words}>
        <p>May analytics store cookies in your browser? Until you accept, nothing is measured.</p>
        <RichText text={policy} topLevel={2} />
      </div>
      <div className={styles.choices}>
        <button type="button" className={styles.ok} onClick={() => choose("granted")}>
          Accept
        </button>
        <button type="button" className={styles.ok} onClick={() => choose("denied")}>
          Decline
        </button>
      </div>
    </section>
  );
}
