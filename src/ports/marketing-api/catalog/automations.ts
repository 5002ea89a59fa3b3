import { op, shape } from "../operation.ts";
import { act, exchange, paged, read, response, write } from "../parameters.ts";
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
  /** Lists the classic automations of the account. */
  list: op(
    "GET /automations",
    shape<{ query: ListAutomationsQuery; response: Listed<"automations", Automation> }>(),
    {
      query: paged(
        "before_create_time",
        "since_create_time",
        "before_start_time",
        "since_start_time",
        "status",
      ),
      pages: "automations",
    },
  ),
  /** Adds a classic automation for a list. */
  create: write("POST /automations", exchange<CreateAutomation, Automation>()),
  /** Reads an automation: settings, tracking and statistics. */
  get: read("GET /automations/{workflow_id}", response<Automation>()),
  /** Permanently archives an automation; its statistics stay. */
  archive: act("POST /automations/{workflow_id}/actions/archive"),
  /** Pauses all e-mails of an automation. */
  pauseAllEmails: act("POST /automations/{workflow_id}/actions/pause-all-emails"),
  /** Starts all e-mails of an automation. An incomplete e-mail fails with `Bad Request` (400). */
  startAllEmails: act("POST /automations/{workflow_id}/actions/start-all-emails"),
  emails: {
    /** Lists the e-mails of an automation, without pages. */
    list: op(
      "GET /automations/{workflow_id}/emails",
      shape<{ response: Listed<"emails", AutomationEmail> }>(),
    ),
    /** Reads an e-mail of an automation. */
    get: op("GET /automations/{workflow_id}/emails/{workflow_email_id}", response<AutomationEmail>()),
    /** Changes settings and delay of an automation's e-mail, which must be paused. */
    update: write(
      "PATCH /automations/{workflow_id}/emails/{workflow_email_id}",
      exchange<UpdateAutomationEmail, AutomationEmail>(),
    ),
    /** Removes an e-mail, which must be paused, from an automation. */
    delete: act("DELETE /automations/{workflow_id}/emails/{workflow_email_id}"),
    /** Pauses an e-mail of an automation. */
    pause: act("POST /automations/{workflow_id}/emails/{workflow_email_id}/actions/pause"),
    /** Starts an e-mail of an automation. */
    start: act("POST /automations/{workflow_id}/emails/{workflow_email_id}/actions/start"),
    queue: {
      /** Lists the subscribers in the queue of an automation's e-mail. */
      list: op(
        "GET /automations/{workflow_id}/emails/{workflow_email_id}/queue",
        shape<{ response: Listed<"queue", QueueEntry> & { workflow_id: string; email_id: string } }>(),
      ),
      /** Reads when a subscriber in the queue gets an automation's e-mail. */
      get: op(
        "GET /automations/{workflow_id}/emails/{workflow_email_id}/queue/{subscriber_hash}",
        response<QueuedSubscriber>(),
      ),
      /** Adds a member to the queue of an automation's e-mail, if the API triggers it. */
      add: write(
        "POST /automations/{workflow_id}/emails/{workflow_email_id}/queue",
        exchange<SubscriberAddress, QueuedSubscriber>(),
      ),
    },
  },
  removedSubscribers: {
    /** Lists the subscribers removed from an automation. */
    list: op(
      "GET /automations/{workflow_id}/removed-subscribers",
      shape<{ response: Listed<"subscribers", RemovedSubscriber> & { workflow_id: string } }>(),
    ),
    /** Reads a subscriber removed from an automation. */
    get: op(
      "GET /automations/{workflow_id}/removed-subscribers/{subscriber_hash}",
      response<RemovedSubscriber>(),
    ),
    /** Permanently removes a member from an automation: the member cannot be queued again. */
    add: write(
      "POST /automations/{workflow_id}/removed-subscribers",
      exchange<SubscriberAddress, RemovedSubscriber>(),
    ),
  },
} as const;
