import type { Call, Options } from "../call.ts";
import type { automations } from "../catalog/automations.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof automations;

/** Automations, their e-mails and subscribers. */
export interface AutomationsCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the classic automations of the account. `GET /automations`. Pages of 10 (`count`: at most 1000); `.all()`
   * iterates over all.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /** Adds a classic automation for a list. `POST /automations`. Errors: `Invalid Resource` (400). */
  readonly create: Call<Rows["create"], M, Rest>;
  /**
   * Reads an automation: settings, tracking and statistics. `GET /automations/{workflow_id}`. Errors:
   * `Resource Not Found` (404).
   */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Permanently archives an automation; its statistics stay. `POST /automations/{workflow_id}/actions/archive`. Errors:
   * `Resource Not Found` (404).
   */
  readonly archive: Call<Rows["archive"], M, Rest>;
  /**
   * Pauses all e-mails of an automation. `POST /automations/{workflow_id}/actions/pause-all-emails`. Errors:
   * `Resource Not Found` (404).
   */
  readonly pauseAllEmails: Call<Rows["pauseAllEmails"], M, Rest>;
  /**
   * Starts all e-mails of an automation. An incomplete e-mail fails with `Bad Request` (400).
   * `POST /automations/{workflow_id}/actions/start-all-emails`. Errors: `Resource Not Found` (404).
   */
  readonly startAllEmails: Call<Rows["startAllEmails"], M, Rest>;
  readonly emails: {
    /**
     * Lists the e-mails of an automation, without pages. `GET /automations/{workflow_id}/emails`. Errors:
     * `Resource Not Found` (404).
     */
    readonly list: Call<Rows["emails"]["list"], M, Rest>;
    /**
     * Reads an e-mail of an automation. `GET /automations/{workflow_id}/emails/{workflow_email_id}`. Errors:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["emails"]["get"], M, Rest>;
    /**
     * Changes settings and delay of an automation's e-mail, which must be paused.
     * `PATCH /automations/{workflow_id}/emails/{workflow_email_id}`. Errors: `Resource Not Found` (404),
     * `Invalid Resource` (400).
     */
    readonly update: Call<Rows["emails"]["update"], M, Rest>;
    /**
     * Removes an e-mail, which must be paused, from an automation.
     * `DELETE /automations/{workflow_id}/emails/{workflow_email_id}`. Errors: `Resource Not Found` (404).
     */
    readonly delete: Call<Rows["emails"]["delete"], M, Rest>;
    /**
     * Pauses an e-mail of an automation. `POST /automations/{workflow_id}/emails/{workflow_email_id}/actions/pause`.
     * Errors: `Resource Not Found` (404).
     */
    readonly pause: Call<Rows["emails"]["pause"], M, Rest>;
    /**
     * Starts an e-mail of an automation. `POST /automations/{workflow_id}/emails/{workflow_email_id}/actions/start`.
     * Errors: `Resource Not Found` (404).
     */
    readonly start: Call<Rows["emails"]["start"], M, Rest>;
    readonly queue: {
      /**
       * Lists the subscribers in the queue of an automation's e-mail.
       * `GET /automations/{workflow_id}/emails/{workflow_email_id}/queue`. Errors: `Resource Not Found` (404).
       */
      readonly list: Call<Rows["emails"]["queue"]["list"], M, Rest>;
      /**
       * Reads when a subscriber in the queue gets an automation's e-mail.
       * `GET /automations/{workflow_id}/emails/{workflow_email_id}/queue/{subscriber_hash}`. Errors:
       * `Resource Not Found` (404).
       */
      readonly get: Call<Rows["emails"]["queue"]["get"], M, Rest>;
      /**
       * Adds a member to the queue of an automation's e-mail, if the API triggers it.
       * `POST /automations/{workflow_id}/emails/{workflow_email_id}/queue`. Errors: `Resource Not Found` (404),
       * `Invalid Resource` (400).
       */
      readonly add: Call<Rows["emails"]["queue"]["add"], M, Rest>;
    };
  };
  readonly removedSubscribers: {
    /**
     * Lists the subscribers removed from an automation. `GET /automations/{workflow_id}/removed-subscribers`. Errors:
     * `Resource Not Found` (404).
     */
    readonly list: Call<Rows["removedSubscribers"]["list"], M, Rest>;
    /**
     * Reads a subscriber removed from an automation.
     * `GET /automations/{workflow_id}/removed-subscribers/{subscriber_hash}`. Errors: `Resource Not Found` (404).
     */
    readonly get: Call<Rows["removedSubscribers"]["get"], M, Rest>;
    /**
     * Permanently removes a member from an automation: the member cannot be queued again.
     * `POST /automations/{workflow_id}/removed-subscribers`. Errors: `Resource Not Found` (404), `Invalid Resource`
     * (400).
     */
    readonly add: Call<Rows["removedSubscribers"]["add"], M, Rest>;
  };
}
