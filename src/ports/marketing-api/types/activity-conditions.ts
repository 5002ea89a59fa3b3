/** Whether a campaign was opened, clicked or sent, or was not; `value` is its id, or `any`. */
export interface AimCondition {
  condition_type: "Aim";
  field?: "aim";
  op?: "open" | "click" | "sent" | "noopen" | "noclick" | "nosent";
  value?: string;
}

/** Progress of a member in an automation; `value` is its id. */
export interface AutomationCondition {
  condition_type: "Automation";
  field: "automation";
  op: "started" | "completed" | "not_started" | "not_completed";
  value: string;
}

/** Answer of a member in a poll of a campaign. */
export interface CampaignPollCondition {
  condition_type: "CampaignPoll";
  field: "poll";
  op: "member" | "notmember";
  value: number;
}

/** Whether a member took part in a conversation; `value` is a campaign, or `any`. */
export interface ConversationCondition {
  condition_type: "Conversation";
  field: "conversation";
  op: "member" | "notmember";
  value: string;
}

/** Progress of a member in a survey of SurveyMonkey. */
export interface SurveyMonkeyCondition {
  condition_type: "SurveyMonkey";
  field: "survey_monkey";
  op: "started" | "completed" | "not_started" | "not_completed";
  value: string;
}

/** The category or the name of a product that a member bought. */
export interface EcommCategoryCondition {
  condition_type: "EcommCategory";
  field?: "ecomm_cat" | "ecomm_prod";
  op?: "is" | "not" | "contains" | "notcontain" | "starts" | "ends";
  value?: string;
}

/** How much a member bought, on average or in all. */
export interface EcommNumberCondition {
  condition_type: "EcommNumber";
  field: "ecomm_spent_avg" | "ecomm_orders" | "ecomm_prod_all" | "ecomm_avg_ord";
  op: "is" | "not" | "greater" | "less";
  value: number;
}

/** Whether a member bought anything. */
export interface EcommPurchasedCondition {
  condition_type: "EcommPurchased";
  field?: "ecomm_purchased";
  op?: "member" | "notmember";
}

/** What a member spent at once, or in all. */
export interface EcommSpentCondition {
  condition_type: "EcommSpent";
  field?: "ecomm_spent_one" | "ecomm_spent_all";
  op?: "greater" | "less";
  value?: number;
}

/** The store that a member bought from. */
export interface EcommStoreCondition {
  condition_type: "EcommStore";
  field?: "ecomm_store";
  op?: "is" | "not";
  value?: string;
}

/** A page that a member visited. */
export interface GoalActivityCondition {
  condition_type: "GoalActivity";
  field: "goal";
  op: "is" | "goal_not" | "contains" | "goal_notcontain" | "starts" | "ends";
  value: string;
}

/** When a member visited a page. */
export interface GoalTimestampCondition {
  condition_type: "GoalTimestamp";
  field: "goal_last_visited";
  op: "greater" | "less" | "is";
  value: string;
}

/** The country or state of a member. */
export interface IPGeoCountryStateCondition {
  condition_type: "IPGeoCountryState";
  field: "ipgeo";
  op: "ipgeocountry" | "ipgeonotcountry" | "ipgeostate" | "ipgeonotstate";
  value: string;
}

/** Whether a member is within a number of miles of a place. */
export interface IPGeoInCondition {
  condition_type: "IPGeoIn";
  field: "ipgeo";
  op: "ipgeoin" | "ipgeonotin";
  value: number;
  addr: string;
  lat: string;
  lng: string;
}

/** Whether a member is within a number of miles of the US zip code in `extra`. */
export interface IPGeoInZipCondition {
  condition_type: "IPGeoInZip";
  field: "ipgeo";
  op: "ipgeoinzip";
  value: number;
  extra: number;
}

/** Whether the location of a member is unknown. */
export interface IPGeoUnknownCondition {
  condition_type: "IPGeoUnknown";
  field: "ipgeo";
  op: "ipgeounknown";
}

/** The US zip code of a member. */
export interface IPGeoZipCondition {
  condition_type: "IPGeoZip";
  field: "ipgeo";
  op: "ipgeoiszip" | "ipgeonotzip";
  value: number;
}

/** The age of a member, as social networks have it. */
export interface SocialAgeCondition {
  condition_type: "SocialAge";
  field: "social_age";
  op: "is" | "not";
  value: "18-24" | "25-34" | "35-54" | "55+";
}

/** The gender of a member, as social networks have it. */
export interface SocialGenderCondition {
  condition_type: "SocialGender";
  field: "social_gender";
  op: "is" | "not";
  value: "male" | "female";
}

/** The influence of a member in social networks. */
export interface SocialInfluenceCondition {
  condition_type: "SocialInfluence";
  field: "social_influence";
  op: "is" | "not" | "greater" | "less";
  value: number;
}

/** Whether a member is in a social network. */
export interface SocialNetworkMemberCondition {
  condition_type: "SocialNetworkMember";
  field: "social_network";
  op: "member" | "notmember";
  value:
    | "twitter"
    | "facebook"
    | "linkedin"
    | "flickr"
    | "foursquare"
    | "lastfm"
    | "myspace"
    | "quora"
    | "vimeo"
    | "yelp"
    | "youtube";
}

/** Whether a member follows the account in a social network. */
export interface SocialNetworkFollowCondition {
  condition_type: "SocialNetworkFollow";
  field: "social_network";
  op: "follow" | "notfollow";
  value: "twitter_follow";
}

/** The gender that the service predicts. */
export interface PredictedGenderCondition {
  condition_type: "PredictedGender";
  field: "predicted_gender";
  op: "is" | "not";
  value: "male" | "female";
}

/** The age that the service predicts. */
export interface PredictedAgeCondition {
  condition_type: "PredictedAge";
  field: "predicted_age_range";
  op: "is";
  value: "18-24" | "25-34" | "35-44" | "45-54" | "55-64" | "65+";
}

/** A condition on activity, purchases and predictions about a member. */
export type ActivityCondition =
  | AimCondition
  | AutomationCondition
  | CampaignPollCondition
  | ConversationCondition
  | SurveyMonkeyCondition
  | EcommCategoryCondition
  | EcommNumberCondition
  | EcommPurchasedCondition
  | EcommSpentCondition
  | EcommStoreCondition
  | GoalActivityCondition
  | GoalTimestampCondition
  | IPGeoCountryStateCondition
  | IPGeoInCondition
  | IPGeoInZipCondition
  | IPGeoUnknownCondition
  | IPGeoZipCondition
  | SocialAgeCondition
  | SocialGenderCondition
  | SocialInfluenceCondition
  | SocialNetworkMemberCondition
  | SocialNetworkFollowCondition
  | PredictedGenderCondition
  | PredictedAgeCondition;
