/** Tracking of a campaign or an automation. */
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

/** Tracking in Salesforce. */
export interface SalesforceTracking {
  campaign?: boolean;
  notes?: boolean;
}

/** Tracking in Capsule. */
export interface CapsuleTracking {
  notes?: boolean;
}
