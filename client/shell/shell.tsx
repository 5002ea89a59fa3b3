import { memo, type PropsWithChildren, type Ref, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import type { ShellData } from "../../src/adapters/http/contract/initial-state.ts";
import { useTexts } from "../content/locale.ts";
import { NavigationEffects } from "../navigation/navigation-effects.tsx";
import { useLinks } from "../navigation/use-links.ts";
import { useWatchedLinks } from "../navigation/use-watched-links.ts";
import { Notices } from "../notices/notices.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { MAIN_ID } from "./ids.ts";
import * as styles from "./shell.css.ts";

interface ShellProps extends PropsWithChildren {
  /** Absent if it could not be loaded: the page has no menus then. */
  readonly data: ShellData | undefined;
}

function SiteShell({ data, children }: ShellProps) {
  const { shell: texts } = useTexts();
  const root = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const [consentAsker, setConsentAsker] = useState<HTMLElement>();
  useWatchedLinks(root);
  return (
    <div ref={root} className={styles.shell} {...useLinks()}>
      <a href={`#${MAIN_ID}`} className={styles.skipLink}>
        {texts.skipToContent}
      </a>
      <Header options={data?.options} />
      {data && <Notices data={data} asker={consentAsker} onAnswer={() => setConsentAsker(undefined)} />}
      <Main ref={main}>{children}</Main>
      {data && (
        <Footer options={data.options} onConsentSettings={data.asksConsent ? setConsentAsker : undefined} />
      )}
      <NavigationEffects root={root} main={main} />
    </div>
  );
}

/** The layout around every page. It is rendered again only if its data change. */
export const Shell = memo(SiteShell);

function Main({ ref, children }: PropsWithChildren<{ readonly ref: Ref<HTMLElement> }>) {
  const { location: next } = useNavigation();
  const { pathname } = useLocation();
  return (
    <main
      ref={ref}
      id={MAIN_ID}
      tabIndex={-1}
      className={styles.main}
      aria-busy={next ? true : undefined}
      data-leaving={next && next.pathname !== pathname ? "" : undefined}
    >
      {children}
    </main>
  );
}
