import { z } from "zod";
import {
  CORPORATE_ACTION_KINDS,
  CORPORATE_ACTION_STATUSES,
  type CorporateAction,
  isInAddition,
  statedFactor,
} from "../../../domain/corporate-actions/corporate-action.ts";
import { corporateActionList } from "../../../domain/corporate-actions/corporate-action-list.ts";
import { corporateActionsIn } from "../../../domain/corporate-actions/corporate-actions.ts";
import { decimalText } from "../../../domain/money/money.ts";
import { factPlace } from "../contract/facts.ts";
import { factList } from "../facts/fact-list.ts";
import type { HttpCapability } from "../site-parts.ts";

const day = z.iso.date().optional();
const text = z.string().optional();

export const corporateActionsSchema = z
  .array(
    z.object({
      ...factPlace,
      source: text,
      name: z.string(),
      kind: z.enum(CORPORATE_ACTION_KINDS).optional(),
      status: z.enum(CORPORATE_ACTION_STATUSES),
      shareClass: text.describe("Class of shares that it is for; absent if it is for all."),
      ratio: z
        .object({
          new: z.number(),
          old: z.number(),
          isInAddition: z
            .boolean()
            .describe("Whether holders keep the old shares; otherwise the new ones replace them."),
        })
        .optional(),
      announced: day,
      ex: day,
      record: day,
      subscription: day,
      completion: day,
      price: z
        .string()
        .regex(/^\d+(?:\.\d+)?$/)
        .optional()
        .describe("Price of a new share, or payment for each share, in whole units of the currency."),
      currency: text.describe("Currency of the price, ISO 4217; absent without a price."),
      factor: z
        .number()
        .optional()
        .describe("Factor for earlier amounts per share, as the company states it."),
      costBase: z.array(z.object({ name: z.string(), percent: z.number() })),
      note: text,
      document: text.describe("Address of the announcement."),
    }),
  )
  .describe("Corporate actions, newest first. A value that is not known is absent.");

/** The corporate actions that a page lists. */
const corporateActionFacts = factList(corporateActionsSchema, (section, { place, content, origin }) => {
  if (section.kind !== "corporate-actions") return [];
  const { heading: title, source } = section;
  return corporateActionsIn(content).map((action) => ({
    ...place,
    title,
    source,
    ...factOf(action, origin),
  }));
});

function factOf(action: CorporateAction, origin: string) {
  const { title: name, kind, status = "Decided", shareClass, ratio, announced } = action;
  const { ex, record, subscription, completion, price, costBase, note, document } = action;
  return {
    name,
    kind,
    status,
    shareClass,
    ratio: ratio && kind && { ...ratio, isInAddition: isInAddition(kind) },
    announced,
    ex,
    record,
    subscription,
    completion,
    price: price && decimalText(price),
    currency: price?.currency,
    factor: statedFactor(action),
    costBase: [...costBase],
    note,
    document: document && new URL(document.href, origin).href,
  };
}

/** Corporate actions as files and facts. */
export const corporateActions: HttpCapability = {
  figures: {
    "corporate-actions": {
      lists: (_section, { content, locale }) => [
        corporateActionList(corporateActionsIn(content), locale.texts.actions),
      ],
    },
  },
  facts: { corporateActions: corporateActionFacts },
};
