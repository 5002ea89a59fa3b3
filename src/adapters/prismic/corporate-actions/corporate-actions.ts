import { z } from "zod";
import type { Locale } from "../../../../brand/locale.ts";
import type { CalendarEvent } from "../../../domain/content/calendar-event.ts";
import type { Ratio } from "../../../domain/content/share-adjustment.ts";
import {
  adjustmentOf,
  CORPORATE_ACTION_DAYS,
  CORPORATE_ACTION_KINDS,
  CORPORATE_ACTION_STATUSES,
  type CorporateAction,
  type CostBasePart,
  isInAddition,
} from "../../../domain/corporate-actions/corporate-action.ts";
import { type Money, moneyOf } from "../../../domain/money/money.ts";
import { type Complete, type Field, from, list, ofAll, record, required, valid } from "../field.ts";
import type { FieldPath } from "../field-path.ts";
import { gate } from "../gate-fields.ts";
import { currency } from "../money-fields.ts";
import { linkedPdf } from "../pdf-fields.ts";
import type { PrismicCapability } from "../prismic-capability.ts";
import { introduced, plain } from "../section-reader.ts";
import type { ServiceDocument } from "../service-document.ts";
import { date, momentOf, select, text } from "../simple-fields.ts";

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
  status: select(CORPORATE_ACTION_STATUSES),
  shareClass: from("share_class", text),
  ratio: ofAll(ratio),
  announced: date,
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
  const known = actionData(data, path);
  if (!known) return undefined;
  const { locale } = path;
  const { actions: texts } = locale.texts;
  const ratioText = known.ratio && known.kind && ratioTextOf(known.kind, known.ratio, locale);
  const called = known.name ?? (known.kind ? texts.kinds[known.kind] : texts.action);
  const title = ratioText === undefined ? called : `${called}, ${ratioText}`;
  return {
    ...known,
    id,
    title,
    ratioText,
    ofDay: known.announced === undefined ? undefined : { day: known.announced, field: "announced" },
    dates: CORPORATE_ACTION_DAYS.flatMap((day) => dateOf({ ...known, id, title }, day, locale)),
    adjustment: adjustmentOf(known),
    figure: undefined,
    addresses: undefined,
    ownShares: undefined,
    published: momentOf(first),
    changed: [momentOf(last), known.embargo]
      .flatMap((moment) => moment ?? [])
      .sort()
      .at(-1),
  };
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
  action: Pick<CorporateAction, "id" | "title" | "status" | (typeof CORPORATE_ACTION_DAYS)[number]>,
  day: (typeof CORPORATE_ACTION_DAYS)[number],
  { texts: { actions: texts } }: Locale,
): CalendarEvent | readonly [] {
  const { [day]: known, status, id, title } = action;
  if (known === undefined) return [];
  return {
    key: `${id}-${day}`,
    date: known,
    title: `${texts.days[day]}: ${title}`,
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
} satisfies PrismicCapability;
