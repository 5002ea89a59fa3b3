import { MarketingApiError } from "./errors.ts";

/** The fields of a form, nested by names such as `data[merges][EMAIL]`. Objects have no prototype: no name is special. */
interface NestedForm {
  readonly [name: string]: string | NestedForm;
}

interface MutableForm {
  [name: string]: string | MutableForm;
}

/** Deeper than anything the service sends. */
const MAX_DEPTH = 8;

/** Reads a form-encoded body whose names nest by brackets. Names that nest too deep are left out. */
function parseForm(body: string): NestedForm {
  const form = emptyForm();
  for (const [name, value] of new URLSearchParams(body)) {
    const path = pathOf(name);
    const last = path.pop();
    if (last === undefined || path.length >= MAX_DEPTH) continue;
    put(form, path, last, value);
  }
  return form;
}

/** `data[merges][EMAIL]` as `data`, `merges`, `EMAIL`. */
function pathOf(name: string): string[] {
  const [first = "", ...rest] = name.split("[");
  return [first, ...rest.map((part) => part.replace(/\]$/, ""))];
}

function put(form: MutableForm, path: readonly string[], last: string, value: string): void {
  let fields = form;
  for (const name of path) {
    const before = fields[name];
    const inner = typeof before === "object" ? before : emptyForm();
    fields[name] = inner;
    fields = inner;
  }
  // `name[]` appends to a list.
  fields[last === "" ? String(Object.keys(fields).length) : last] = value;
}

function emptyForm(): MutableForm {
  return Object.create(null);
}

interface Sent<T extends string, D> {
  readonly type: T;
  /** A time in UTC without an offset, `2026-11-21 08:30:00`. To read it: `parseDate(`${fired_at}Z`)`. */
  readonly fired_at: string;
  readonly data: D;
}

/** Merge fields of a member, by their tags. */
export type WebhookMerges = NestedForm;

interface AboutMember {
  readonly id: string;
  readonly list_id: string;
  readonly email: string;
  readonly email_type?: string;
  readonly ip_opt?: string;
  readonly web_id?: string;
  readonly merges?: WebhookMerges;
}

/** Someone has subscribed. */
export type SubscribeWebhook = Sent<"subscribe", AboutMember & { readonly ip_signup?: string }>;

/** Someone has unsubscribed, or was removed. */
export type UnsubscribeWebhook = Sent<
  "unsubscribe",
  AboutMember & { readonly action?: string; readonly reason?: string; readonly campaign_id?: string }
>;

/** A member's profile has changed. */
export type ProfileWebhook = Sent<"profile", AboutMember>;

/** A member's address has changed. */
export type UpemailWebhook = Sent<
  "upemail",
  {
    readonly list_id: string;
    readonly new_id: string;
    readonly new_email: string;
    readonly old_email: string;
  }
>;

/** An address was removed because e-mail to it bounced. */
export type CleanedWebhook = Sent<
  "cleaned",
  {
    readonly list_id: string;
    readonly email: string;
    readonly reason?: string;
    readonly campaign_id?: string;
  }
>;

/** A campaign has been sent, or cancelled. */
export type CampaignWebhook = Sent<
  "campaign",
  {
    readonly id: string;
    readonly list_id: string;
    readonly subject?: string;
    readonly status?: string;
    readonly reason?: string;
  }
>;

/** A type that this version does not know, with its data. */
export interface UnknownWebhook extends Sent<"unknown", NestedForm> {
  /** The type that the service gave. */
  readonly sent_type: string;
}

/** An event of a webhook, discriminated by `type`. */
export type WebhookEvent =
  | SubscribeWebhook
  | UnsubscribeWebhook
  | ProfileWebhook
  | UpemailWebhook
  | CleanedWebhook
  | CampaignWebhook
  | UnknownWebhook;

/**
 * Parses the body of a webhook.
 *
 * @param body - The form-encoded body, as text or bytes. Verify its signature first.
 * @throws {MarketingApiError} `unreadable` when it is not a webhook, or lacks a required field.
 */
export function parseWebhook(body: string | Uint8Array): WebhookEvent {
  const { type, fired_at, ...sent } = parseForm(
    ArrayBuffer.isView(body) ? new TextDecoder().decode(body) : String(body),
  );
  // A form sends a group without fields as empty text.
  const data = sent.data === "" ? {} : sent.data;
  if (typeof type !== "string" || typeof fired_at !== "string" || typeof data !== "object") {
    throw unreadable("it has no type, fired_at or data");
  }
  switch (type) {
    case "subscribe":
      return { type, fired_at, data: withText(aboutMember(data), [], ["ip_signup"]) };
    case "unsubscribe":
      return { type, fired_at, data: withText(aboutMember(data), [], ["action", "reason", "campaign_id"]) };
    case "profile":
      return { type, fired_at, data: aboutMember(data) };
    case "upemail":
      return { type, fired_at, data: withText(data, ["list_id", "new_id", "new_email", "old_email"], []) };
    case "cleaned":
      return { type, fired_at, data: withText(data, ["list_id", "email"], ["reason", "campaign_id"]) };
    case "campaign":
      return { type, fired_at, data: withText(data, ["id", "list_id"], ["subject", "status", "reason"]) };
    default:
      return { type: "unknown", sent_type: type, fired_at, data };
  }
}

function aboutMember(data: NestedForm): NestedForm & AboutMember {
  const given = data.merges === "" ? { ...data, merges: {} } : data;
  const member = withText(given, ["id", "list_id", "email"], ["email_type", "ip_opt", "web_id"]);
  if (!hasMerges(member)) throw unreadable("its merges are not fields");
  return member;
}

function hasMerges<D extends NestedForm>(data: D): data is D & { readonly merges?: WebhookMerges } {
  const { merges } = data;
  return typeof merges !== "string";
}

type WithText<R extends string, O extends string> = { readonly [K in R]: string } & {
  readonly [K in O]?: string;
};

/** Checks that fields are text. @throws {MarketingApiError} `unreadable` */
function withText<D extends NestedForm, R extends string, O extends string>(
  data: D,
  required: readonly R[],
  optional: readonly O[],
): D & WithText<R, O> {
  if (!hasText(data, required, optional)) {
    throw unreadable(`it lacks one of ${required.join(", ")}, or has fields where text belongs`);
  }
  return data;
}

function hasText<D extends NestedForm, R extends string, O extends string>(
  data: D,
  required: readonly R[],
  optional: readonly O[],
): data is D & WithText<R, O> {
  return (
    required.every((name) => typeof data[name] === "string") &&
    optional.every((name) => typeof data[name] !== "object")
  );
}

function unreadable(reason: string): MarketingApiError {
  return new MarketingApiError("unreadable", "", `The webhook cannot be read: ${reason}`);
}
