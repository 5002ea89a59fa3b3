import type { Locale } from "../../../brand/locale.ts";
import type { PageViewOf } from "../../../src/domain/content/page-view.ts";
import { hasVotes, type Resolution, resolutionName } from "../../../src/domain/meetings/resolution.ts";
import { countOf } from "../../../src/domain/meetings/vote-share.ts";
import { RichText } from "../../content/rich-text.tsx";
import { DocumentList } from "../content/document-list.tsx";
import { FigureTable } from "../content/figure-table.tsx";
import { InSentence } from "../content/in-its-language.tsx";
import { useLocale, useTexts } from "../locale.ts";
import { ComposedPage } from "../pages/composed-page.tsx";
import { Accordion } from "../sections/accordion.tsx";
import { CallToAction } from "../sections/call-to-action.tsx";
import { DatesSection } from "../sections/dates-section.tsx";
import { SectionFrame } from "../sections/section-frame.tsx";
import { Poll } from "./poll.tsx";

interface MeetingProps {
  readonly page: PageViewOf<"general-meeting">;
}

/** A general meeting: before it how to take part, while it is live the webcast, after it only how the resolutions went. */
export function GeneralMeetingPage({ page }: MeetingProps) {
  const { meetings: texts } = useTexts();
  const webcast = page.state === "live" ? page.event?.webcast : undefined;
  const isOver = page.state === "after";
  return (
    <ComposedPage page={page}>
      {webcast && (
        <CallToAction
          section={{
            kind: "call-to-action",
            heading: texts.liveNow,
            text: [],
            action: { label: texts.watch, link: webcast },
          }}
        />
      )}
      {!isOver && <Dates page={page} />}
      {!isOver && page.attend.length > 0 && (
        <SectionFrame heading={texts.attend}>
          <RichText text={page.attend} language={page.wordsIn?.attend} topLevel={3} />
        </SectionFrame>
      )}
      <Resolutions page={page} />
      <Documents page={page} />
      <ShareClasses page={page} />
      {isOver && <Dates page={page} />}
    </ComposedPage>
  );
}

/** The meeting with its deadlines, whose titles need not name it here; without them once it is over. */
function Dates({ page }: MeetingProps) {
  const { meetings: texts } = useTexts();
  const isOver = page.state === "after";
  const shortTitles = new Map(
    page.deadlines.map(({ key, kind, holders }) => [key, texts.deadlineOf(texts.deadlines[kind], holders)]),
  );
  const events = page.dates
    .filter(({ key }) => !isOver || !shortTitles.has(key))
    .map((date) => ({ ...date, title: shortTitles.get(date.key) ?? date.title }));
  if (events.length === 0) return null;
  return (
    <DatesSection
      heading={isOver ? texts.pastDate : texts.dates}
      events={events}
      feed={isOver ? undefined : page.feed}
    />
  );
}

/** The resolutions with the votes of the poll, if there was one, and their text. */
function Resolutions({ page }: MeetingProps) {
  const locale = useLocale();
  const { meetings: texts } = locale.texts;
  const { resolutions } = page;
  const withVotes = resolutions.some((one) => hasVotes(one) || one.decidedBy === "Show of hands");
  const entries = resolutions.map((resolution) => ({
    title: (
      <InSentence
        sentence={(name) => [name, described(resolution, locale)].filter(Boolean).join(" ")}
        words={resolutionName(resolution)}
        language={resolution.wordsIn?.title}
      />
    ),
    body: resolution.text,
    wordsIn: resolution.wordsIn && { body: resolution.wordsIn.text },
  }));
  return (
    <>
      {withVotes && <Poll page={page} />}
      <Accordion section={{ heading: withVotes ? texts.agenda : texts.resolutions, entries }} />
    </>
  );
}

/** Its kind, and what the board recommends if that is not to vote for it. */
function described({ kind, recommendation }: Resolution, locale: Locale): string {
  const { meetings: texts } = locale.texts;
  const parts = [kind && texts.kinds[kind], recommendation === "Against" && texts.recommendedAgainst];
  const known = parts.filter(Boolean).join("; ");
  return known && `(${known})`;
}

function Documents({ page }: MeetingProps) {
  const { meetings: texts } = useTexts();
  const documents = [page.poll, page.minutes, ...page.documents].filter((document) => document !== undefined);
  if (documents.length === 0) return null;
  return (
    <SectionFrame heading={texts.documents}>
      <DocumentList documents={documents} covers />
    </SectionFrame>
  );
}

/** The shares of each class and their votes. */
function ShareClasses({ page }: MeetingProps) {
  const { meetings: texts } = useTexts();
  if (page.shareClasses.length === 0) return null;
  return (
    <SectionFrame heading={texts.shareClasses}>
      <FigureTable
        caption={texts.sharesTable}
        columns={[{ name: texts.shares }, { name: texts.votes }]}
        rows={page.shareClasses.map(({ name, wordsIn, shares, votes = shares }) => ({
          measure: name,
          wordsIn: wordsIn && { measure: wordsIn.name },
          decimals: countOf(votes).decimals,
          cells: [shares, votes],
        }))}
      />
    </SectionFrame>
  );
}
