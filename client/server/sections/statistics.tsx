import type { MeasureDetails } from "../../../src/domain/content/measure-details.ts";
import type { StatedFigure } from "../../../src/domain/content/section.ts";
import { LEADING_SIGN } from "../../../src/domain/content/written-number.ts";
import { ContentLink } from "../../content/content-link.tsx";
import { DateText } from "../../content/date.tsx";
import { label, visuallyHidden } from "../../styles/layout.css.ts";
import { ActionLink } from "../content/action-link.tsx";
import { FigureDownloads } from "../content/figure-files.tsx";
import { InItsLanguage, InSentence, MadeTitleText } from "../content/in-its-language.tsx";
import { useLocale, useTexts } from "../locale.ts";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";
import * as styles from "./statistics.css.ts";

/** Key figures in large text, with their period and source. */
export function Statistics({ section }: SectionProps<"statistics">) {
  const { content: texts } = useTexts();
  const { quoted } = section;
  const count = section.figures.length + (quoted ? 1 : 0);
  if (section.figures.length === 0 && !quoted) return null;
  return (
    <SectionFrame
      heading={section.heading}
      wordsIn={section.wordsIn}
      background="sand"
      aside={
        <div className={styles.aside}>
          {section.period && (
            <p>
              <small lang={section.wordsIn?.period}>{section.period}</small>
            </p>
          )}
          {section.source && (
            <p>
              <small>
                <InSentence
                  sentence={texts.source}
                  words={section.source}
                  language={section.wordsIn?.source}
                />
              </small>
            </p>
          )}
          <FigureDownloads section={section} />
          {section.action && (
            <InItsLanguage language={section.wordsIn?.action}>
              <ActionLink action={section.action} />
            </InItsLanguage>
          )}
        </div>
      }
    >
      <dl className={count === 3 || count === 5 ? styles.inThrees : styles.figures}>
        {section.figures.map((figure, index) => (
          <FigureView key={index} {...figure} details={section.details?.[index]} />
        ))}
        {quoted && <FigureView {...quoted} />}
      </dl>
    </SectionFrame>
  );
}

interface FigureProps extends StatedFigure {
  /** What the measure is. Default: nobody says it. */
  readonly details?: MeasureDetails | undefined;
}

/** Money in millions is written as in running text, not with the unit of tables behind it. */
function FigureView({ label: name, inLabel, value, unit, note, date, details, wordsIn }: FigureProps) {
  const {
    moneyStyle,
    texts: { content: texts },
  } = useLocale();
  const units = texts.units(moneyStyle);
  const { before, after } = unit === units.millions ? units.around : { before: "", after: unit };
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>
        <MadeTitleText of={{ title: name, inTitle: inLabel, wordsIn: { inTitle: wordsIn?.label } }} />
      </dt>
      <dd className={styles.value}>
        <span className={styles.amount}>
          <InItsLanguage language={wordsIn?.value}>
            {value.replace(LEADING_SIGN, (sign) => sign + before)}
          </InItsLanguage>
          {after && (
            <span lang={wordsIn?.unit} className={styles.unit}>
              {` ${after}`}
            </span>
          )}
        </span>
      </dd>
      {(note || date) && (
        <dd>
          <small className={label}>
            {note && <InItsLanguage language={wordsIn?.note}>{note}</InItsLanguage>}
            {date && (
              <>
                {" "}
                <DateText date={date} />
              </>
            )}
          </small>
        </dd>
      )}
      {details && (
        <dd>
          <small className={label}>
            <InItsLanguage language={details.wordsIn?.definition}>{details.definition}</InItsLanguage>
            {details.reconciliation && (
              <>
                {" "}
                <ContentLink link={details.reconciliation}>
                  {texts.reconciliation}
                  <span className={visuallyHidden}>
                    <InSentence
                      sentence={(words) => ` ${texts.ofMeasure(words)}`}
                      words={name}
                      language={wordsIn?.label}
                    />
                  </span>
                </ContentLink>
              </>
            )}
          </small>
        </dd>
      )}
    </div>
  );
}
