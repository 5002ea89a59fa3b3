import type { Locale } from "../../../brand/locale.ts";
import type { Restatement } from "../../../src/domain/content/figure-table.ts";
import type { MeasureDefinition } from "../../../src/domain/content/measure-definitions.ts";
import { decimalsOf, formatAmount } from "../../../src/domain/text/amount.ts";
import { ContentLink } from "../../content/content-link.tsx";
import { dateText } from "../../content/date.tsx";
import { visuallyHidden } from "../../styles/layout.css.ts";
import { InSentence, SentenceOf } from "../content/in-its-language.tsx";
import { useLocale, useTexts } from "../locale.ts";
import * as styles from "./explanations.css.ts";

/** A value of a table that replaces one that was published. */
export interface RestatedValue extends Restatement {
  /** Its name and its period, each with the language of that. */
  readonly measure: string;
  readonly measureIn?: string | undefined;
  readonly period: string;
  readonly periodIn?: string | undefined;
  readonly unit?: string | undefined;
  /** Decimals of the values in its row. */
  readonly decimals: number;
}

interface ExplanationsProps {
  readonly definitions: readonly MeasureDefinition[];
  readonly restated: readonly RestatedValue[];
}

/** What the measures of a table are, and what its restated values were; nothing if nobody says it. */
export function Explanations({ definitions, restated }: ExplanationsProps) {
  const locale = useLocale();
  const { content: texts } = locale.texts;
  if (definitions.length + restated.length === 0) return null;
  return (
    <ul className={styles.explanations}>
      {definitions.map((one, index) => (
        <li key={`definition-${index}`} className={styles.explanation}>
          <Definition {...one} />
        </li>
      ))}
      {restated.map((value, index) => (
        <li key={`restated-${index}`} className={styles.explanation}>
          <b className={styles.measure}>
            <SentenceOf
              sentence={(measure, period) => `${measure}, ${period}${texts.colon}`}
              words={[
                { name: value.measure, wordsIn: { name: value.measureIn } },
                { name: value.period, wordsIn: { name: value.periodIn } },
              ]}
            />
          </b>
          <span>
            <InSentence
              sentence={(reason) => restatementText({ ...value, reason }, locale)}
              words={value.reason ?? ""}
              language={value.reason && value.wordsIn?.reason}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Definition({ measure, definition, reconciliation, assurance, wordsIn }: MeasureDefinition) {
  const { content: texts } = useTexts();
  const name = measure ?? texts.allMeasures;
  const nameIn = wordsIn?.measure;
  return (
    <>
      <b lang={nameIn} className={styles.measure}>{`${name}${texts.colon}`}</b>
      {definition && <span lang={wordsIn?.definition}>{definition}</span>}
      {assurance && <span>{` ${texts.assurances[assurance]}.`}</span>}
      {reconciliation && (
        <>
          {" "}
          <ContentLink link={reconciliation}>
            {texts.reconciliation}
            <span className={visuallyHidden}>
              <InSentence sentence={(words) => ` ${texts.ofMeasure(words)}`} words={name} language={nameIn} />
            </span>
          </ContentLink>
        </>
      )}
    </>
  );
}

function restatementText({ former, since, reason, unit, decimals }: RestatedValue, locale: Locale): string {
  const { formats } = locale;
  const { content: texts } = locale.texts;
  const amount =
    typeof former === "number"
      ? formatAmount(former, formats, Math.max(decimals, decimalsOf(former)))
      : former;
  const before = typeof former === "number" ? [amount, unit].filter(Boolean).join(" ") : amount;
  return texts.restatement(before, since && dateText(since, undefined, locale), reason);
}
