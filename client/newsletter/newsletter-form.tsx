import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { BrowserLocale } from "../../brand/locale.ts";
import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import { apiPath } from "../../src/adapters/http/contract/site.ts";
import { seenAddress } from "../../src/domain/newsletter/email-address.ts";
import { call, isBadRequest, reasonOf } from "../api/calls.ts";
import * as form from "../content/form.css.ts";
import { AlertIcon, ArrowIcon } from "../content/icons.tsx";
import { useLocale, useTexts } from "../content/locale.ts";
import { RichText } from "../content/rich-text.tsx";
import { itemTitle } from "../styles/layout.css.ts";
import * as styles from "./newsletter.css.ts";

/** Only programs sign up sooner after a page is opened. Their request is delayed and not rejected: it may be a visitor. */
const TIME_TRAP_MS = 2_000;

interface NewsletterFormProps {
  readonly id?: string;
  /** The topics of e-mail alerts. Default: none. */
  readonly topics?: readonly string[] | undefined;
}

/** The sign-up form. Without JavaScript, the browser submits the form, and the response is a page. */
export function NewsletterForm({ id = "newsletter-form", topics = [] }: NewsletterFormProps) {
  const locale = useLocale();
  const { newsletter: texts } = locale.texts;
  // A password manager that has filled the honeypot in would do it again.
  const [hasHoneypot, setHasHoneypot] = useState(true);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: signUp,
    onError: (failure) => {
      if (reasonOf(failure) === "suspected-bot") setHasHoneypot(false);
    },
  });
  const ids = { field: `${id}-field`, message: `${id}-message` };

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isPending) mutate(new FormData(event.currentTarget));
  }

  const isInvalid = isBadRequest(error) && reasonOf(error) !== "suspected-bot";
  return (
    <>
      {!isSuccess && (
        <form
          method="post"
          action={apiPath("newsletterPost", locale.language)}
          className={styles.form}
          aria-busy={isPending}
          onSubmit={submit}
        >
          {/* A honeypot for bots: hidden, and not reachable by keyboard or screen reader. Browsers do not autofill it, but
              some password managers do. */}
          {hasHoneypot && (
            <label hidden>
              {texts.honeypot}
              <input name="comment" autoComplete="off" tabIndex={-1} />
            </label>
          )}
          {topics.length > 0 && (
            <fieldset className={styles.topics}>
              <legend className={styles.topicsLabel}>{texts.topics}</legend>
              {topics.map((topic) => (
                <label key={topic} className={styles.topic}>
                  <input type="checkbox" name="topics" value={topic} className={styles.checkbox} />
                  {topic}
                </label>
              ))}
            </fieldset>
          )}
          <label htmlFor={ids.field} className={form.label}>
            {texts.address}
          </label>
          <div className={styles.row}>
            <input
              id={ids.field}
              className={form.field}
              type="email"
              name="email"
              required
              autoComplete="email"
              onInput={removeUnseen}
              readOnly={isPending}
              aria-invalid={isInvalid || undefined}
              aria-describedby={ids.message}
            />
            <button type="submit" className={form.submit} aria-disabled={isPending}>
              {texts.submit} <ArrowIcon />
            </button>
          </div>
        </form>
      )}
      {/* A live region must exist before its text changes; otherwise screen readers ignore it. */}
      <p
        id={ids.message}
        // The focused button is removed with the form.
        ref={isSuccess ? focus : undefined}
        tabIndex={-1}
        aria-live="polite"
        className={error ? form.failure : styles.message}
      >
        {error && <AlertIcon />}
        {(isSuccess || error) && <span>{error ? messageOf(error, locale) : texts.thanks}</span>}
      </p>
    </>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

/** The browser would refuse an address for a mark that the visitor cannot see. */
function removeUnseen({ currentTarget: field }: FormEvent<HTMLInputElement>): void {
  const seen = seenAddress(field.value);
  if (seen !== field.value) field.value = seen;
}

async function signUp(fields: FormData): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, TIME_TRAP_MS - performance.now()));
  const email = fields.get("email");
  const comment = fields.get("comment");
  const topics = fields.getAll("topics");
  const more = { ...(topics.length > 0 && { topics }), ...(comment && { comment }) };
  await call("newsletterPost", Object.keys(more).length > 0 ? { email, ...more } : email);
}

function messageOf(error: Error, locale: BrowserLocale): string {
  const { newsletter: texts } = locale.texts;
  const reason = reasonOf(error);
  if (reason === "implausible-address") return texts.implausible;
  if (reason === "suspected-bot") return texts.filledIn;
  return isBadRequest(error) ? texts.invalid : texts.failed;
}

/** The newsletter in the footer: description, form, and privacy note. */
export function Newsletter({ options }: { readonly options: ShellResponse }) {
  const { newsletter: texts } = useTexts();
  return (
    <section aria-labelledby="newsletter" className={styles.newsletter}>
      <h2 id="newsletter" className={itemTitle}>
        {options.newsletterTitle ?? texts.title}
      </h2>
      <NewsletterForm topics={options.topics} />
      {options.confirmsSignUps && (
        <div className={styles.disclaimer}>
          <p>{texts.confirmation}</p>
        </div>
      )}
      <RichText text={options.newsletterDisclaimer} topLevel={3} className={styles.disclaimer} />
    </section>
  );
}
