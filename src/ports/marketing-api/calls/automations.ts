import type { Call, Options } from "../call.ts";
import type { automations } from "../catalog/automations.ts";
import type { MergeValues } from "../types/members.ts";

type Rows = typeof automations;

/** Automations, their e-mails, and who is in them. */
export interface AutomationsCalls<M extends MergeValues, Rest extends Options> {
  /**
   * Lists the classic automations of the account. `GET /automations`. A page has 10 unless `count` says, 1000 at most;
   * `.all()` walks all pages.
   */
  readonly list: Call<Rows["list"], M, Rest>;
  /** Adds a classic automation for a list. `POST /automations`. Refused: `Invalid Resource` (400). */
  readonly create: Call<Rows["create"], M, Rest>;
  /**
   * Reads an automation: its settings, tracking and figures. `GET /automations/{workflow_id}`. Refused:
   * `Resource Not Found` (404).
   */
  readonly get: Call<Rows["get"], M, Rest>;
  /**
   * Archives an automation, for good: its figures stay. `POST /automations/{workflow_id}/actions/archive`. Refused:
   * `Resource Not Found` (404).
   */
  readonly archive: Call<Rows["archive"], M, Rest>;
  /**
   * Pauses all e-mails of an automation. `POST /automations/{workflow_id}/actions/pause-all-emails`. Refused:
   * `Resource Not Found` (404).
   */
  readonly pauseAllEmails: Call<Rows["pauseAllEmails"], M, Rest>;
  /**
   * Starts all e-mails of an automation. An e-mail that lacks something is refused with `Bad Request` (400).
   * `POST /automations/{workflow_id}/actions/start-all-emails`. Refused: `Resource Not Found` (404).
   */
  readonly startAllEmails: Call<Rows["startAllEmails"], M, Rest>;
  readonly emails: {
    /**
     * Lists the e-mails of an automation, all at once. `GET /automations/{workflow_id}/emails`. Refused:
     * `Resource Not Found` (404).
     */
    readonly list: Call<Rows["emails"]["list"], M, Rest>;
    /**
     * Reads an e-mail of an automation. `GET /automations/{workflow_id}/emails/{workflow_email_id}`. Refused:
     * `Resource Not Found` (404).
     */
    readonly get: Call<Rows["emails"]["get"], M, Rest>;
    /**
     * Changes an e-mail of an automation: its settings and its delay. It has to be paused.
     * `PATCH /automations/{workflow_id}/emails/{workflow_email_id}`. Refused: `Resource Not Found` (404),
     * `Invalid Resource` (400).
     */
    readonly update: Call<Rows["emails"]["update"], M, Rest>;
    /**
     * Removes an e-mail from an automation. It has to be paused.
     * `DELETE /automations/{workflow_id}/emails/{workflow_email_id}`. Refused: `Resource Not Found` (404).
     */
    readonly delete: Call<Rows["emails"]["delete"], M, Rest>;
    /**
     * Pauses an e-mail of an automation. `POST /automations/{workflow_id}/emails/{workflow_email_id}/actions/pause`.
     * Refused: `Resource Not Found` (404).
     */
    readonly pause: Call<Rows["emails"]["pause"], M, Rest>;
    /**
     * Starts an e-mail of an automation. `POST /automations/{workflow_id}/emails/{workflow_email_id}/actions/start`.
     * Refused: `Resource Not Found` (404).
     */
    readonly start: Call<Rows["emails"]["start"], M, Rest>;
    readonly queue: {
      /**
       * Lists who waits for an e-mail of an automation.
       * `GET /automations/{workflow_id}/emails/{workflow_email_id}/queue`. Refused: `Resource Not Found` (404).
       */
      readonly list: Call<Rows["emails"]["queue"]["list"], M, Rest>;
      /**
       * Reads when somebody who waits for an e-mail of an automation gets it.
       * `GET /automations/{workflow_id}/emails/{workflow_email_id}/queue/{subscriber_hash}`. Refused:
       * `Resource Not Found` (404).
       */
      readonly get: Call<Rows["emails"]["queue"]["get"], M, Rest>;
      /**
       * Queues a member for an e-mail of an automation that is started by calls.
       * `POST /automations/{workflow_id}/emails/{workflow_email_id}/queue`. Refused: `Resource Not Found` (404),
       * `Invalid Resource` (400).
       */
      readonly add: Call<Rows["emails"]["queue"]["add"], M, Rest>;
    };
  };
  readonly removedSubscribers: {
    /**
     * Lists who was taken out of an automation. `GET /automations/{workflow_id}/removed-subscribers`. Refused:
     * `Resource Not Found` (404).
     */
    readonly list: Call<Rows["removedSubscribers"]["list"], M, Rest>;
    /**
     * Reads somebody who was taken out of an automation.
     * `GET /automations/{workflow_id}/removed-subscribers/{subscriber_hash}`. Refused: `Resource Not Found` (404).
     */
    readonly get: Call<Rows["removedSubscribers"]["get"], M, Rest>;
    /**
     * Takes a member out of an automation, for good: the member cannot be queued again.
     * `POST /automations/{workflow_id}/removed-subscribers`. Refused: `Resource Not Found` (404), `Invalid Resource`
     * (400).
     */
    readonly add: Call<Rows["removedSubscribers"]["add"], M, Rest>;
  };
}
