import { useContext } from "react";
import type { SectionView } from "../../../src/domain/content/section.ts";
import { ShownViews, type ViewOfSection } from "../views.ts";
import type { SectionProps } from "./section-frame.tsx";

type Kinds = SectionView["kind"];

interface SectionsProps {
  readonly sections: readonly SectionView[];
  /** Sections with an id for links. Default: none. */
  readonly parts?: readonly { readonly id: string; readonly section: SectionView }[];
}

/** The sections of a page, in the editor's order. */
export function Sections({ sections, parts = [] }: SectionsProps) {
  return sections.map((section, index) => {
    const part = parts.find((candidate) => candidate.section === section);
    const shown = <OneSection key={index} kind={section.kind} section={section} />;
    return part ? (
      <div key={index} id={part.id}>
        {shown}
      </div>
    ) : (
      shown
    );
  });
}

/** A section by its kind; nothing for a kind that the site does not show. */
function OneSection<Kind extends Kinds>({ kind, section }: SectionProps<Kind> & { readonly kind: Kind }) {
  const views = useContext(ShownViews);
  const View = views
    .map(({ sections }): ViewOfSection<Kind> | undefined => sections?.[kind])
    .find((view) => view !== undefined);
  return View && <View section={section} />;
}
