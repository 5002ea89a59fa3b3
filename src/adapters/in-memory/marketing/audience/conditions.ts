import type { FieldError } from "../../../../ports/marketing-api/errors.ts";
import type { SegmentCondition } from "../../../../ports/marketing-api/types/segment-conditions.ts";
import { find, under } from "../collections.ts";
import { eventsOf, lastTime } from "../event-log.ts";
import { invalidResource } from "../problems.ts";
import type { ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import { DAY_MS, timeOf } from "../timestamps.ts";
import { mergeFieldsOf, ordersOf, ratingOf } from "./member-view.ts";
import type { StoredMember } from "./state.ts";

export type Now = Pick<ServiceCall, "state" | "time">;

/** The parts of a condition as text, and the contact to test. Missing parts are empty. */
interface ConditionInput extends Now {
  readonly member: StoredMember;
  readonly field: string;
  readonly op: string;
  readonly value: string;
  readonly values: readonly string[];
  readonly extra: string;
}

type ConditionTest = (input: ConditionInput) => boolean;

/**
 * Tests by condition type. Data that no call can set is unknown, so that only negating operators match: e-mail clients,
 * locations, goals, conversations, responses to surveys, answers to polls, social profiles, predictions, fuzzy segments.
 */
const TESTS: Readonly<Record<string, ConditionTest>> = {
  TextMerge: (input) => textFits(input.op, mergeValue(input), input.value),
  SelectMerge: (input) => textFits(input.op, mergeValue(input), input.value),
  AddressMerge: (input) => textFits(input.op, mergeValue(input), input.value),
  BirthdayMerge: (input) => textFits(input.op, birthdayOf(mergeValue(input)), birthdayOf(input.value)),
  DateMerge: (input) => dateFits(input.op, mergeValue(input), input.value),
  // The fake has no distances between postal codes: only the same code matches.
  ZipMerge: (input) => textFits("is", mergeValue(input), input.extra),
  EmailAddress: ({ op, member, value }) => textFits(op, member.email_address, value),
  Date: dateConditionFits,
  NewSubscribers: ({ member, value, time }) => isWithinDays(member.timestamp_opt, Number(value), time),
  Interests: interestsFit,
  StaticSegment: ({ op, member, value }) =>
    member.tags.some(({ id }) => String(id) === value) === (op === "static_is"),
  MemberRating: ({ state, op, member, value }) => numberFits(op, ratingOf(state, member), Number(value)),
  Language: ({ op, member, value }) => textFits(op, member.language, value),
  SignupSource: ({ op, member, value }) => (member.source === value) === (op === "source_is"),
  VIP: ({ op, member }) => member.vip === (op === "member"),
  Aim: aimFits,
  Automation: automationFits,
  EcommCategory: (input) => anyTextFits(input.op, boughtNames(input), input.value),
  EcommNumber: (input) => numberFits(input.op, figureOf(input), Number(input.value)),
  EcommPurchased: ({ op, state, member }) => ordersOf(state, member).length > 0 === (op === "member"),
  EcommSpent: ({ op, field, value, state, member }) => {
    const totals = ordersOf(state, member).map(({ order_total }) => order_total);
    const spent = field === "ecomm_spent_one" ? totals : [sum(totals)];
    return spent.some((amount) => numberFits(op, amount, Number(value)));
  },
  EcommStore: ({ op, value, state, member }) =>
    ordersOf(state, member).some(({ store_id }) => store_id === value) === (op === "is"),
  IPGeoUnknown: () => true,
};

const unknown: ConditionTest = ({ op }) => /^(?:(?:client|fuzzy|goal)_|ipgeo)?not/.test(op);

/** Whether a contact meets all or any of the conditions. Without conditions, no contact matches. */
export function meets(
  now: Now,
  member: StoredMember,
  { match, conditions }: { readonly match: "any" | "all"; readonly conditions: readonly SegmentCondition[] },
): boolean {
  const met = (condition: SegmentCondition) => {
    const { field, op, value, extra }: Readonly<Record<string, unknown>> = { ...condition };
    const values = Array.isArray(value) ? value.map(String) : [];
    const parts = {
      field: textOf(field),
      op: textOf(op),
      value: textOf(value),
      values,
      extra: textOf(extra),
    };
    return (TESTS[condition.condition_type] ?? unknown)({ ...now, member, ...parts });
  };
  if (conditions.length === 0) return false;
  return match === "all" ? conditions.every(met) : conditions.some(met);
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function mergeValue({ state, member, field }: ConditionInput): string {
  const tag = tagOfMergeField(state, member.list_id, field);
  if (tag === "EMAIL") return member.email_address;
  const value = mergeFieldsOf(state, member)[tag ?? ""] ?? "";
  return typeof value === "object" ? Object.values(value).join(" ") : String(value);
}

/** Normalizes a birthday: `1/2` and `01/02` are equal. */
function birthdayOf(text: string): string {
  return text.replaceAll(/\b0(?=\d)/g, "");
}

/** A date condition compares with a date, with the last or a given campaign, or with the current time. */
function dateConditionFits(input: ConditionInput): boolean {
  const { op, value, extra, time } = input;
  const moments = momentsOf(input);
  if (op === "within" || op === "notwithin") {
    const days = Number(/^\d+$/.test(value) ? value : extra);
    return moments.some((moment) => isWithinDays(moment, days, time)) === (op === "within");
  }
  const other = dateOf(input);
  if (op === "not") return !moments.some((moment) => dateFits("is", moment, other));
  if (moments.length === 0) return op === "blank";
  return moments.some((moment) => dateFits(op, moment, other));
}

function momentsOf({ state, member, field }: ConditionInput): readonly string[] {
  if (field !== "ecomm_date") return [field === "info_changed" ? member.last_changed : member.timestamp_opt];
  const orders = eventsOf(state, { kind: "order", list_id: member.list_id, email_id: member.id });
  return orders.map(({ at }) => at);
}

function dateOf({ state, member, value, extra }: ConditionInput): string {
  if (value === "date") return extra;
  if (value === "campaign") return find(state.campaigns, [extra])?.send_time ?? "";
  if (value === "last") return lastTime(eventsOf(state, { kind: "sent", list_id: member.list_id }));
  return value;
}

function interestsFit({ member, op, values }: ConditionInput): boolean {
  const has = (id: string) => member.interests.includes(id);
  if (op === "interestcontainsall") return values.every(has);
  return values.some(has) === (op === "interestcontains");
}

/** Whether a contact opened, clicked or received a given campaign, or any campaign. */
function aimFits({ state, member, op, value }: ConditionInput): boolean {
  const wanted = op.replace(/^no/, "");
  const did = eventsOf(state, { list_id: member.list_id, email_id: member.id }).some(
    ({ kind, campaign_id }) => kind === wanted && (value === "any" || value === campaign_id),
  );
  return did === (wanted === op);
}

/** Whether a contact is in the queue of an automation, or has received all of its e-mails. */
function automationFits({ state, member, op, value, time }: ConditionInput): boolean {
  const own = under(state.automationQueues, [value]).filter(
    ({ id, list_id }) => id === member.id && list_id === member.list_id,
  );
  const emails = under(state.automationEmails, [value]);
  const isSent = (email: { readonly id: string }) =>
    own.some(({ email_id, next_send }) => email_id === email.id && Date.parse(next_send) <= time);
  const isMet = op.endsWith("started") ? own.length > 0 : emails.length > 0 && emails.every(isSent);
  return isMet !== op.startsWith("not_");
}

function linesOf({ state, member }: ConditionInput) {
  return ordersOf(state, member).flatMap(({ store_id, id }) =>
    under(state.orderLines, [store_id, id]).map((line) => ({ ...line, store_id })),
  );
}

function boughtNames(input: ConditionInput): string[] {
  return linesOf(input).flatMap(({ store_id, product_id }) => {
    const product = find(input.state.products, [store_id, product_id]);
    return (input.field === "ecomm_cat" ? product?.type : product?.title) ?? [];
  });
}

/** The number that an `EcommNumber` condition compares; 0 for a contact without orders. */
function figureOf(input: ConditionInput): number {
  const orders = ordersOf(input.state, input.member);
  const products = sum(linesOf(input).map(({ quantity }) => quantity));
  if (input.field === "ecomm_orders") return orders.length;
  if (input.field === "ecomm_prod_all") return products;
  if (orders.length === 0) return 0;
  const spent = sum(orders.map(({ order_total }) => order_total));
  return (input.field === "ecomm_avg_ord" ? products : spent) / orders.length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Evaluates a text operator, case-insensitive. */
function textFits(op: string, has: string, wanted: string): boolean {
  return TEXT_TESTS[op]?.(has.toLowerCase(), wanted.toLowerCase()) ?? false;
}

/** Evaluates a text operator on several values: one has to match; for a negative operator, all have to. */
function anyTextFits(op: string, values: readonly string[], wanted: string): boolean {
  if (op.startsWith("not")) return values.every((value) => textFits(op, value, wanted));
  return values.some((value) => textFits(op, value, wanted));
}

const TEXT_TESTS: Readonly<Record<string, (has: string, wanted: string) => boolean>> = {
  is: (has, wanted) => has === wanted,
  not: (has, wanted) => has !== wanted,
  contains: (has, wanted) => has.includes(wanted),
  notcontain: (has, wanted) => !has.includes(wanted),
  starts: (has, wanted) => has.startsWith(wanted),
  ends: (has, wanted) => has.endsWith(wanted),
  greater: (has, wanted) => has !== "" && compared(has, wanted) > 0,
  less: (has, wanted) => has !== "" && compared(has, wanted) < 0,
  blank: (has) => has === "",
  blank_not: (has) => has !== "",
};

function compared(has: string, wanted: string): number {
  const difference = Number(has) - Number(wanted);
  return Number.isNaN(difference) ? has.localeCompare(wanted) : difference;
}

function numberFits(op: string, has: number, wanted: number): boolean {
  if (op === "is" || op === "not") return (has === wanted) === (op === "is");
  return op === "greater" ? has > wanted : op === "less" && has < wanted;
}

/** Evaluates a date operator. `is` and `not` compare only the day. */
function dateFits(op: string, has: string, wanted: string): boolean {
  if (op === "blank" || op === "blank_not") return (has === "") === (op === "blank");
  const [time, other] = [timeOf(has), timeOf(wanted)];
  if (Number.isNaN(time) || Number.isNaN(other)) return op === "not";
  const isSameDay = Math.floor(time / DAY_MS) === Math.floor(other / DAY_MS);
  if (op === "is" || op === "not") return isSameDay === (op === "is");
  return numberFits(op, time, other);
}

/** Whether a time is at most `days` before `now` (milliseconds). */
function isWithinDays(has: string, days: number, now: number): boolean {
  const age = now - timeOf(has);
  return age >= 0 && age <= days * DAY_MS;
}

/**
 * The tag of a merge field that a condition refers to by tag or by number (`merge2`); `EMAIL` is the address.
 * `undefined` when the list has no such field.
 */
function tagOfMergeField(state: MarketingState, list_id: string, field: string): string | undefined {
  const number = /^merge(\d+)$/i.exec(field)?.[1];
  if (field === "EMAIL" || number === "0") return "EMAIL";
  if (number !== undefined) return find(state.mergeFields, [list_id, number])?.tag;
  return under(state.mergeFields, [list_id]).find(({ tag }) => tag === field)?.tag;
}

/**
 * Rejects conditions that refer to a merge field, interest or static segment that the list does not have.
 *
 * @param at - Path of the conditions in the body: `options.conditions`.
 * @throws {Refusal} `Invalid Resource` with one error for each such condition.
 */
export function checkConditions(
  state: MarketingState,
  list_id: string,
  conditions: readonly SegmentCondition[] | undefined,
  at: string,
): void {
  const errors = (conditions ?? []).flatMap((condition, index) => {
    const error = missingReference(state, list_id, condition);
    return error === undefined ? [] : [{ ...error, field: `${at}.${index}.${error.field}` }];
  });
  if (errors.length > 0) throw invalidResource(...errors);
}

function missingReference(
  state: MarketingState,
  list_id: string,
  condition: SegmentCondition,
): FieldError | undefined {
  const { condition_type, field = "" } = condition;
  if (condition.condition_type === "Interests") {
    const category = field.replace(/^interests-/, "");
    if (find(state.interestCategories, [list_id, category]) === undefined) {
      return { field: "field", message: `The list has no interest category '${category}'.` };
    }
    const known = under(state.interests, [list_id, category]).map(({ id }) => id);
    const { value = [] } = condition;
    return value.length > 0 && value.every((id) => known.includes(id))
      ? undefined
      : { field: "value", message: "The interests have to be of the category." };
  }
  if (condition.condition_type === "StaticSegment") {
    return find(state.segments, [list_id, condition.value])?.type === "static"
      ? undefined
      : { field: "value", message: "The list has no static segment with this ID." };
  }
  return !String(condition_type).endsWith("Merge") || tagOfMergeField(state, list_id, field) !== undefined
    ? undefined
    : { field: "field", message: `The list has no merge field '${field}'.` };
}
