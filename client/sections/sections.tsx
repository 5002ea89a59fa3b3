import type { ReactNode } from "react";
import type { SectionView } from "../../src/domain/content/section.ts";
import { Accordion } from "./accordion.tsx";
import { Calendar } from "./calendar.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { Cards } from "./cards.tsx";
import { Comparison } from "./comparison.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { DocumentCentre } from "./document-centre.tsx";
import { DocumentListSection } from "./document-list.tsx";
import { FinancialSummary } from "./financial-summary.tsx";
import { Hero } from "./hero.tsx";
import { ImageWithText } from "./image-with-text.tsx";
import { LatestNews } from "./latest-news.tsx";
import { Offices } from "./offices.tsx";
import { People } from "./people.tsx";
import { Quote } from "./quote.tsx";
import { ReportingPeriods } from "./reporting-periods.tsx";
import { RichTextSection } from "./rich-text.tsx";
import { SiteMap } from "./site-map.tsx";
import { Statistics } from "./statistics.tsx";
import { Timeline } from "./timeline.tsx";

interface SectionsProps {
  readonly sections: readonly SectionView[];
  /** Sections with an id for links. Default: none. */
  readonly parts?: readonly { readonly id: string; readonly section: SectionView }[];
}

/** The sections of a page, in the editor's order. */
export function Sections({ sections, parts = [] }: SectionsProps) {
  return sections.map((section, index) => {
    const part = parts.find((candidate) => candidate.section === section);
    const shown = <OneSection key={index} section={section} />;
    return part ? (
      <div key={index} id={part.id}>
        {shown}
      </div>
    ) : (
      shown
    );
  });
}

function OneSection({ section }: { readonly section: SectionView }): ReactNode {
  switch (section.kind) {
    case "hero":
      return <Hero section={section} />;
    case "rich-text":
      return <RichTextSection section={section} />;
    case "image-with-text":
      return <ImageWithText section={section} />;
    case "cards":
      return <Cards section={section} />;
    case "accordion":
      return <Accordion section={section} />;
    case "statistics":
      return <Statistics section={section} />;
    case "people":
      return <People section={section} />;
    case "timeline":
      return <Timeline section={section} />;
    case "quote":
      return <Quote section={section} />;
    case "document-list":
      return <DocumentListSection section={section} />;
    case "document-centre":
      return <DocumentCentre section={section} />;
    case "call-to-action":
      return <CallToAction section={section} />;
    case "latest-news":
      return <LatestNews section={section} />;
    case "contact-details":
      return <ContactDetails section={section} />;
    case "offices":
      return <Offices section={section} />;
    case "comparison":
      return <Comparison section={section} />;
    case "reporting-periods":
      return <ReportingPeriods section={section} />;
    case "site-map":
      return <SiteMap section={section} />;
    case "financial-summary":
      return <FinancialSummary section={section} />;
    case "calendar":
      return <Calendar section={section} />;
  }
}
