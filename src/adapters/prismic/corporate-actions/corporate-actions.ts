import { z } from "zod";
import type { Locale } from "../../../../brand/locale.ts";
import type { CalendarEvent } from "../../../domain/content/calendar-event.ts";
import type { CostBasePart } from "../../../domain/content/holder-event.ts";
import type { Ratio, ShareAdjustment } from "../../../domain/content/share-adjustment.ts";
import { wordsOfTitle } from "../../../domain/content/translatable.ts";
import {
  adjustmentOf,
  CORPORATE_ACTION_DAYS,
  CORPORATE_ACTION_KINDS,
  CORPORATE_ACTION_STATUSES,
  type CorporateAction,
  holderEventOf,
  isInAddition,
  isReversed,
  takesRatio,
} from "../../../domain/corporate-actions/corporate-action.ts";
import { tradesDueBills } from "../../../domain/exchange/due-bills.ts";
import { type Money, moneyOf } from "../../../domain/money/money.ts";
import { daysInOrder } from "../day-order-fields.ts";
import { type Complete, certain, type Field, from, list, ofAll, record, required, valid } from "../field.ts";
import type { FieldPath } from "../field-path.ts";
import { gate } from "../gate-fields.ts";
import { currency } from "../money-fields.ts";
import { linkedPdf } from "../pdf-fields.ts";
import type { PrismicCapability } from "../prismic-capability.ts";
import { introduced, plain } from "../section-reader.ts";
import type { ServiceDocument } from "../service-document.ts";
import { closedDate, date, knownDay, laterOf, momentOf, select, text } from "../simple-fields.ts";
import { TEXT } from "../text-fields.ts";

/** A larger one cannot be a number of shares for others, nor a price of one. */
const positive = valid(z.number().positive().max(1_000_000));

/** Rounded percentages of a cost base may miss the whole by this. */
const ROUNDING = 0.05;

const typedRatio = record({ new: from("new_shares", positive), old: from("old_shares", positive) });

/** Both numbers, or no ratio. */
const ratio: Field<Ratio | undefined> = (value, path) => {
  const { new: news, old } = typedRatio(value, path) ?? {};
  return news === undefined || old === undefined ? undefined : { new: news, old };
};

const typedPrice = record({ amount: from("price", positive), currency });

const price: Field<Money | undefined> = (value, path) => {
  const { amount, currency: code } = typedPrice(value, path) ?? {};
  return amount === undefined || code === undefined ? undefined : moneyOf(amount, code);
};

const parts = list(
  record({ name: required(text), percent: required(valid(z.number().positive().max(100))) }),
);

/** Parts that are the whole together; others are not shown. */
const costBase: Field<readonly CostBasePart[]> = (value, path) => {
  const read = parts(value, path);
  const sum = read.reduce((total, { percent }) => total + percent, 0);
  if (read.length === 0 || Math.abs(sum - 100) <= ROUNDING) return read;
  path.report(`the parts are ${Number(sum.toFixed(4))}% together, not 100%: none is shown`);
  return [];
};

const actionData = record({
  kind: select(CORPORATE_ACTION_KINDS),
  name: text,
  status: certain(select(CORPORATE_ACTION_STATUSES)),
  shareClass: from("share_class", text),
  ratio: ofAll(ratio),
  announced: closedDate,
  ex: date,
  record: date,
  subscription: date,
  completion: date,
  price: ofAll(price),
  factor: valid(z.number().positive().max(1_000_000)),
  costBase: from("cost_base", costBase),
  document: linkedPdf,
  note: text,
  ...gate(),
});

/** Converts a `corporate-action` document. No field is required: what is known of it is shown. */
export function readCorporateAction(
  { id, data, first_publication_date: first, last_publication_date: last }: ServiceDocument,
  path: FieldPath,
): Complete<CorporateAction> | undefined {
  const typed = actionData(data, path);
  if (!typed) return undefined;
  const known = { ...typed, ...daysOf(typed, path) };
  const { locale } = path;
  const { actions: texts } = locale.texts;
  const { kind, ratio: given } = known;
  const ratioText = kind && given && !isReversed(kind, given) ? ratioTextOf(kind, given, locale) : undefined;
  const called = known.name ?? (known.kind ? texts.kinds[known.kind] : texts.action);
  const title = ratioText === undefined ? called : `${called}, ${ratioText}`;
  const named = {
    title,
    inTitle: known.name,
    wordsIn: known.wordsIn && { inTitle: known.wordsIn.name, note: known.wordsIn.note },
  };
  return {
    ...known,
    ...named,
    id,
    ratioText,
    // Also of a wrong day, so that it opens nothing earlier.
    ofDay: typed.announced === undefined ? undefined : { day: typed.announced, field: "announced" },
    dates: CORPORATE_ACTION_DAYS.flatMap((day) => dateOf({ ...known, ...named, id }, day, locale)),
    adjustment: adjustmentOf(known) ?? adjustmentOfUnknownDay(typed),
    holderEvent: holderEventOf({ ...known, id, title }),
    figure: undefined,
    addresses: undefined,
    ownShares: undefined,
    published: momentOf(first),
    changed: laterOf(momentOf(last), known.embargo),
  };
}

type Typed = NonNullable<ReturnType<typeof actionData>>;

/**
 * The days that do not contradict each other. The register is of the day before the ex date in London, and of one after it in most
 * other places. Where due bills are traded, as in the United States, shares are split, or those of another company given, before
 * their ex date, so that this one follows no other but the announcement.
 */
function daysOf({ kind, announced, ex, record: register, subscription, completion }: Typed, path: FieldPath) {
  const days = { announced: knownDay(announced), ex, record: register, subscription, completion };
  const afterwards = ["record", "subscription", "completion"] as const;
  const hasDueBills = kind === "Demerger" && tradesDueBills(path.locale.brand.listings[0]?.mic);
  const isOfShares = hasDueBills || (kind !== undefined && takesRatio(kind));
  const entitled = isOfShares ? [] : (["subscription", "completion"] as const);
  const orders = [
    ["announced", "ex", ...entitled],
    ["announced", ...afterwards],
  ] as const;
  return daysInOrder(days, orders, path);
}

/** Shares are others since a day that contradicts another one: nothing is compared over the first of them. */
function adjustmentOfUnknownDay(typed: Typed): ShareAdjustment | undefined {
  const adjustment = adjustmentOf({ ...typed, ex: typed.ex ?? typed.record ?? typed.completion });
  if (adjustment === undefined) return undefined;
  const days = [knownDay(typed.announced), typed.ex, typed.record, typed.subscription, typed.completion];
  const [first = adjustment.day] = days.flatMap((day) => day ?? []).sort();
  return { ...adjustment, day: first, isUnknown: true };
}

function ratioTextOf(
  kind: NonNullable<CorporateAction["kind"]>,
  { new: news, old }: Ratio,
  { brand, texts: { actions: texts } }: Locale,
): string {
  const write = (count: number) => count.toLocaleString(brand.locale, { maximumFractionDigits: 8 });
  return texts[isInAddition(kind) ? "inAddition" : "inPlace"](write(news), write(old));
}

function dateOf(
  action: Pick<
    CorporateAction,
    "id" | "title" | "inTitle" | "wordsIn" | "status" | "shareClass" | (typeof CORPORATE_ACTION_DAYS)[number]
  >,
  day: (typeof CORPORATE_ACTION_DAYS)[number],
  { texts: { actions: texts, content } }: Locale,
): CalendarEvent | readonly [] {
  const { [day]: known, status, id, title, shareClass } = action;
  if (known === undefined) return [];
  return {
    key: `${id}-${day}`,
    date: known,
    title: `${texts.days[day]}${content.colon}${[title, shareClass].filter(Boolean).join(", ")}`,
    ...wordsOfTitle(action),
    status: status === "Cancelled" ? status : undefined,
    isCertain: status !== "Proposed",
    note: status === "Proposed" ? texts.statuses.Proposed : undefined,
  };
}

/** Corporate actions: their list, and the documents from which all of the site has their dates and adjustments. */
export const corporateActions = {
  sections: {
    corporate_actions: plain("corporate-actions", { ...introduced, source: text }),
  },
  documents: { "corporate-action": readCorporateAction },
  zones: { corporate_actions: ["page", "investors-page"] },
  texts: {
    "corporate-action": { name: TEXT, note: TEXT, document: TEXT, cost_base: { name: TEXT } },
  },
} satisfies PrismicCapability;
