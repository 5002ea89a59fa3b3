import { subscriberHash } from "../../../../ports/marketing-api/subscriber-hash.ts";
import type { SegmentCondition } from "../../../../ports/marketing-api/types/segment-conditions.ts";
import { find, under } from "../collections.ts";
import type { StoredLine } from "../commerce-state.ts";
import { eventsOf } from "../event-log.ts";
import type { ConditionInput, ConditionTest } from "./condition.ts";
import { type ConditionType, conditionInput, type Now } from "./condition.ts";
import { ordersOf } from "./member-view.ts";
import { profileTests } from "./profile-conditions.ts";
import type { StoredMember } from "./state.ts";
import { anyTextFits, dateFits, numberFits, textFits } from "./value-tests.ts";

/** Conditions on what a contact did and was sent. */
const activityTests = {
  Aim: aimFits,
  Automation: automationFits,
  // The fake has no poll responses, so only the negative operator matches.
  CampaignPoll: ({ op }) => op === "notmember",
  Conversation: (input) => hasWritten(input) === (input.op === "member"),
  // The state has no started but unfinished surveys. The survey belongs to the list.
  SurveyMonkey: ({ op, state, member, value }) =>
    under(state.surveyResponses, [value]).some(
      ({ email_address }) => subscriberHash(email_address) === member.id,
    ) !== op.startsWith("not_"),
  GoalActivity: ({ op, state, member, value }) =>
    anyTextFits(
      op,
      under(state.goals, [member.list_id, member.id]).map(({ event }) => event),
      value,
    ),
  GoalTimestamp: ({ op, state, member, value }) =>
    under(state.goals, [member.list_id, member.id]).some(({ last_visited_at }) =>
      dateFits(op, last_visited_at, value),
    ),
} satisfies Record<string, ConditionTest>;

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
  const isCompleted =
    emails.length > 0 &&
    emails.every((email) =>
      own.some(({ email_id, next_send }) => email_id === email.id && Date.parse(next_send) <= time),
    );
  const isMet = op.endsWith("started") ? own.length > 0 : isCompleted;
  return isMet !== op.startsWith("not_");
}

/** Whether a contact wrote a message in a conversation about a given campaign, or about any campaign. */
function hasWritten({ state, member, value }: ConditionInput): boolean {
  return under(state.conversations)
    .filter(
      ({ list_id, campaign_id }) => list_id === member.list_id && (value === "any" || value === campaign_id),
    )
    .flatMap((conversation) => [conversation, ...under(state.conversationMessages, [conversation.id])])
    .some(({ from_email }) => subscriberHash(from_email) === member.id);
}

/** Conditions on what a contact bought in the stores of the list. */
const commerceTests = {
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
} satisfies Record<string, ConditionTest>;

function linesOf({ state, member }: ConditionInput): readonly (StoredLine & { readonly store_id: string })[] {
  return ordersOf(state, member).flatMap(({ store_id, id }) =>
    under(state.orderLines, [store_id, id]).map((line) => ({ ...line, store_id })),
  );
}

/** Names or types of the products that a contact bought. */
function boughtNames(input: ConditionInput): string[] {
  return linesOf(input).flatMap(({ store_id, product_id }) => {
    const product = find(input.state.products, [store_id, product_id]);
    if (product === undefined) return [];
    return [input.field === "ecomm_cat" ? product.type : product.title];
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

const EARTH_RADIUS_MILES = 3958.8;

/** Conditions on the location of a contact. The fake stores coordinates, country and region, but no postal code. */
const locationTests = {
  IPGeoCountryState: ({ op, value, member: { location } }) => {
    const has = op.endsWith("country") ? location.country_code : location.region;
    return textFits("is", has, value) !== op.startsWith("ipgeonot");
  },
  IPGeoIn: (input) => isLocated(input) && isNear(input) === (input.op === "ipgeoin"),
  IPGeoInZip: () => false,
  IPGeoUnknown: (input) => !isLocated(input),
  IPGeoZip: ({ op }) => op === "ipgeonotzip",
} satisfies Record<string, ConditionTest>;

function isLocated({ member: { location } }: ConditionInput): boolean {
  return location.country_code !== "" || location.latitude !== 0 || location.longitude !== 0;
}

function isNear({ condition, value, member: { location } }: ConditionInput): boolean {
  if (condition.condition_type !== "IPGeoIn") return false;
  const [latitude, longitude] = [radians(Number(condition.lat)), radians(Number(condition.lng))];
  const [hereLatitude, hereLongitude] = [radians(location.latitude), radians(location.longitude)];
  const squared =
    Math.sin((hereLatitude - latitude) / 2) ** 2 +
    Math.cos(latitude) * Math.cos(hereLatitude) * Math.sin((hereLongitude - longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(squared)) <= Number(value);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** The test of each condition type. The type makes compilation fail if one is missing. */
const TESTS: Readonly<Record<ConditionType, ConditionTest>> = {
  ...profileTests,
  ...activityTests,
  ...commerceTests,
  ...locationTests,
};

/** Whether a contact meets all or any of the conditions. Without conditions, no contact matches. */
export function meets(
  now: Now,
  member: StoredMember,
  { match, conditions }: { readonly match: "any" | "all"; readonly conditions: readonly SegmentCondition[] },
): boolean {
  const met = (condition: SegmentCondition) => fits(conditionInput(now, member, condition));
  if (conditions.length === 0) return false;
  return match === "all" ? conditions.every(met) : conditions.some(met);
}

function fits(input: ConditionInput): boolean {
  const { condition_type } = input.condition;
  return isKnown(condition_type) && TESTS[condition_type](input);
}

function isKnown(condition_type: SegmentCondition["condition_type"]): condition_type is ConditionType {
  return condition_type in TESTS;
}
