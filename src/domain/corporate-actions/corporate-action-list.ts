import { type Column, listedDay, type RecordList, recordList } from "../content/record-list.ts";
import { numberOf } from "../money/money.ts";
import {
  CORPORATE_ACTION_DAYS,
  type CorporateAction,
  type CorporateActionDay,
  statedFactor,
} from "./corporate-action.ts";

/** Names of what is known of a corporate action, in the language of the site. */
export interface CorporateActionLabels {
  readonly history: string;
  readonly action: string;
  readonly statuses: Readonly<Record<NonNullable<CorporateAction["status"]>, string>>;
  readonly status: string;
  readonly shareClass: string;
  readonly ratio: string;
  readonly announced: string;
  readonly days: Readonly<Record<CorporateActionDay, string>>;
  readonly price: string;
  readonly currency: string;
  readonly factor: string;
  readonly costBase: string;
  readonly note: string;
}

/** Corporate actions as a list for files: what is known of each. */
export function corporateActionList(
  actions: readonly CorporateAction[],
  labels: CorporateActionLabels,
): RecordList {
  const columns: readonly Column<CorporateAction>[] = [
    { name: "action", head: labels.action, of: ({ title }) => title },
    { name: "status", head: labels.status, of: ({ status = "Decided" }) => labels.statuses[status] },
    { name: "shareClass", head: labels.shareClass, of: ({ shareClass }) => shareClass },
    { name: "ratio", head: labels.ratio, of: ({ ratioText }) => ratioText },
    { name: "announced", head: labels.announced, of: ({ announced }) => listedDay(announced) },
    ...CORPORATE_ACTION_DAYS.map((day) => ({
      name: day,
      head: labels.days[day],
      of: ({ [day]: known }: CorporateAction) => listedDay(known),
    })),
    { name: "price", head: labels.price, of: ({ price }) => price && numberOf(price) },
    { name: "currency", head: labels.currency, of: ({ price }) => price?.currency },
    { name: "factor", head: labels.factor, of: statedFactor },
    { name: "costBase", head: labels.costBase, of: costBaseText },
    { name: "note", head: labels.note, of: ({ note }) => note },
  ];
  return recordList(labels.history, columns, actions);
}

function costBaseText({ costBase }: CorporateAction): string | undefined {
  if (costBase.length === 0) return undefined;
  return costBase.map(({ name, percent }) => `${name}: ${percent}%`).join("; ");
}
