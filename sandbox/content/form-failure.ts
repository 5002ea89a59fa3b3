import { type Html, html } from "./html.ts";

/** Why a form could not be sent, and the input that it is about; the form as a whole without one. */
export interface FormFailure {
  readonly error: string;
  readonly field: string | undefined;
  /** What was sent. */
  readonly form: URLSearchParams;
}

/** The sentence below an input. */
export function failureText(name: string, { error }: FormFailure): Html {
  return html`<p role="alert" id="${name}-error">${error}</p>`;
}

/** The attributes of an input, with what was sent. */
export function sent(name: string, failure: FormFailure | undefined): Html {
  const value = failure?.form.get(name) ?? undefined;
  const wrong = failure?.field === name && html` aria-invalid="true" aria-describedby="${name}-error"`;
  return html`${value !== undefined && html` value="${value}"`}${wrong}`;
}

/** The sentence below an input, if it is the one that is wrong. */
export function failureBelow(name: string, failure: FormFailure | undefined): Html | false {
  return failure?.field === name && failureText(name, failure);
}

/** What is wrong with a form as a whole: all that no input below says. */
export function failureAbove(failure: FormFailure | undefined, fields: readonly string[]): Html | false {
  if (!failure || fields.includes(failure.field ?? "")) return false;
  return html`<p role="alert">${failure.error}</p>`;
}
