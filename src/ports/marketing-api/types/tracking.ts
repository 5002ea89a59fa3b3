/** What is tracked of a campaign or an automation. */
export interface Tracking {
  opens?: boolean;
  html_clicks?: boolean;
  text_clicks?: boolean;
  goal_tracking?: boolean;
  ecomm360?: boolean;
  google_analytics?: string;
  clicktale?: string;
  salesforce?: SalesforceTracking;
  capsule?: CapsuleTracking;
}

/** What is noted in Salesforce. */
export interface SalesforceTracking {
  campaign?: boolean;
  notes?: boolean;
}

/** What is noted in Capsule. */
export interface CapsuleTracking {
  notes?: boolean;
}
