import { newsletter as texts } from "#texts/newsletter.ts";
import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import { RichText } from "../content/rich-text.tsx";
import { itemTitle } from "../styles/layout.css.ts";
import * as styles from "./newsletter.css.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

/** The newsletter in the footer: description, form, and privacy note. */
export function Newsletter({ options }: { readonly options: ShellResponse }) {
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
