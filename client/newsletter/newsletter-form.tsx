import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef } from "react";
import { call, isBadRequest } from "../api/calls.ts";
import { AlertIcon, ArrowIcon } from "../content/icons.tsx";
import * as styles from "./newsletter.css.ts";

/**
 * Minimum time from opening a page to the request. Only programs submit the form faster than that. The request is delayed
 * and not rejected, in case it is a visitor.
 */
const TIME_TRAP_MS = 2_000;

interface NewsletterFormProps {
  readonly id?: string;
  /** The topics of e-mail alerts. Default: none. */
  readonly topics?: readonly string[] | undefined;
}

interface SignUp {
  readonly email: string;
  readonly topics: readonly FormDataEntryValue[];
}

/** The sign-up form. Without JavaScript, the browser submits the form, and the response is a page. */
export function NewsletterForm({ id = "newsletter-form", topics = [] }: NewsletterFormProps) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: signUp });
  const ids = { field: `${id}-field`, message: `${id}-message` };
  const thanks = useRef<HTMLParagraphElement>(null);

  // The focused button was removed with the form.
  useEffect(() => {
    if (isSuccess) thanks.current?.focus();
  }, [isSuccess]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    const fields = new FormData(event.currentTarget);
    // The browser submits the form, and the response shows the error.
    if (fields.get("comment")) return;
    event.preventDefault();
    if (isPending) return;
    mutate({ email: String(fields.get("email") ?? ""), topics: fields.getAll("topics") });
  }

  const isInvalid = isBadRequest(error);
  return (
    <>
      {!isSuccess && (
        <form
          method="post"
          action="/api/newsletterPost"
          className={styles.form}
          aria-busy={isPending}
          onSubmit={submit}
        >
          {/* A honeypot for bots: hidden, and not reachable by keyboard or screen reader. Browsers do not autofill it. */}
          <label hidden>
            Leave this empty
            <input name="comment" autoComplete="off" tabIndex={-1} />
          </label>
          {topics.length > 0 && (
            <fieldset className={styles.topics}>
              <legend className={styles.label}>E-mail me when there is something new on</legend>
              {topics.map((topic) => (
                <label key={topic} className={styles.topic}>
                  <input type="checkbox" name="topics" value={topic} className={styles.box} />
                  {topic}
                </label>
              ))}
            </fieldset>
          )}
          <label htmlFor={ids.field} className={styles.label}>
            E-mail address
          </label>
          <div className={styles.line}>
            <input
              id={ids.field}
              className={styles.field}
              type="email"
              name="email"
              required
              autoComplete="email"
              readOnly={isPending}
              aria-invalid={isInvalid || undefined}
              aria-describedby={ids.message}
            />
            <button type="submit" className={styles.submit} aria-disabled={isPending}>
              Sign up <ArrowIcon />
            </button>
          </div>
        </form>
      )}
      {/* A live region must exist before its text changes; otherwise screen readers ignore it. */}
      <p
        id={ids.message}
        ref={thanks}
        tabIndex={-1}
        aria-live="polite"
        className={error ? styles.failure : styles.message}
      >
        {error && <AlertIcon />}
        {isSuccess && "Thankyou for signing up"}
        {error && (isInvalid ? INVALID : FAILED)}
      </p>
    </>
  );
}

async function signUp({ email, topics }: SignUp): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, TIME_TRAP_MS - performance.now()));
  await call("newsletterPost", topics.length > 0 ? { email, topics } : email);
}

// The texts are from the specification (section 8), except the one for addresses that only browsers consider valid.
const INVALID = "That is not a complete e-mail address. Please write it like name@example.com.";
const FAILED = "There was an error, please try again later.";
