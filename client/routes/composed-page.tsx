import type { PageViewOf } from "../../src/domain/content/page-view.ts";
import type { RichText as RichTextValue } from "../../src/domain/content/rich-text.ts";
import { RichText } from "../content/rich-text.tsx";
import { Hero } from "../sections/hero.tsx";
import { SectionFrame } from "../sections/section-frame.tsx";
import { Sections } from "../sections/sections.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { lead } from "./page-head.css.ts";
import { PageHead } from "./page-head.tsx";

interface ComposedPageProps {
  readonly page: PageViewOf<"page"> | PageViewOf<"investors-page"> | PageViewOf<"contact-page">;
}

/** A page made of a title, an introduction and sections. A hero that comes first is its head. */
export function ComposedPage({ page }: ComposedPageProps) {
  const above = page.type === "page" && page.parent && <Breadcrumb parent={page.parent} />;
  // Over a contact page the header keeps to its paper (specification, section 2).
  const top = page.type === "contact-page" ? "light" : "dark";
  const [first, ...others] = page.sections;
  if (first?.kind === "hero") {
    return (
      <>
        <Hero section={first} level={1} above={above} top={top} />
        <Introduction text={page.intro} />
        <Sections sections={others} />
      </>
    );
  }
  return (
    <>
      <PageHead title={page.title} tone={top} above={above}>
        <RichText text={page.intro} className={lead} />
      </PageHead>
      <Sections sections={page.sections} />
    </>
  );
}

function Introduction({ text }: { readonly text: RichTextValue }) {
  if (text.length === 0) return null;
  return (
    <SectionFrame>
      <RichText text={text} className={lead} />
    </SectionFrame>
  );
}
