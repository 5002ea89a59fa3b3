import { op, shape } from "../operation.ts";
import { FIELDS, PAGE } from "../parameters.ts";
import type {
  AutomationEmail,
  AutomationEmailList,
  UpdateAutomationEmail,
} from "../types/automation-emails.ts";
import type {
  QueuedSubscriber,
  QueueEntryList,
  RemovedSubscriber,
  RemovedSubscriberList,
} from "../types/automation-subscribers.ts";
import type {
  Automation,
  AutomationList,
  CreateAutomation,
  ListAutomationsQuery,
} from "../types/automations.ts";
import type { FieldsQuery, SubscriberAddress } from "../types/common.ts";

/** Automations, their e-mails and subscribers. */
export const automations = {
  list: op("GET /automations", shape<{ query: ListAutomationsQuery; answer: AutomationList }>(), {
    query: [
      ...PAGE,
      "before_create_time",
      "since_create_time",
      "before_start_time",
      "since_start_time",
      "status",
    ],
    pages: "automations",
  }),
  create: op("POST /automations", shape<{ body: CreateAutomation; answer: Automation }>(), {
    body: "required",
  }),
  get: op("GET /automations/{workflow_id}", shape<{ query: FieldsQuery; answer: Automation }>(), {
    query: FIELDS,
  }),
  archive: op("POST /automations/{workflow_id}/actions/archive", shape<object>()),
  pauseAllEmails: op("POST /automations/{workflow_id}/actions/pause-all-emails", shape<object>()),
  startAllEmails: op("POST /automations/{workflow_id}/actions/start-all-emails", shape<object>()),
  emails: {
    list: op("GET /automations/{workflow_id}/emails", shape<{ answer: AutomationEmailList }>()),
    get: op(
      "GET /automations/{workflow_id}/emails/{workflow_email_id}",
      shape<{ answer: AutomationEmail }>(),
    ),
    update: op(
      "PATCH /automations/{workflow_id}/emails/{workflow_email_id}",
      shape<{ body: UpdateAutomationEmail; answer: AutomationEmail }>(),
      { body: "required" },
    ),
    delete: op("DELETE /automations/{workflow_id}/emails/{workflow_email_id}", shape<object>()),
    pause: op("POST /automations/{workflow_id}/emails/{workflow_email_id}/actions/pause", shape<object>()),
    start: op("POST /automations/{workflow_id}/emails/{workflow_email_id}/actions/start", shape<object>()),
    queue: {
      list: op(
        "GET /automations/{workflow_id}/emails/{workflow_email_id}/queue",
        shape<{ answer: QueueEntryList }>(),
      ),
      get: op(
        "GET /automations/{workflow_id}/emails/{workflow_email_id}/queue/{subscriber_hash}",
        shape<{ answer: QueuedSubscriber }>(),
      ),
      add: op(
        "POST /automations/{workflow_id}/emails/{workflow_email_id}/queue",
        shape<{ body: SubscriberAddress; answer: QueuedSubscriber }>(),
        { body: "required" },
      ),
    },
  },
  removedSubscribers: {
    list: op(
      "GET /automations/{workflow_id}/removed-subscribers",
      shape<{ answer: RemovedSubscriberList }>(),
    ),
    get: op(
      "GET /automations/{workflow_id}/removed-subscribers/{subscriber_hash}",
      shape<{ answer: RemovedSubscriber }>(),
    ),
    add: op(
      "POST /automations/{workflow_id}/removed-subscribers",
      shape<{ body: SubscriberAddress; answer: RemovedSubscriber }>(),
      { body: "required" },
    ),
  },
} as const;
