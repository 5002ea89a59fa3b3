import type { Locale } from "../../../brand/locale.ts";
import { boughtBackList, shareLists } from "../../../src/domain/capital/capital-lists.ts";
import { decimalsOf, formatAmount } from "../../../src/domain/text/amount.ts";
import { useLocale } from "../locale.ts";
import { FigureSection } from "../sections/figure-section.tsx";
import type { SectionProps } from "../sections/section-frame.tsx";
import { TitledList } from "../sections/titled-list.tsx";

/** Shares and their votes by day, those that are not in public hands, and notifications of major holders. */
export function ShareCapital({ section }: SectionProps<"share-capital">) {
  const locale = useLocale();
  const { capital: texts, content } = locale.texts;
  const { notInPublicHands } = section;
  const { classes, earlierClasses, totals, holders, notifications } = shareLists(section, texts);
  const lists = [classes, holders];
  if (lists.every(({ rows }) => rows.length === 0) && notInPublicHands === undefined) return null;
  // One class on one day is its own sum.
  const hasSums = classes.rows.length > 1 || totals.rows.length > 1;
  return (
    <FigureSection section={section} content="below">
      <TitledList section={section} list={classes} />
      {hasSums && <TitledList section={section} list={totals} />}
      {classes.rows.length > 1 && <TitledList section={section} list={earlierClasses} />}
      <TitledList section={section} list={boughtBackList(section.boughtBack, texts)} />
      {notInPublicHands !== undefined && (
        <p>
          {texts.notInPublicHands}
          {content.colon}
          {percentText(notInPublicHands, locale)}
        </p>
      )}
      <TitledList section={section} list={holders} />
      <TitledList section={section} list={notifications} />
    </FigureSection>
  );
}

/** A share in per cent with all its decimals, at least two, as the lists have it. */
function percentText(share: number, locale: Locale): string {
  const { formats } = locale;
  const { content } = locale.texts;
  return content.percent(formatAmount(share, formats, Math.max(2, decimalsOf(share))));
}
