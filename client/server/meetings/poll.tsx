import type { Locale } from "../../../brand/locale.ts";
import { RULES, voteNames } from "../../../src/adapters/http/contract/meetings/vote-names.ts";
import type { PageViewOf } from "../../../src/domain/content/page-view.ts";
import {
  type Choice,
  choicesOf,
  INSTRUCTIONS,
  type Resolution,
  resolutionName,
} from "../../../src/domain/meetings/resolution.ts";
import { countVotes, type Poll as Polled, type VoteCount } from "../../../src/domain/meetings/vote-count.ts";
import type { Amount } from "../../../src/domain/meetings/vote-share.ts";
import { VOTES_NAME } from "../../../src/domain/meetings/votes-table.ts";
import { formatAmount } from "../../../src/domain/text/amount.ts";
import { Heading, RichText } from "../../content/rich-text.tsx";
import { type BarPart, PartsChart } from "../charts/parts-chart.tsx";
import { caption } from "../content/content-table.css.ts";
import { FigureLinks } from "../content/figure-files.tsx";
import { unit } from "../content/figure-table.css.ts";
import { InItsLanguage, InSentence } from "../content/in-its-language.tsx";
import { Note } from "../content/note.tsx";
import { type RowColumn, RowTable } from "../content/row-table.tsx";
import { useLocale, useTexts } from "../locale.ts";
import { SectionFrame } from "../sections/section-frame.tsx";
import * as styles from "./poll.css.ts";

interface PollProps {
  readonly page: PageViewOf<"general-meeting">;
}

/** A resolution with its votes. */
interface Voted {
  /** Unlike those of the others, which may have the same title. */
  readonly key: string;
  readonly resolution: Resolution;
  readonly poll: Polled;
}

/** How the resolutions of a meeting went: a bar for each, all numbers, and what the board says to those who voted against it. */
export function Poll({ page }: PollProps) {
  const locale = useLocale();
  const { meetings: texts } = locale.texts;
  const voted = page.resolutions.map((resolution, index) => ({
    key: String(index),
    resolution,
    poll: countVotes(resolution, page, RULES),
  }));
  const before = page.remunerationBefore;
  const hadStrike = before && countVotes(before.resolution, before, RULES).dissent?.kind === "strike";
  const counts = voted.map(({ poll }) => poll.count);
  return (
    <SectionFrame heading={texts.results} content="below">
      <PartsChart
        alternative={texts.chart}
        bars={voted.flatMap((one) => {
          const parts = partsOf(one, locale);
          const note = [outcomeOf(one, locale), markOf(one, hadStrike, locale)].filter(Boolean).join(" · ");
          return parts.length === 0
            ? []
            : { title: <ResolutionName resolution={one.resolution} />, note, parts };
        })}
      />
      {[...Map.groupBy(voted, ({ resolution }) => choicesOf(resolution.kind).join()).entries()].map(
        ([choices, group]) => (
          <RowTable
            key={choices}
            name={texts.resultsTable}
            columns={columnsOf(group, hadStrike, locale)}
            rows={group.flatMap(rowsOf)}
            keyOf={({ key }) => key}
          />
        ),
      )}
      {voted.some(hasUncounted) && <Note>{texts.uncountedNotes[RULES.uncounted]}</Note>}
      {counts.some(({ brokerNonVotes }) => brokerNonVotes) && <Note>{texts.brokerNote}</Note>}
      <Proxies voted={voted} />
      <FigureLinks name={VOTES_NAME} heading={texts.results} />
      {page.resolutions.map((resolution, index) =>
        resolution.response && resolution.response.length > 0 ? (
          <div key={index}>
            <Heading level={3} className={caption}>
              <InSentence
                sentence={texts.response}
                words={resolutionName(resolution)}
                language={resolution.wordsIn?.title}
              />
            </Heading>
            <RichText text={resolution.response} language={resolution.wordsIn?.response} topLevel={4} />
          </div>
        ) : null,
      )}
    </SectionFrame>
  );
}

const FILLS = {
  for: "first",
  against: "second",
  withheld: "second",
  oneYear: "first",
  twoYears: "second",
  threeYears: "third",
} as const satisfies Record<Choice, BarPart["fill"]>;

/** The votes of each choice, and those that are in no sum. */
function partsOf({ resolution, poll: { count } }: Voted, locale: Locale): readonly BarPart[] {
  const { kind } = resolution;
  const chosen = choicesOf(kind).flatMap((choice): readonly BarPart[] => {
    const amount = count[choice];
    const share = count[`${choice}Share`];
    if (!amount) return [];
    const text = [share && percentText(share, locale), amountText(amount, locale)]
      .filter(Boolean)
      .join(" · ");
    return [
      { name: voteNames(locale).column(choice, kind), amount: amount.value, text, fill: FILLS[choice] },
    ];
  });
  const { withheld } = count;
  if (chosen.length === 0 || !withheld || choicesOf(kind).includes("withheld")) return chosen;
  const name = voteNames(locale).column("withheld", kind);
  return [...chosen, { name, amount: withheld.value, text: amountText(withheld, locale), fill: "apart" }];
}

/** Whether votes were withheld that are in no sum. */
function hasUncounted({ resolution, poll: { count } }: Voted): boolean {
  return count.withheld !== undefined && !choicesOf(resolution.kind).includes("withheld");
}

/** What was decided; in a vote on frequency, what most chose. */
function outcomeOf({ resolution, poll: { count } }: Voted, locale: Locale): string | undefined {
  const { kind } = resolution;
  if (kind !== "Frequency of votes on pay") return voteNames(locale).outcomeOf(resolution);
  const [most, next] = choicesOf(kind)
    .map((choice) => ({ choice, votes: count[choice]?.value ?? 0 }))
    .sort((one, other) => other.votes - one.votes);
  return most && most.votes > (next?.votes ?? 0) ? voteNames(locale).column(most.choice, kind) : undefined;
}

/** The note on a vote in which many voted against the board. */
function markOf(
  { poll: { dissent } }: Voted,
  hadStrike: boolean | undefined,
  locale: Locale,
): string | undefined {
  const { content, meetings: texts } = locale.texts;
  if (!dissent) return undefined;
  const share = texts.dissent(percentText(dissent.share, locale));
  if (dissent.kind === "response") return share;
  return `${hadStrike ? texts.secondStrike : texts.strike}${content.colon}${share}`;
}

/** A row of the table: a resolution, or a class of shares that votes on it apart. */
interface VoteRow {
  readonly key: string;
  readonly voted: Voted;
  readonly count: VoteCount;
  /** The votes of one class of shares. Default: those of all. */
  readonly ofClass?: Polled["ofClasses"][number] | undefined;
}

function rowsOf(voted: Voted): readonly VoteRow[] {
  const { count, ofClasses } = voted.poll;
  return [
    { key: voted.key, voted, count },
    ...ofClasses.map((one) => ({
      key: `${voted.key} ${one.name}`,
      voted,
      count: one.count,
      ofClass: one,
    })),
  ];
}

/** The columns of which some resolution of the same kind of question has a number. */
function columnsOf(
  group: readonly Voted[],
  hadStrike: boolean | undefined,
  locale: Locale,
): readonly RowColumn<VoteRow>[] {
  const { meetings: texts } = locale.texts;
  const [{ resolution } = { resolution: undefined }] = group;
  const kind = resolution?.kind;
  const rows = group.flatMap(rowsOf);
  const choices = choicesOf(kind).map(
    (choice): RowColumn<VoteRow> => ({
      name: voteNames(locale).column(choice, kind),
      cell: ({ count }) => count[choice] && <Votes votes={count[choice]} share={count[`${choice}Share`]} />,
    }),
  );
  const others = (["withheld", "brokerNonVotes", "valid", "shares", "capitalShare"] as const)
    .filter((column) => !choicesOf(kind).some((choice) => choice === column))
    .filter((column) => rows.some(({ count }) => count[column]))
    .map(
      (column): RowColumn<VoteRow> => ({
        name: voteNames(locale).column(column, kind),
        cell: ({ count }) => count[column] && amountText(count[column], locale),
      }),
    );
  return [
    {
      name: texts.resolution,
      cell: ({ voted, ofClass }) => <Title voted={voted} ofClass={ofClass} />,
    },
    {
      name: voteNames(locale).outcome,
      isText: true,
      cell: ({ voted, ofClass }) =>
        ofClass
          ? undefined
          : [outcomeOf(voted, locale), markOf(voted, hadStrike, locale)].filter(Boolean).join("; ") ||
            undefined,
    },
    ...choices,
    ...others,
  ];
}

/** A resolution by number and title, in the language of its title. */
function ResolutionName({ resolution }: { readonly resolution: Resolution }) {
  return <InItsLanguage language={resolution.wordsIn?.title}>{resolutionName(resolution)}</InItsLanguage>;
}

function Title({ voted: { resolution }, ofClass }: Pick<VoteRow, "voted" | "ofClass">) {
  const { meetings: texts } = useTexts();
  if (ofClass !== undefined)
    return (
      <>
        <ResolutionName resolution={resolution} /> (
        <InItsLanguage language={ofClass.wordsIn?.name}>{ofClass.name}</InItsLanguage>)
      </>
    );
  return (
    <>
      <ResolutionName resolution={resolution} />{" "}
      {resolution.kind && <small className={unit}>{texts.kinds[resolution.kind]}</small>}
    </>
  );
}

/** Votes in full, which the declaration of a poll has, with their share of the votes cast. */
function Votes({ votes, share }: { readonly votes: Amount; readonly share: Amount | undefined }) {
  const locale = useLocale();
  return (
    <span>
      {amountText(votes, locale)}{" "}
      {share && <small className={styles.share}>{percentText(share, locale)}</small>}
    </span>
  );
}

/** What proxies were told. */
function Proxies({ voted }: { readonly voted: readonly Voted[] }) {
  const locale = useLocale();
  const { meetings: texts } = locale.texts;
  const rows = voted.filter(({ poll }) => poll.proxies);
  if (rows.length === 0) return null;
  const columns = INSTRUCTIONS.filter((instruction) =>
    rows.some(({ poll }) => poll.proxies?.[instruction] !== undefined),
  );
  return (
    <>
      <Heading level={3} className={caption}>
        {texts.proxies}
      </Heading>
      <RowTable
        name={texts.proxies}
        columns={[
          {
            name: texts.resolution,
            cell: ({ resolution }: Voted) => <ResolutionName resolution={resolution} />,
          },
          ...columns.map((instruction) => ({
            name: voteNames(locale).proxies[instruction],
            cell: ({ poll }: Voted) => {
              const value = poll.proxies?.[instruction];
              return value === undefined ? undefined : amountText({ value, decimals: 0 }, locale);
            },
          })),
        ]}
        rows={rows}
        keyOf={({ key }) => key}
      />
    </>
  );
}

function amountText({ value, decimals }: Amount, locale: Locale): string {
  const { formats } = locale;
  return formatAmount(value, formats, decimals);
}

function percentText(amount: Amount, locale: Locale): string {
  const { content } = locale.texts;
  return content.percent(amountText(amount, locale));
}
