import { meetings as texts } from "#texts/meetings.ts";
import { formats } from "../../../brand/derived.ts";
import type { PageViewOf } from "../../../src/domain/content/page-view.ts";
import {
  allVotes,
  countVotes,
  hasVotes,
  resolutionName,
  VOTE_COLUMNS,
  type VoteColumn,
  type VoteCount,
} from "../../../src/domain/meetings/general-meeting.ts";
import { VOTES_NAME } from "../../../src/domain/meetings/votes-table.ts";
import { formatAmount } from "../../../src/domain/text/amount.ts";
import { RichText } from "../../content/rich-text.tsx";
import { BarCharts } from "../charts/bar-chart.tsx";
import { DocumentList } from "../content/document-list.tsx";
import { FigureLinks } from "../content/figure-files.tsx";
import { FigureTable } from "../content/figure-table.tsx";
import { Note } from "../content/note.tsx";
import { ComposedPage } from "../pages/composed-page.tsx";
import { Accordion } from "../sections/accordion.tsx";
import { CallToAction } from "../sections/call-to-action.tsx";
import { DatesSection } from "../sections/dates-section.tsx";
import { SectionFrame } from "../sections/section-frame.tsx";

interface MeetingProps {
  readonly page: PageViewOf<"general-meeting">;
}

/** A general meeting: before it how to take part, while it is live the webcast, after it only how the resolutions went. */
export function GeneralMeetingPage({ page }: MeetingProps) {
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
          <RichText text={page.attend} topLevel={3} />
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
  const { resolutions } = page;
  const withVotes = resolutions.some(hasVotes);
  const entries = resolutions.map((resolution) => ({
    title: resolutionName(resolution) + (resolution.kind ? ` (${texts.kinds[resolution.kind]})` : ""),
    body: resolution.text,
  }));
  return (
    <>
      {withVotes && <Poll page={page} />}
      <Accordion
        section={{ kind: "accordion", heading: withVotes ? texts.agenda : texts.resolutions, entries }}
      />
    </>
  );
}

const CHARTS = [
  { column: "forShare", name: texts.votesFor, unit: texts.ofValid },
  { column: "capitalShare", name: texts.turnout, unit: texts.ofCapital },
] as const;

function Poll({ page }: MeetingProps) {
  const total = allVotes(page);
  const counted = page.resolutions.map((resolution) => ({
    resolution,
    count: countVotes(resolution, total),
  }));
  const columns = VOTE_COLUMNS.filter((column) => counted.some(({ count }) => count[column] !== undefined));
  return (
    <SectionFrame heading={texts.results} content="below">
      {counted.length > 1 && (
        <BarCharts
          charts={CHARTS.filter(({ column }) => columns.includes(column)).map(({ column, name, unit }) => ({
            name,
            unit,
            amounts: counted.map(({ resolution, count }, index) => ({
              period: resolution.number ?? String(index + 1),
              amount: count[column],
            })),
            alternative: texts.chart(name),
          }))}
        />
      )}
      <FigureTable
        caption={texts.resultsTable}
        columns={[texts.outcome, ...columns.map((column) => texts.columns[column])]}
        rows={counted.map(({ resolution, count }) => ({
          measure: resolutionName(resolution),
          unit: resolution.kind && texts.kinds[resolution.kind],
          cells: [
            resolution.outcome && texts.outcomes[resolution.outcome],
            ...columns.map((column) => countText(column, count)),
          ],
        }))}
      />
      <Note>{texts.withheldNote}</Note>
      <FigureLinks name={VOTES_NAME} heading={texts.results} />
    </SectionFrame>
  );
}

/** Votes in full, which the declaration of a poll has; shares in per cent with a decimal. */
function countText(column: VoteColumn, count: VoteCount): string | undefined {
  const value = count[column];
  return value === undefined ? undefined : formatAmount(value, formats, column.endsWith("Share") ? 1 : 0);
}

function Documents({ page }: MeetingProps) {
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
  if (page.shareClasses.length === 0) return null;
  return (
    <SectionFrame heading={texts.shareClasses}>
      <FigureTable
        caption={texts.sharesTable}
        columns={[texts.shares, texts.votes]}
        rows={page.shareClasses.map(({ name, shares, votes = shares }) => ({
          measure: name,
          decimals: 0,
          cells: [shares, votes],
        }))}
      />
    </SectionFrame>
  );
}
