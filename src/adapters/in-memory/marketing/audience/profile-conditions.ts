import { find, under } from "../collections.ts";
import { eventsOf, lastTime } from "../event-log.ts";
import type { MarketingState } from "../state.ts";
import type { ConditionInput, ConditionTest } from "./condition.ts";
import { mergeFieldsOf, ratingOf } from "./member-view.ts";
import { dateFits, isWithinDays, numberFits, textFits } from "./value-tests.ts";

const textMerge: ConditionTest = (input) => textFits(input.op, mergeValue(input), input.value);

/** The service gets these values from social networks, or predicts them. The fake has none of them. */
const unknown: ConditionTest = ({ op }) => op.startsWith("not");

/** Conditions on the profile of a contact. */
export const profileTests = {
  TextMerge: textMerge,
  SelectMerge: textMerge,
  AddressMerge: textMerge,
  BirthdayMerge: ({ op, value, ...input }) =>
    textFits(op, birthdayOf(mergeValue({ op, value, ...input })), birthdayOf(value)),
  DateMerge: (input) => dateFits(input.op, mergeValue(input), input.value),
  // The fake has no distances between postal codes: only the same code matches.
  ZipMerge: (input) => textFits("is", mergeValue(input), input.extra),
  EmailAddress: ({ op, member, value }) => textFits(op, member.email_address, value),
  Date: dateConditionFits,
  NewSubscribers: ({ member, value, time }) => isWithinDays(member.timestamp_opt, Number(value), time),
  Interests: interestsFit,
  StaticSegment: ({ op, member, value }) =>
    member.tags.some(({ id }) => String(id) === value) === (op === "static_is"),
  // Only the service computes fuzzy segments; the fake has none.
  FuzzySegment: ({ op }) => op === "fuzzy_not",
  MemberRating: ({ state, op, member, value }) => numberFits(op, ratingOf(state, member), Number(value)),
  Language: ({ op, member, value }) => textFits(op, member.language, value),
  SignupSource: ({ op, member, value }) => (member.source === value) === (op === "source_is"),
  VIP: ({ op, member }) => member.vip === (op === "member"),
  EmailClient: ({ op, member, value }) => textFits("is", member.email_client, value) === (op === "client_is"),
  SocialAge: unknown,
  SocialGender: unknown,
  SocialInfluence: unknown,
  SocialNetworkMember: unknown,
  SocialNetworkFollow: unknown,
  PredictedGender: unknown,
  PredictedAge: unknown,
} satisfies Record<string, ConditionTest>;

/** Value of a merge field, by tag or number. */
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
function dateConditionFits({ op, value, extra, time, ...input }: ConditionInput): boolean {
  const moments = momentsOf({ op, value, extra, time, ...input });
  if (op === "within" || op === "notwithin") {
    const days = Number(/^\d+$/.test(value) ? value : extra);
    return moments.some((moment) => isWithinDays(moment, days, time)) === (op === "within");
  }
  const other = dateOf({ op, value, extra, time, ...input });
  if (op === "not") return !moments.some((moment) => dateFits("is", moment, other));
  if (moments.length === 0) return op === "blank";
  return moments.some((moment) => dateFits(op, moment, other));
}

function momentsOf({ state, member, field }: ConditionInput): readonly string[] {
  if (field === "ecomm_date") {
    return eventsOf(state, { kind: "order", list_id: member.list_id, email_id: member.id }).map(
      ({ at }) => at,
    );
  }
  return [field === "info_changed" ? member.last_changed : member.timestamp_opt];
}

function dateOf({ state, member, value, extra }: ConditionInput): string {
  if (value === "date") return extra;
  if (value === "campaign") return find(state.campaigns, [extra])?.send_time ?? "";
  if (value === "last") return lastTime(eventsOf(state, { kind: "sent", list_id: member.list_id }));
  return value;
}

/** Tests the interests of a contact. No contact has a deleted interest. */
function interestsFit({ member, op, values }: ConditionInput): boolean {
  const has = (id: string) => member.interests.includes(id);
  if (op === "interestcontainsall") return values.every(has);
  return values.some(has) === (op === "interestcontains");
}

/**
 * The tag of a merge field that a condition refers to by tag or by number (`merge2`); `EMAIL` is the address.
 * `undefined` when the list has no such field.
 */
export function tagOfMergeField(state: MarketingState, list_id: string, field: string): string | undefined {
  const number = /^merge(\d+)$/i.exec(field)?.[1];
  if (field === "EMAIL" || number === "0") return "EMAIL";
  if (number !== undefined) return find(state.mergeFields, [list_id, number])?.tag;
  return under(state.mergeFields, [list_id]).find(({ tag }) => tag === field)?.tag;
}
