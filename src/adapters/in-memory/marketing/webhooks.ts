/** A webhook request of the service: a form by POST. The code that delivers it also signs it. */
export interface OutgoingWebhook {
  /** Id of the list webhook or the batch webhook. */
  readonly webhook_id: string;
  readonly url: string;
  /** Type of the event: `subscribe`, `batch_operation_completed` … */
  readonly type: string;
  /** Form-encoded: `type`, `fired_at`, and `data[…]`. */
  readonly body: string;
}

/** Fields of a form; fields can be nested. */
export interface FormFields {
  readonly [name: string]: string | number | FormFields;
}

/** The body of a webhook. `fired_at` is a time of the account; it is sent as `2026-11-21 08:30:00`. */
export function webhookBody(type: string, fired_at: string, data: FormFields): string {
  const form = new URLSearchParams();
  append(form, "type", type);
  append(form, "fired_at", fired_at.slice(0, 19).replace("T", " "));
  append(form, "data", data);
  return form.toString();
}

function append(form: URLSearchParams, name: string, value: string | number | FormFields): void {
  if (typeof value !== "object") form.append(name, String(value));
  else for (const [key, inner] of Object.entries(value)) append(form, `${name}[${key}]`, inner);
}
