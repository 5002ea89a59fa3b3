import { type ReactNode, useId } from "react";
import { type PagePart, partsOfPage } from "../../../src/domain/content/page-parts.ts";
import type { PageViewOf } from "../../../src/domain/content/page-view.ts";
import type { ComposedPageType } from "../../../src/domain/links/address.ts";
import * as row from "../../content/filter-links.css.ts";
import { lead } from "../../content/page-head.css.ts";
import { PageHead } from "../../content/page-head.tsx";
import { RichText } from "../../content/rich-text.tsx";
import { useTexts } from "../locale.ts";
import { Hero } from "../sections/hero.tsx";
import { SectionFrame } from "../sections/section-frame.tsx";
import { Sections } from "../sections/sections.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { LanguageNotice } from "./language-notice.tsx";
import * as styles from "./pages.css.ts";

interface ComposedPageProps {
  readonly page: PageViewOf<"home" | ComposedPageType>;
  /** What is between the head and the sections. */
  readonly children?: ReactNode;
}

/** A page with a title, an introduction and sections. If the first section is a hero, it is the page's head. */
export function ComposedPage({ page, children }: ComposedPageProps) {
  const above = (
    <>
      {page.above && page.above.length > 0 && <Breadcrumb pages={page.above} />}
      <LanguageNotice page={page} />
    </>
  );
  // On a contact page the header stays light (specification, section 2).
  const top = page.type === "contact-page" ? "light" : "dark";
  const intro = page.type === "home" ? [] : page.intro;
  const [first, ...others] = page.sections;
  // Only the pages for investors have a table of contents.
  const shown = first?.kind === "hero" ? others : page.sections;
  const parts = page.type === "investors-page" ? partsOfPage(shown) : [];
  if (first?.kind === "hero") {
    return (
      <>
        <Hero section={first} level={1} above={above} top={top} />
        {intro.length > 0 && (
          <SectionFrame>
            <RichText text={intro} className={lead} />
          </SectionFrame>
        )}
        {parts.length > 0 && <PageContents parts={parts} />}
        {children}
        <Sections sections={shown} parts={parts} />
      </>
    );
  }
  return (
    <>
      <PageHead title={page.title} tone={top} above={above}>
        <RichText text={intro} className={lead} />
      </PageHead>
      {children}
      <Sections sections={shown} parts={parts} />
    </>
  );
}

/** Table of contents of a long page, in a row as filters of lists are. */
function PageContents({ parts }: { readonly parts: readonly PagePart[] }) {
  const { content: texts } = useTexts();
  const labelId = useId();
  return (
    <SectionFrame background="row" content="below">
      <nav aria-labelledby={labelId} className={`${row.filter} ${styles.contents}`}>
        <span id={labelId} className={row.label}>
          {texts.onThisPage}
        </span>
        <ul className={`${row.values} ${styles.jumps}`}>
          {parts.map(({ id, heading, headingIn }) => (
            <li key={id}>
              <a href={`#${id}`} lang={headingIn}>
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </SectionFrame>
  );
}
