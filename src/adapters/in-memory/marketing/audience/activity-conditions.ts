import { subscriberHash } from "../../../../ports/marketing-api/subscriber-hash.ts";
import { under } from "../collections.ts";
import { eventsOf } from "../event-log.ts";
import type { ConditionInput, ConditionTest } from "./condition.ts";
import { anyTextFits, dateFits } from "./value-tests.ts";

/** Conditions on what a contact did and was sent. */
export const activityTests = {
  Aim: aimFits,
  Automation: automationFits,
  // The fake has no poll responses, so only the negative operator matches.
  CampaignPoll: ({ op }) => op === "notmember",
  Conversation: (input) => hasWritten(input) === (input.op === "member"),
  // The state has no started but unfinished surveys. The survey belongs to the list.
  SurveyMonkey: ({ op, state, member, value }) =>
    under(state.surveyResponses, [value]).some(
      ({ email_address }) => subscriberHash(email_address) === member.id,
    ) !== op.startsWith("not_"),
  GoalActivity: ({ op, state, member, value }) =>
    anyTextFits(
      op,
      under(state.goals, [member.list_id, member.id]).map(({ event }) => event),
      value,
    ),
  GoalTimestamp: ({ op, state, member, value }) =>
    under(state.goals, [member.list_id, member.id]).some(({ last_visited_at }) =>
      dateFits(op, last_visited_at, value),
    ),
} satisfies Record<string, ConditionTest>;

/** Whether a contact opened, clicked or received a given campaign, or any campaign. */
function aimFits({ state, member, op, value }: ConditionInput): boolean {
  const wanted = op.replace(/^no/, "");
  const did = eventsOf(state, { list_id: member.list_id, email_id: member.id }).some(
    ({ kind, campaign_id }) => kind === wanted && (value === "any" || value === campaign_id),
  );
  return did === (wanted === op);
}

/** Whether a contact is in the queue of an automation, or has received all of its e-mails. */
function automationFits({ state, member, op, value, time }: ConditionInput): boolean {
  const own = under(state.automationQueues, [value]).filter(
    ({ id, list_id }) => id === member.id && list_id === member.list_id,
  );
  const emails = under(state.automationEmails, [value]);
  const isCompleted =
    emails.length > 0 &&
    emails.every((email) =>
      own.some(({ email_id, next_send }) => email_id === email.id && Date.parse(next_send) <= time),
    );
  const isMet = op.endsWith("started") ? own.length > 0 : isCompleted;
  return isMet !== op.startsWith("not_");
}

/** Whether a contact wrote a message in a conversation about a given campaign, or about any campaign. */
function hasWritten({ state, member, value }: ConditionInput): boolean {
  return under(state.conversations)
    .filter(
      ({ list_id, campaign_id }) => list_id === member.list_id && (value === "any" || value === campaign_id),
    )
    .flatMap((conversation) => [conversation, ...under(state.conversationMessages, [conversation.id])])
    .some(({ from_email }) => subscriberHash(from_email) === member.id);
}
