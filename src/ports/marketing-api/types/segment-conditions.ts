import type { ActivityCondition } from "./activity-conditions.ts";
import type { UnlistedKind } from "./common.ts";

/** When a member signed up, was changed, or bought. `value` is a date, or names one that `extra` has: `date`, `last`, `campaign`. */
export interface DateCondition {
  condition_type: "Date";
  field: "timestamp_opt" | "info_changed" | "ecomm_date";
  op: "greater" | "less" | "is" | "not" | "blank" | "blank_not" | "within" | "notwithin";
  value: string;
  extra?: string;
}

/** The e-mail client of a member. */
export interface EmailClientCondition {
  condition_type: "EmailClient";
  field: "email_client";
  op: "client_is" | "client_not";
  value: string;
}

/** The language of a member. */
export interface LanguageCondition {
  condition_type: "Language";
  field: "language";
  op: "is" | "not";
  value: string;
}

/** The rating of a member: 0 to 5 stars. */
export interface MemberRatingCondition {
  condition_type: "MemberRating";
  field: "rating";
  op: "is" | "not" | "greater" | "less";
  value: number | string;
}

/** Where a member signed up. */
export interface SignupSourceCondition {
  condition_type: "SignupSource";
  field: "source";
  op: "source_is" | "source_not";
  value?: string;
}

/** Whether a member is a VIP. */
export interface VIPCondition {
  condition_type: "VIP";
  field: "gmonkey";
  op: "member" | "notmember";
}

/** Which interests of a category a member has; `field` is `interests-` and the id of the category, `value` ids of interests. */
export interface InterestsCondition {
  condition_type: "Interests";
  field?: string;
  op?: "interestcontains" | "interestcontainsall" | "interestnotcontains";
  value?: readonly string[];
}

/** Whether a member is in a fuzzy segment of the service; `value` is its id. */
export interface FuzzySegmentCondition {
  condition_type: "FuzzySegment";
  field: "fuzzy_segment";
  op: "fuzzy_is" | "fuzzy_not";
  value: number;
}

/** Whether a member has a tag; `value` is the id of the static segment. */
export interface StaticSegmentCondition {
  condition_type: "StaticSegment";
  field: "static_segment";
  op: "static_is" | "static_not";
  value: number;
}

/** Text of an address; in every kind that ends in `Merge`, `field` is a merge tag. */
export interface AddressMergeCondition {
  condition_type: "AddressMerge";
  field: string;
  op: "contains" | "notcontain" | "blank" | "blank_not";
  value?: string;
}

/** Whether a zip code is within `value` miles of the one in `extra`. */
export interface ZipMergeCondition {
  condition_type: "ZipMerge";
  field: string;
  op: "geoin";
  value: string;
  extra: string;
}

/** A birthday, as `MM/DD`. */
export interface BirthdayMergeCondition {
  condition_type: "BirthdayMerge";
  field: string;
  op: "is" | "not" | "blank" | "blank_not";
  value?: string;
}

/** A date. */
export interface DateMergeCondition {
  condition_type: "DateMerge";
  field: string;
  op: "is" | "not" | "less" | "blank" | "blank_not" | "greater";
  value?: string;
}

/** A choice in a dropdown or among radio buttons. */
export interface SelectMergeCondition {
  condition_type: "SelectMerge";
  field: string;
  op: "is" | "not" | "blank" | "blank_not" | "notcontain" | "contains";
  value?: string;
}

/** A text or a number. */
export interface TextMergeCondition {
  condition_type: "TextMerge";
  field: string;
  op:
    | "is"
    | "not"
    | "contains"
    | "notcontain"
    | "starts"
    | "ends"
    | "greater"
    | "less"
    | "blank"
    | "blank_not";
  value?: string;
}

/** The e-mail address. */
export interface EmailAddressCondition {
  condition_type: "EmailAddress";
  field: "merge0" | "EMAIL";
  op: "is" | "not" | "contains" | "notcontain" | "starts" | "ends" | "greater" | "less";
  value?: string;
}

/** When a member signed up, as a named period. */
export interface NewSubscribersCondition {
  condition_type: "NewSubscribers";
  field?: "timestamp_opt";
  op?: "date_within";
  value?: string;
}

/** A condition of an unlisted kind, from a response. It can be sent back, but not written. */
export interface UnlistedCondition {
  condition_type: UnlistedKind;
  field?: string;
  op?: string;
  readonly [detail: string]: unknown;
}

/**
 * A condition of a segment, one of 41 kinds discriminated by `condition_type`:
 * `{ condition_type: "EmailAddress", field: "EMAIL", op: "contains", value: "@example.com" }`. Responses may have others.
 */
export type SegmentCondition =
  | ActivityCondition
  | DateCondition
  | EmailClientCondition
  | LanguageCondition
  | MemberRatingCondition
  | SignupSourceCondition
  | VIPCondition
  | InterestsCondition
  | FuzzySegmentCondition
  | StaticSegmentCondition
  | AddressMergeCondition
  | ZipMergeCondition
  | BirthdayMergeCondition
  | DateMergeCondition
  | SelectMergeCondition
  | TextMergeCondition
  | EmailAddressCondition
  | NewSubscribersCondition
  | UnlistedCondition;
