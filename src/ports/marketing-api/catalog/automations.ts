import { op, shape } from "../operation.ts";
import { act, exchange, PAGE, read, response, write } from "../parameters.ts";
import type {
  Automation,
  AutomationEmail,
  CreateAutomation,
  ListAutomationsQuery,
  QueuedSubscriber,
  QueueEntry,
  RemovedSubscriber,
  UpdateAutomationEmail,
} from "../types/automations.ts";
import type { Listed, SubscriberAddress } from "../types/common.ts";

/** Automations, their e-mails and subscribers. */
export const automations = {
  /**
   * Lists the classic automations of the account. `GET /automations`. Pages of 10 (`count`: at most 1000); `.all()`
   * iterates over all.
   */
  list: op(
    "GET /automations",
    shape<{ query: ListAutomationsQuery; response: Listed<"automations", Automation> }>(),
    {
      query: [
        ...PAGE,
        "before_create_time",
        "since_create_time",
        "before_start_time",
        "since_start_time",
        "status",
      ],
      pages: "automations",
    },
  ),
  /** Adds a classic automation for a list. `POST /automations`. Errors: `Invalid Resource` (400). */
  create: write("POST /automations", exchange<CreateAutomation, Automation>()),
  /**
   * Reads an automation: settings, tracking and statistics. `GET /automations/{workflow_id}`. Errors:
   * `Resource Not Found` (404).
   */
  get: read("GET /automations/{workflow_id}", response<Automation>()),
  /**
   * Permanently archives an automation; its statistics stay. `POST /automations/{workflow_id}/actions/archive`. Errors:
   * `Resource Not Found` (404).
   */
  archive: act("POST /automations/{workflow_id}/actions/archive"),
  /**
   * Pauses all e-mails of an automation. `POST /automations/{workflow_id}/actions/pause-all-emails`. Errors:
   * `Resource Not Found` (404).
   */
  pauseAllEmails: act("POST /automations/{workflow_id}/actions/pause-all-emails"),
  /**
   * Starts all e-mails of an automation. An incomplete e-mail fails with `Bad Request` (400).
   * `POST /automations/{workflow_id}/actions/start-all-emails`. Errors: `Resource Not Found` (404).
   */
  startAllEmails: act("POST /automations/{workflow_id}/actions/start-all-emails"),
  emails: {
    /**
     * Lists the e-mails of an automation, without pages. `GET /automations/{workflow_id}/emails`. Errors:
     * `Resource Not Found` (404).
     */
    list: op(
      "GET /automations/{workflow_id}/emails",
      shape<{ response: Listed<"emails", AutomationEmail> }>(),
    ),
    /**
     * Reads an e-mail of an automation. `GET /automations/{workflow_id}/emails/{workflow_email_id}`. Errors:
     * `Resource Not Found` (404).
     */
    get: op("GET /automations/{workflow_id}/emails/{workflow_email_id}", response<AutomationEmail>()),
    /**
     * Changes settings and delay of an automation's e-mail, which must be paused.
     * `PATCH /automations/{workflow_id}/emails/{workflow_email_id}`. Errors: `Resource Not Found` (404),
     * `Invalid Resource` (400).
     */
    update: write(
      "PATCH /automations/{workflow_id}/emails/{workflow_email_id}",
      exchange<UpdateAutomationEmail, AutomationEmail>(),
    ),
    /**
     * Removes an e-mail, which must be paused, from an automation.
     * `DELETE /automations/{workflow_id}/emails/{workflow_email_id}`. Errors: `Resource Not Found` (404).
     */
    delete: act("DELETE /automations/{workflow_id}/emails/{workflow_email_id}"),
    /**
     * Pauses an e-mail of an automation. `POST /automations/{workflow_id}/emails/{workflow_email_id}/actions/pause`.
     * Errors: `Resource Not Found` (404).
     */
    pause: act("POST /automations/{workflow_id}/emails/{workflow_email_id}/actions/pause"),
    /**
     * Starts an e-mail of an automation. `POST /automations/{workflow_id}/emails/{workflow_email_id}/actions/start`.
     * Errors: `Resource Not Found` (404).
     */
    start: act("POST /automations/{workflow_id}/emails/{workflow_email_id}/actions/start"),
    queue: {
      /**
       * Lists the subscribers in the queue of an automation's e-mail.
       * `GET /automations/{workflow_id}/emails/{workflow_email_id}/queue`. Errors: `Resource Not Found` (404).
       */
      list: op(
        "GET /automations/{workflow_id}/emails/{workflow_email_id}/queue",
        shape<{ response: Listed<"queue", QueueEntry> & { workflow_id: string; email_id: string } }>(),
      ),
      /**
       * Reads when a subscriber in the queue gets an automation's e-mail.
       * `GET /automations/{workflow_id}/emails/{workflow_email_id}/queue/{subscriber_hash}`. Errors:
       * `Resource Not Found` (404).
       */
      get: op(
        "GET /automations/{workflow_id}/emails/{workflow_email_id}/queue/{subscriber_hash}",
        response<QueuedSubscriber>(),
      ),
      /**
       * Adds a member to the queue of an automation's e-mail, if the API triggers it.
       * `POST /automations/{workflow_id}/emails/{workflow_email_id}/queue`. Errors: `Resource Not Found` (404),
       * `Invalid Resource` (400).
       */
      add: write(
        "POST /automations/{workflow_id}/emails/{workflow_email_id}/queue",
        exchange<SubscriberAddress, QueuedSubscriber>(),
      ),
    },
  },
  removedSubscribers: {
    /**
     * Lists the subscribers removed from an automation. `GET /automations/{workflow_id}/removed-subscribers`. Errors:
     * `Resource Not Found` (404).
     */
    list: op(
      "GET /automations/{workflow_id}/removed-subscribers",
      shape<{ response: Listed<"subscribers", RemovedSubscriber> & { workflow_id: string } }>(),
    ),
    /**
     * Reads a subscriber removed from an automation.
     * `GET /automations/{workflow_id}/removed-subscribers/{subscriber_hash}`. Errors: `Resource Not Found` (404).
     */
    get: op(
      "GET /automations/{workflow_id}/removed-subscribers/{subscriber_hash}",
      response<RemovedSubscriber>(),
    ),
    /**
     * Permanently removes a member from an automation: the member cannot be queued again.
     * `POST /automations/{workflow_id}/removed-subscribers`. Errors: `Resource Not Found` (404), `Invalid Resource`
     * (400).
     */
    add: write(
      "POST /automations/{workflow_id}/removed-subscribers",
      exchange<SubscriberAddress, RemovedSubscriber>(),
    ),
  },
} as const;
