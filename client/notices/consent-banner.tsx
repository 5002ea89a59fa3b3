import { useEffect, useRef } from "react";
import { notices as texts } from "#texts/notices.ts";
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
      aria-label={texts.cookies}
      className={styles.cookies}
      {...{ [PREFETCHED_ON_INTENT]: "" }}
    >
      <div className={styles.text}>
        <p>{texts.consent}</p>
        <RichText text={policy} topLevel={2} />
      </div>
      <div className={styles.buttons}>
        <button type="button" className={styles.button} onClick={() => choose("granted")}>
          {texts.accept}
        </button>
        <button type="button" className={styles.button} onClick={() => choose("denied")}>
          {texts.decline}
        </button>
      </div>
    </section>
  );
}
