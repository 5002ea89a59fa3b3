import { type PropsWithChildren, type ReactNode, useContext } from "react";
import type { NamedSection } from "../../../src/adapters/http/contract/initial-state.ts";
import { PageHead } from "../../content/page-head.tsx";
import { container, label, partTitle } from "../../styles/layout.css.ts";
import { SectionFrame } from "../sections/section-frame.tsx";
import { Sections } from "../sections/sections.tsx";
import { ShownViews } from "../views.ts";
import { Charts, Entries, Fields, Icons, Links, Lists } from "./components.tsx";
import { Gap } from "./example.tsx";
import { GUIDE_PARTS, sectionId, WIDE_GUIDE_PARTS } from "./parts.ts";
import { Failures, Heads, Search } from "./states.tsx";
import { Colours, Measures, Motion, Pairs, Type } from "./tokens.tsx";

/** By their ids. */
type Parts = Readonly<Record<string, ReactNode>>;

const WIDE_PARTS: Parts = {
  heads: <Heads />,
  failures: <Failures />,
} satisfies Record<keyof typeof WIDE_GUIDE_PARTS, ReactNode>;

/** All building blocks of pages on one page: tokens, components in each state, sections of every kind. */
export function StyleGuide({ sections }: { readonly sections: readonly NamedSection[] }) {
  const views = useContext(ShownViews);
  const otherStates = (example: NamedSection) =>
    views.flatMap(({ exampleStates }) => exampleStates?.(example) ?? []);
  const parts: Parts = {
    colours: <Colours />,
    contrast: <Pairs />,
    type: <Type />,
    measures: <Measures />,
    motion: <Motion />,
    links: <Links />,
    fields: <Fields />,
    lists: <Lists />,
    entries: <Entries sections={sections.map(({ section }) => section)} />,
    charts: <Charts />,
    search: <Search />,
    icons: <Icons />,
  } satisfies Record<keyof typeof GUIDE_PARTS, ReactNode>;
  return (
    <>
      <PageHead title="Style guide" tone="dark" />
      {Object.entries(GUIDE_PARTS).map(([id, heading]) => (
        <SectionFrame key={id} id={id} heading={heading} content="below">
          {parts[id]}
        </SectionFrame>
      ))}
      {Object.entries(WIDE_GUIDE_PARTS).map(([id, heading]) => (
        <Wide key={id} id={id} heading={heading}>
          {WIDE_PARTS[id]}
        </Wide>
      ))}
      {[...Map.groupBy(sections, ({ section }) => section.kind)].map(([kind, examples]) => (
        <Wide key={kind} id={sectionId(kind)} heading={`Section: ${kind}`}>
          {[...examples, ...examples.slice(0, 1).flatMap(otherStates)].map(({ name, section }) => (
            <div key={name}>
              <Gap />
              <p className={`${container} ${label}`}>{name}</p>
              <Sections sections={[section]} />
            </div>
          ))}
        </Wide>
      ))}
    </>
  );
}

/** Examples in full window width. */
function Wide({ id, heading, children }: PropsWithChildren<Readonly<Record<"id" | "heading", string>>>) {
  return (
    <div id={id}>
      <Gap />
      <Gap />
      <h2 className={`${container} ${partTitle}`}>{heading}</h2>
      {children}
    </div>
  );
}
