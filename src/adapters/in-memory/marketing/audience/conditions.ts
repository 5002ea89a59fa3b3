import type { FieldError } from "../../../../ports/marketing-api/errors.ts";
import type { SegmentCondition } from "../../../../ports/marketing-api/types/segment-conditions.ts";
import { find, under } from "../collections.ts";
import { eventsOf, lastTime } from "../event-log.ts";
import { invalidResource } from "../problems.ts";
import type { ServiceCall } from "../service-call.ts";
import type { StoredMember } from "../state/audience.ts";
import type { MarketingState } from "../state/state.ts";
import { DAY_MS, timeOf } from "../timestamps.ts";
import { mergeFieldsOf, ratingOf } from "./member-view.ts";

/** The state of the service at a time. */
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
 * locations, goals, conversations, surveys, polls, social profiles, predictions, fuzzy segments, automations, purchases.
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
  MemberRating: ({ op, member, value }) => numberFits(op, ratingOf(member), Number(value)),
  Language: ({ op, member, value }) => textFits(op, member.language, value),
  SignupSource: ({ op, member, value }) => (member.source === value) === (op === "source_is"),
  VIP: ({ op, member }) => member.vip === (op === "member"),
  Aim: aimFits,
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
    const test = TESTS[condition.condition_type] ?? unknown;
    return test({ ...now, member, ...parts });
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
  const { member, field, op, value, extra, time } = input;
  // The fake has no purchases, so their date is blank.
  const moment = { info_changed: member.last_changed, ecomm_date: "" }[field] ?? member.timestamp_opt;
  if (op !== "within" && op !== "notwithin") return dateFits(op, moment, dateOf(input));
  const days = Number(/^\d+$/.test(value) ? value : extra);
  return isWithinDays(moment, days, time) === (op === "within");
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

/** Evaluates a text operator, case-insensitive. */
function textFits(op: string, has: string, wanted: string): boolean {
  return TEXT_TESTS[op]?.(has.toLowerCase(), wanted.toLowerCase()) ?? false;
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
  const time = timeOf(has);
  const other = timeOf(wanted);
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
