import { find, under } from "../collections.ts";
import { eventsOf, lastTime } from "../event-log.ts";
import { invalidResource } from "../problems.ts";
import type { MarketingState } from "../state.ts";
import { mergeFieldsOf, ratingOf } from "./member-view.ts";
import type { StoredMember } from "./state.ts";
import { dateFits, numberFits, textFits } from "./value-tests.ts";

/** A condition of whichever kind. */
interface AnyCondition {
  readonly condition_type?: string;
  readonly field?: string;
  readonly op?: string;
  readonly value?: unknown;
  readonly extra?: unknown;
}

/** A condition with its parts read, and the contact it is asked of. */
interface Asked {
  readonly state: MarketingState;
  readonly member: StoredMember;
  readonly field: string;
  readonly op: string;
  readonly value: string;
  readonly values: readonly string[];
  readonly extra: string;
}

type ConditionTest = (asked: Asked) => boolean;

/** Whether a contact meets conditions, all of them or any. No conditions are met by nobody. */
export function meets(
  state: MarketingState,
  member: StoredMember,
  { match, conditions }: { readonly match: "any" | "all"; readonly conditions: readonly AnyCondition[] },
): boolean {
  const met = (condition: AnyCondition) => testOf(condition)?.(askedOf(state, member, condition)) ?? false;
  if (conditions.length === 0) return false;
  return match === "all" ? conditions.every(met) : conditions.some(met);
}

/** Refuses conditions that cannot be evaluated here, rather than to match nobody in silence. */
export function checkConditions(conditions: readonly AnyCondition[]): void {
  for (const [index, condition] of conditions.entries()) {
    const at = `options.conditions.${index}`;
    if (testOf(condition) === undefined) {
      throw invalidResource({
        field: `${at}.condition_type`,
        message: "Data did not match any of the schemas",
      });
    }
    if (textOf(condition.op) === "") {
      throw invalidResource({ field: `${at}.op`, message: "This value should not be blank." });
    }
  }
}

function testOf(condition: AnyCondition): ConditionTest | undefined {
  const type = textOf(condition.condition_type);
  return TESTS[type === "" ? guessedType(textOf(condition.field)) : type];
}

/** The type may be left out where the field tells it. */
function guessedType(field: string): string {
  if (field.startsWith("interests-")) return "Interests";
  return BY_FIELD[field] ?? "TextMerge";
}

const BY_FIELD: Readonly<Record<string, string>> = {
  EMAIL: "EmailAddress",
  merge0: "EmailAddress",
  static_segment: "StaticSegment",
  rating: "MemberRating",
  language: "Language",
  source: "SignupSource",
  gmonkey: "VIP",
  aim: "Aim",
  timestamp_opt: "Date",
  timestamp_signup: "Date",
  info_changed: "Date",
};

const TESTS: Readonly<Record<string, ConditionTest>> = {
  TextMerge: (asked) => textFits(asked.op, mergeValue(asked), asked.value),
  SelectMerge: (asked) => textFits(asked.op, mergeValue(asked), asked.value),
  ZipMerge: (asked) => textFits(asked.op, mergeValue(asked), asked.extra || asked.value),
  AddressMerge: (asked) => textFits(asked.op, mergeValue(asked), asked.value),
  BirthdayMerge: (asked) => textFits(asked.op, mergeValue(asked), asked.value),
  DateMerge: (asked) => dateFits(asked.op, mergeValue(asked), asked.value),
  EmailAddress: (asked) => textFits(asked.op, asked.member.email_address, asked.value),
  Date: (asked) => dateFits(asked.op, momentOf(asked), dateOf(asked)),
  Interests: interestsFit,
  StaticSegment: ({ op, member, value }) =>
    member.tags.some(({ id }) => String(id) === value) === (op === "static_is"),
  MemberRating: ({ state, op, member, value }) => numberFits(op, ratingOf(state, member), Number(value)),
  Language: ({ op, member, value }) => textFits(op, member.language, value),
  SignupSource: ({ op, member, value }) => (member.source === value) === (op === "source_is"),
  VIP: ({ op, member }) => member.vip === (op === "member"),
  Aim: aimFits,
};

function askedOf(state: MarketingState, member: StoredMember, condition: AnyCondition): Asked {
  const { value } = condition;
  return {
    state,
    member,
    field: textOf(condition.field),
    op: textOf(condition.op),
    value: textOf(value),
    values: Array.isArray(value) ? value.map(textOf) : [textOf(value)],
    extra: textOf(condition.extra),
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Value of a merge field named by its tag, or as `merge2` by its number. */
function mergeValue({ state, member, field }: Asked): string {
  const number = /^merge(\d+)$/i.exec(field)?.[1];
  const tag = number === undefined ? field : (find(state.mergeFields, [member.list_id, number])?.tag ?? "");
  if (tag === "EMAIL" || number === "0") return member.email_address;
  const value = mergeFieldsOf(state, member)[tag] ?? "";
  return typeof value === "object" ? Object.values(value).join(" ") : String(value);
}

function momentOf({ member, field }: Asked): string {
  if (field === "info_changed") return member.last_changed;
  return field === "timestamp_signup" ? member.timestamp_signup : member.timestamp_opt;
}

/** A date condition compares with a date, or with the last campaign. */
function dateOf({ state, member, value, extra }: Asked): string {
  if (value === "date") return extra;
  if (value === "last") return lastTime(eventsOf(state, { kind: "sent", list_id: member.list_id }));
  return value;
}

function interestsFit({ state, member, field, op, values }: Asked): boolean {
  const category = field.slice("interests-".length);
  const known = under(state.interests, [member.list_id, category]).map(({ id }) => id);
  const wanted = values.filter((id) => known.includes(id));
  if (op === "interestcontainsall") return wanted.every((id) => member.interests.includes(id));
  return wanted.some((id) => member.interests.includes(id)) === (op === "interestcontains");
}

/** Whether a contact opened, clicked or was sent a campaign, or any. */
function aimFits({ state, member, op, value }: Asked): boolean {
  const wanted = op.replace(/^no/, "");
  const did = eventsOf(state, { list_id: member.list_id, email_id: member.id }).some(
    ({ kind, campaign_id }) => kind === wanted && (value === "any" || value === campaign_id),
  );
  return did === (wanted === op);
}
