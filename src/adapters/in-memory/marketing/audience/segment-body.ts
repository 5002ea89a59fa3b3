import { z } from "zod";
import type { SegmentCondition } from "../../../../ports/marketing-api/types/segment-conditions.ts";
import { filled } from "../schemas.ts";
import { timeOf } from "../timestamps.ts";

const text = z.string();
const member = z.enum(["member", "notmember"]);
const progress = z.enum(["started", "completed", "not_started", "not_completed"]);
const compared = z.enum(["is", "not", "greater", "less"]);
const isOrNot = z.enum(["is", "not"]);
const gender = z.enum(["male", "female"]);

/** Schema of one condition type; `parts` are its field, its operator and their values. */
function kind<const T extends string, P extends z.ZodRawShape>(condition_type: T, parts: P) {
  return z.object({ condition_type: z.literal(condition_type), ...parts });
}

/** A field that is optional because the condition type implies it. */
function implied<const F extends string>(field: F) {
  return z.literal(field).default(field);
}

const isDay = (value: string) => !Number.isNaN(timeOf(value));
const isDays = (value: string) => /^\d{1,5}$/.test(value);
const aDay = { path: ["value"], message: "Please enter a date." };
const days = { path: ["value"], message: "Please enter a number of days." };

/** Whether the value of a `Date` condition is a date, or a number of days if the operator needs one. */
function isDated({ op, value, extra = "" }: { op: string; value: string; extra?: string }): boolean {
  if (op === "blank" || op === "blank_not" || value === "last") return true;
  if (op === "within" || op === "notwithin") return isDays(value) || isDays(extra);
  if (value === "campaign") return extra !== "";
  return isDay(value === "date" ? extra : value);
}

const isOptionalDay = ({ op, value = "" }: { op: string; value?: string }) =>
  op === "blank" || op === "blank_not" || isDay(value);

const known = [
  kind("Date", {
    field: z.enum(["timestamp_opt", "info_changed", "ecomm_date"]),
    op: z.enum(["greater", "less", "is", "not", "blank", "blank_not", "within", "notwithin"]),
    value: text,
    extra: text.exactOptional(),
  }).refine(isDated, { path: ["value"], message: "Please enter a date, or a number of days." }),
  kind("EmailClient", {
    field: z.literal("email_client"),
    op: z.enum(["client_is", "client_not"]),
    value: text,
  }),
  kind("Language", { field: z.literal("language"), op: isOrNot, value: text }),
  kind("MemberRating", { field: z.literal("rating"), op: compared, value: z.number() }),
  kind("SignupSource", {
    field: z.literal("source"),
    op: z.enum(["source_is", "source_not"]),
    value: text.exactOptional(),
  }),
  kind("VIP", { field: z.literal("gmonkey"), op: member }),
  kind("Interests", {
    field: filled,
    op: z.enum(["interestcontains", "interestcontainsall", "interestnotcontains"]),
    value: z.array(text).min(1, "This value should not be blank."),
  }),
  kind("FuzzySegment", {
    field: z.literal("fuzzy_segment"),
    op: z.enum(["fuzzy_is", "fuzzy_not"]),
    value: z.number(),
  }),
  kind("StaticSegment", {
    field: z.literal("static_segment"),
    op: z.enum(["static_is", "static_not"]),
    value: z.number(),
  }),
  kind("AddressMerge", {
    field: filled,
    op: z.enum(["contains", "notcontain", "blank", "blank_not"]),
    value: text.exactOptional(),
  }),
  kind("ZipMerge", { field: filled, op: z.literal("geoin"), value: text, extra: text }),
  kind("BirthdayMerge", {
    field: filled,
    op: z.enum(["is", "not", "blank", "blank_not"]),
    value: text.exactOptional(),
  }),
  kind("DateMerge", {
    field: filled,
    op: z.enum(["is", "not", "less", "blank", "blank_not", "greater"]),
    value: text.exactOptional(),
  }).refine(isOptionalDay, aDay),
  kind("SelectMerge", {
    field: filled,
    op: z.enum(["is", "not", "blank", "blank_not", "notcontain", "contains"]),
    value: text.exactOptional(),
  }),
  kind("TextMerge", {
    field: filled,
    op: z.enum([
      "is",
      "not",
      "contains",
      "notcontain",
      "starts",
      "ends",
      "greater",
      "less",
      "blank",
      "blank_not",
    ]),
    value: text.exactOptional(),
  }),
  kind("EmailAddress", {
    field: z.enum(["merge0", "EMAIL"]),
    op: z.enum(["is", "not", "contains", "notcontain", "starts", "ends", "greater", "less"]),
    value: text.exactOptional(),
  }),
  kind("NewSubscribers", {
    field: implied("timestamp_opt"),
    op: z.literal("date_within"),
    value: text,
  }).refine(({ value }) => isDays(value), days),
  kind("Aim", {
    field: implied("aim"),
    op: z.enum(["open", "click", "sent", "noopen", "noclick", "nosent"]),
    value: filled,
  }),
  kind("Automation", { field: z.literal("automation"), op: progress, value: text }),
  kind("CampaignPoll", { field: z.literal("poll"), op: member, value: z.number() }),
  kind("Conversation", { field: z.literal("conversation"), op: member, value: text }),
  kind("SurveyMonkey", { field: z.literal("survey_monkey"), op: progress, value: text }),
  kind("EcommCategory", {
    field: z.enum(["ecomm_cat", "ecomm_prod"]),
    op: z.enum(["is", "not", "contains", "notcontain", "starts", "ends"]),
    value: text,
  }),
  kind("EcommNumber", {
    field: z.enum(["ecomm_spent_avg", "ecomm_orders", "ecomm_prod_all", "ecomm_avg_ord"]),
    op: compared,
    value: z.number(),
  }),
  kind("EcommPurchased", { field: implied("ecomm_purchased"), op: member }),
  kind("EcommSpent", {
    field: z.enum(["ecomm_spent_one", "ecomm_spent_all"]),
    op: z.enum(["greater", "less"]),
    value: z.int(),
  }),
  kind("EcommStore", { field: implied("ecomm_store"), op: isOrNot, value: text }),
  kind("GoalActivity", {
    field: z.literal("goal"),
    op: z.enum(["is", "goal_not", "contains", "goal_notcontain", "starts", "ends"]),
    value: text,
  }),
  kind("GoalTimestamp", {
    field: z.literal("goal_last_visited"),
    op: z.enum(["greater", "less", "is"]),
    value: text,
  }).refine(({ value }) => isDay(value), aDay),
  kind("IPGeoCountryState", {
    field: z.literal("ipgeo"),
    op: z.enum(["ipgeocountry", "ipgeonotcountry", "ipgeostate", "ipgeonotstate"]),
    value: text,
  }),
  kind("IPGeoIn", {
    field: z.literal("ipgeo"),
    op: z.enum(["ipgeoin", "ipgeonotin"]),
    value: z.int(),
    addr: text,
    lat: degrees(90),
    lng: degrees(180),
  }),
  kind("IPGeoInZip", {
    field: z.literal("ipgeo"),
    op: z.literal("ipgeoinzip"),
    value: z.int(),
    extra: z.int(),
  }),
  kind("IPGeoUnknown", { field: z.literal("ipgeo"), op: z.literal("ipgeounknown") }),
  kind("IPGeoZip", {
    field: z.literal("ipgeo"),
    op: z.enum(["ipgeoiszip", "ipgeonotzip"]),
    value: z.int(),
  }),
  kind("SocialAge", {
    field: z.literal("social_age"),
    op: isOrNot,
    value: z.enum(["18-24", "25-34", "35-54", "55+"]),
  }),
  kind("SocialGender", { field: z.literal("social_gender"), op: isOrNot, value: gender }),
  kind("SocialInfluence", { field: z.literal("social_influence"), op: compared, value: z.number() }),
  kind("SocialNetworkMember", {
    field: z.literal("social_network"),
    op: member,
    value: z.enum([
      "twitter",
      "facebook",
      "linkedin",
      "flickr",
      "foursquare",
      "lastfm",
      "myspace",
      "quora",
      "vimeo",
      "yelp",
      "youtube",
    ]),
  }),
  kind("SocialNetworkFollow", {
    field: z.literal("social_network"),
    op: z.enum(["follow", "notfollow"]),
    value: z.literal("twitter_follow"),
  }),
  kind("PredictedGender", { field: z.literal("predicted_gender"), op: isOrNot, value: gender }),
  kind("PredictedAge", {
    field: z.literal("predicted_age_range"),
    op: z.literal("is"),
    value: z.enum(["18-24", "25-34", "35-44", "45-54", "55-64", "65+"]),
  }),
] as const;

/**
 * A condition of a segment, one of the 41 types. Unknown properties are rejected: ignoring them could change which
 * contacts match.
 */
export const segmentCondition: z.ZodType<SegmentCondition> = z.preprocess(
  withType,
  z.discriminatedUnion("condition_type", known),
);

/** Adds the condition type when it is missing and the field implies it. */
function withType(sent: unknown): unknown {
  if (typeof sent !== "object" || sent === null || "condition_type" in sent) return sent;
  const field = "field" in sent ? String(sent.field) : "";
  const guessed = field.startsWith("interests-") ? "Interests" : (KIND_BY_FIELD[field] ?? "TextMerge");
  return { condition_type: guessed, ...sent };
}

const KIND_BY_FIELD: Readonly<Record<string, SegmentCondition["condition_type"]>> = {
  EMAIL: "EmailAddress",
  merge0: "EmailAddress",
  static_segment: "StaticSegment",
  rating: "MemberRating",
  language: "Language",
  source: "SignupSource",
  gmonkey: "VIP",
  aim: "Aim",
  timestamp_opt: "Date",
  info_changed: "Date",
  ecomm_date: "Date",
};

function degrees(max: number) {
  return z.string().refine((value) => value.trim() !== "" && Math.abs(Number(value)) <= max, {
    message: "Please enter degrees.",
  });
}
