import {
  type Column,
  type ListedLink,
  listedDay,
  type RecordList,
  recordList,
  written,
} from "../content/record-list.ts";
import type { SectionOf } from "../content/section.ts";
import type { Link } from "../links/link.ts";
import { type CouponKind, type DebtInstrument, PERPETUAL, type Rating, type RatingKind } from "./debt.ts";
import { type Crossing, currentHolders, type Holder, newestFirst, totalOf } from "./holder.ts";
import { type BoughtBack, type CapitalDay, type CountedClass, capitalDays } from "./share-capital.ts";

type Names<Name extends string> = Readonly<Record<Name, string>>;

/** Names in the language of the site. */
export interface CapitalLabels {
  readonly sharesOnIssue: string;
  readonly votingRights: string;
  readonly history: string;
  readonly shares: Names<
    "asAt" | "name" | "isin" | "onIssue" | "treasury" | "votesPerShare" | "votes" | "suspended" | "castable"
  >;
  readonly boughtBack: string;
  readonly bought: Names<"since" | "until" | "shares" | "treasury">;
  readonly notInPublicHands: string;
  readonly percent: string;
  readonly holders: string;
  readonly notifications: string;
  readonly holder: Names<
    | "name"
    | "notified"
    | "crossed"
    | "crossing"
    | "threshold"
    | "shares"
    | "percent"
    | "onlyPercent"
    | "instruments"
    | "total"
    | "link"
  >;
  readonly crossings: Names<Crossing>;
  readonly ratings: string;
  readonly rating: Names<"agency" | "kind" | "grade" | "outlook" | "date" | "link">;
  readonly ratingKinds: Names<RatingKind>;
  readonly debt: string;
  readonly instrument: Names<
    | "name"
    | "isin"
    | "currency"
    | "volume"
    | "coupon"
    | "couponKind"
    | "issued"
    | "maturity"
    | "firstCall"
    | "listing"
    | "prospectus"
  >;
  readonly couponKinds: Names<CouponKind>;
  readonly perpetual: string;
}

type Shares = Pick<SectionOf<"share-capital">, "asAt" | "classes" | "notInPublicHands" | "holders">;

/** The lists of shares, their votes and their holders: what is so now, and what was so before. */
export function shareLists(section: Shares, labels: CapitalLabels) {
  const days = capitalDays(section);
  const [latest, ...earlier] = days;
  const holders = currentHolders(section.holders);
  const former = newestFirst(section.holders.filter((holder) => !holders.includes(holder)));
  const columns = holderColumns(section.holders, labels);
  const stated = section.notInPublicHands === undefined ? [] : [section.notInPublicHands];
  return {
    classes: recordList(labels.sharesOnIssue, classColumns(labels), latest?.classes ?? []),
    earlierClasses: recordList(
      labels.history,
      classColumns(labels),
      earlier.flatMap(({ classes }) => classes),
    ),
    totals: recordList(labels.votingRights, totalColumns(labels), days.flatMap(dayWithTotal)),
    notInPublicHands: recordList(
      labels.notInPublicHands,
      [
        asAtColumn(section, labels),
        {
          name: "percent",
          head: labels.percent,
          decimals: PERCENT_DECIMALS,
          of: (percent: number) => percent,
        },
      ],
      stated,
    ),
    holders: recordList(labels.holders, columns, holders),
    notifications: recordList(labels.notifications, columns, former),
  };
}

/** What the company has bought of its shares since. */
export function boughtBackList(boughtBack: readonly BoughtBack[], labels: CapitalLabels): RecordList {
  const { shares, bought } = labels;
  const columns: readonly Column<BoughtBack>[] = [
    written({ name: "name", head: shares.name, of: ({ name }) => name }),
    { name: "shares", head: bought.shares, of: ({ shares: count }) => count },
    { name: "since", head: bought.since, of: ({ since }) => listedDay(since) },
    { name: "until", head: bought.until, of: ({ until }) => listedDay(until) },
    { name: "treasury", head: bought.treasury, of: ({ treasury }) => treasury },
  ];
  return recordList(labels.boughtBack, columns, boughtBack);
}

/** All that a file of shares has: a list that is on the page in two parts is one in the file. */
export function shareFileLists(
  section: SectionOf<"share-capital">,
  boughtBack: readonly BoughtBack[],
  labels: CapitalLabels,
): readonly RecordList[] {
  const { totals, notInPublicHands } = shareLists(section, labels);
  const classes = capitalDays(section).flatMap((day) => day.classes);
  return [
    recordList(labels.sharesOnIssue, classColumns(labels), classes),
    totals,
    boughtBackList(boughtBack, labels),
    notInPublicHands,
    recordList(
      labels.holders,
      [...holderColumns(section.holders, labels), asAtColumn(section, labels)],
      section.holders,
    ),
  ];
}

/** The day of a section, which a page says above its lists. */
function asAtColumn(
  { asAt }: { readonly asAt?: string | undefined },
  { shares }: CapitalLabels,
): Column<unknown> {
  return { name: "asAt", head: shares.asAt, of: () => listedDay(asAt) };
}

/** All that a file of debt has. */
export function debtFileLists(section: SectionOf<"debt">, labels: CapitalLabels): readonly RecordList[] {
  const day = asAtColumn(section, labels);
  return [
    recordList(labels.ratings, [...ratingColumns(labels), day], section.ratings),
    recordList(labels.debt, [...instrumentColumns(labels), day], section.instruments),
  ];
}

/** The lists of ratings and of debt. */
export function debtLists({ ratings, instruments }: SectionOf<"debt">, labels: CapitalLabels) {
  return {
    ratings: recordList(labels.ratings, ratingColumns(labels), ratings),
    instruments: recordList(labels.debt, instrumentColumns(labels), instruments),
  };
}

/** The least decimals of shares in per cent. */
const PERCENT_DECIMALS = 2;

type Total = Required<Pick<CapitalDay, "total">> & Pick<CapitalDay, "day">;

function dayWithTotal({ day, total }: CapitalDay): readonly Total[] {
  return total === undefined ? [] : [{ day, total }];
}

function classColumns({ shares }: CapitalLabels): readonly Column<CountedClass>[] {
  return [
    written({ name: "name", head: shares.name, of: ({ name }) => name }),
    { name: "onIssue", head: shares.onIssue, of: ({ onIssue }) => onIssue },
    { name: "treasury", head: shares.treasury, of: ({ treasury }) => treasury },
    { name: "votesPerShare", head: shares.votesPerShare, of: ({ votesPerShare }) => votesPerShare },
    { name: "votes", head: shares.votes, of: ({ votes }) => votes?.all },
    { name: "suspendedVotes", head: shares.suspended, of: ({ votes }) => votes?.suspended },
    { name: "asAt", head: shares.asAt, of: ({ asAt }) => listedDay(asAt) },
    { name: "isin", head: shares.isin, of: ({ isin }) => isin },
  ];
}

function totalColumns({ shares }: CapitalLabels): readonly Column<Total>[] {
  return [
    { name: "asAt", head: shares.asAt, of: ({ day }) => listedDay(day) },
    { name: "onIssue", head: shares.onIssue, of: ({ total }) => total?.onIssue },
    { name: "treasury", head: shares.treasury, of: ({ total }) => total?.treasury },
    { name: "votes", head: shares.votes, of: ({ total }) => total?.votes?.all },
    { name: "suspendedVotes", head: shares.suspended, of: ({ total }) => total?.votes?.suspended },
    { name: "castableVotes", head: shares.castable, of: ({ total }) => total?.votes?.castable },
  ];
}

/** Where nobody states instruments or a total, there is one share in per cent. */
function holderColumns(
  all: readonly Holder[],
  { holder, crossings }: CapitalLabels,
): readonly Column<Holder>[] {
  const hasParts = all.some(({ instruments, total }) => instruments !== undefined || total !== undefined);
  const percent = { decimals: PERCENT_DECIMALS };
  const parts: readonly Column<Holder>[] = [
    { name: "instruments", head: holder.instruments, ...percent, of: ({ instruments }) => instruments },
    { name: "total", head: holder.total, ...percent, of: totalOf },
  ];
  return [
    { name: "name", head: holder.name, of: ({ name }) => name },
    {
      name: "percent",
      head: hasParts ? holder.percent : holder.onlyPercent,
      ...percent,
      of: ({ percent: share }) => share,
    },
    ...(hasParts ? parts : []),
    { name: "shares", head: holder.shares, of: ({ shares }) => shares },
    { name: "notified", head: holder.notified, of: ({ notified }) => listedDay(notified) },
    { name: "crossed", head: holder.crossed, of: ({ crossed }) => listedDay(crossed) },
    { name: "crossing", head: holder.crossing, of: ({ crossing }) => crossing && crossings[crossing] },
    { name: "threshold", head: holder.threshold, of: ({ threshold }) => threshold },
    { name: "link", head: holder.link, of: ({ link }) => named(link, holder.link) },
  ];
}

function ratingColumns({ rating, ratingKinds }: CapitalLabels): readonly Column<Rating>[] {
  return [
    { name: "agency", head: rating.agency, of: ({ agency }) => agency },
    { name: "kind", head: rating.kind, of: ({ kind }) => kind && ratingKinds[kind] },
    { name: "grade", head: rating.grade, of: ({ grade }) => grade },
    written({ name: "outlook", head: rating.outlook, of: ({ outlook }) => outlook }),
    { name: "date", head: rating.date, of: ({ date }) => listedDay(date) },
    { name: "link", head: rating.link, of: ({ link }) => named(link, rating.link) },
  ];
}

function instrumentColumns(labels: CapitalLabels): readonly Column<DebtInstrument>[] {
  const { instrument, couponKinds, perpetual } = labels;
  return [
    written({ name: "name", head: instrument.name, of: ({ name }) => name }),
    { name: "currency", head: instrument.currency, of: ({ currency }) => currency },
    { name: "volume", head: instrument.volume, of: ({ volume }) => volume },
    written({ name: "coupon", head: instrument.coupon, of: ({ coupon }) => coupon }),
    {
      name: "couponKind",
      head: instrument.couponKind,
      of: (one) => one.couponKind && couponKinds[one.couponKind],
    },
    {
      name: "maturity",
      head: instrument.maturity,
      of: ({ maturity }) => (maturity === PERPETUAL ? perpetual : listedDay(maturity)),
    },
    { name: "firstCall", head: instrument.firstCall, of: ({ firstCall }) => listedDay(firstCall) },
    { name: "issued", head: instrument.issued, of: ({ issued }) => listedDay(issued) },
    { name: "isin", head: instrument.isin, of: ({ isin }) => isin },
    { name: "listing", head: instrument.listing, of: ({ listing }) => listing },
    {
      name: "prospectus",
      head: instrument.prospectus,
      of: ({ prospectus }) => named(prospectus, instrument.prospectus),
    },
  ];
}

function named(link: Link | undefined, text: string): ListedLink | undefined {
  return link && { text, link };
}
