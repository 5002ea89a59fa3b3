import type { ReactNode } from "react";
import type { SectionView } from "../../../src/domain/content/section.ts";
import { Accordion } from "./accordion.tsx";
import { Announcements } from "./announcements.tsx";
import { Calendar } from "./calendar.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { Cards } from "./cards.tsx";
import { ContactDetails, Offices } from "./contacts.tsx";
import { Dividends } from "./dividends.tsx";
import { DocumentCentre, DocumentListSection } from "./documents.tsx";
import { Comparison, Debt, FinancialSummary, ShareCapital } from "./figures.tsx";
import { GeneralMeetings } from "./general-meetings.tsx";
import { Hero } from "./hero.tsx";
import { ImageWithText } from "./image-with-text.tsx";
import { LatestNews } from "./latest-news.tsx";
import { People } from "./people.tsx";
import { PressKit } from "./press-kit.tsx";
import { Quote } from "./quote.tsx";
import { ReportingPeriods } from "./reporting-periods.tsx";
import { RichTextSection } from "./rich-text.tsx";
import type { SectionProps } from "./section-frame.tsx";
import { SiteMap } from "./site-map.tsx";
import { Statistics } from "./statistics.tsx";
import { Timeline } from "./timeline.tsx";

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

const VIEWS: { readonly [Kind in Kinds]: (props: SectionProps<Kind>) => ReactNode } = {
  hero: Hero,
  "rich-text": RichTextSection,
  "image-with-text": ImageWithText,
  cards: Cards,
  accordion: Accordion,
  statistics: Statistics,
  people: People,
  timeline: Timeline,
  quote: Quote,
  dividends: Dividends,
  "document-list": DocumentListSection,
  "document-centre": DocumentCentre,
  "call-to-action": CallToAction,
  "latest-news": LatestNews,
  announcements: Announcements,
  "contact-details": ContactDetails,
  offices: Offices,
  comparison: Comparison,
  "reporting-periods": ReportingPeriods,
  "general-meetings": GeneralMeetings,
  "press-kit": PressKit,
  "site-map": SiteMap,
  "financial-summary": FinancialSummary,
  "share-capital": ShareCapital,
  debt: Debt,
  calendar: Calendar,
};

function OneSection<Kind extends Kinds>({ kind, section }: SectionProps<Kind> & { readonly kind: Kind }) {
  const View: (props: SectionProps<Kind>) => ReactNode = VIEWS[kind];
  return <View section={section} />;
}
