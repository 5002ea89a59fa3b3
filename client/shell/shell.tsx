import { memo, type PropsWithChildren, type Ref, useRef } from "react";
import { useNavigation } from "react-router-dom";
import { shell as texts } from "#texts/shell.ts";
import type { ShellData } from "../../src/adapters/http/contract/initial-state.ts";
import { useLinks } from "../navigation/use-links.ts";
import { useNavigationEffects } from "../navigation/use-navigation-effects.ts";
import { ShowOffline } from "../navigation/use-open-page.ts";
import { useWatchedLinks } from "../navigation/use-watched-links.ts";
import { Notices } from "../notices/notices.tsx";
import { useConsent } from "../notices/use-consent.ts";
import { usePreviews } from "../preview/use-previews.ts";
import { visuallyHidden } from "../styles/layout.css.ts";
import { useVisitSettings } from "../visit-settings.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MAIN_ID } from "./main-id.ts";
import { useOfflineMessage } from "./offline-message.tsx";
import * as styles from "./shell.css.ts";

interface ShellProps extends PropsWithChildren {
  /** Absent if it could not be loaded: the page has no menus then. */
  readonly data: ShellData | undefined;
}

/** The layout around every page. It is not rendered again while a page is loading. */
export const Shell = memo(({ data, children }: ShellProps) => {
  const offline = useOfflineMessage();
  usePreviews();
  return (
    <ShowOffline value={offline.show}>
      <Layout data={data}>{children}</Layout>
      {offline.message}
    </ShowOffline>
  );
});

function Layout({ data, children }: ShellProps) {
  const root = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const consentSettings = useRef<HTMLButtonElement>(null);
  const links = useLinks();
  useWatchedLinks(root);
  const announced = useNavigationEffects({ root, main });
  const consent = useConsent({
    tagManagerId: useVisitSettings()?.tagManagerId,
    asksConsent: data?.asksConsent ?? false,
    settings: consentSettings,
  });
  return (
    <div ref={root} className={styles.shell} {...links}>
      <a href={`#${MAIN_ID}`} className={styles.skipLink}>
        {texts.skipToContent}
      </a>
      <Header options={data?.options} />
      {data && <Notices data={data} consent={consent} />}
      <Main ref={main}>{children}</Main>
      {data && (
        <Footer
          options={data.options}
          onConsentSettings={data.asksConsent ? consent.askAgain : undefined}
          settingsRef={consentSettings}
        />
      )}
      <p id="announcer" aria-live="polite" className={visuallyHidden}>
        {announced}
      </p>
    </div>
  );
}

function Main({ ref, children }: PropsWithChildren<{ readonly ref: Ref<HTMLElement> }>) {
  const isLoading = useNavigation().state !== "idle";
  return (
    <main ref={ref} id={MAIN_ID} tabIndex={-1} className={styles.main} aria-busy={isLoading || undefined}>
      {children}
    </main>
  );
}
