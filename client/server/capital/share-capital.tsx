import { content as texts } from "#texts/content.ts";
import { formats } from "../../../brand/derived.ts";
import { formatAmount } from "../../../src/domain/text/amount.ts";
import { FigureSection } from "../sections/figure-section.tsx";
import type { SectionProps } from "../sections/section-frame.tsx";
import { TitledTable } from "./titled-table.tsx";

const percentage = (percent: number) => texts.percent(formatAmount(percent, formats, 2));
const { onIssue, treasury } = texts.shareClass;
const { shares: holding, percent: share } = texts.holder;

/** Shares on issue, those that are not in public hands, and major holders. */
export function ShareCapital({ section }: SectionProps<"share-capital">) {
  const { classes, holders } = section;
  if (classes.length === 0 && holders.length === 0 && section.notInPublicHands === undefined) return null;
  return (
    <FigureSection section={section}>
      <TitledTable
        section={section}
        caption={texts.sharesOnIssue}
        columns={[onIssue, treasury]}
        rows={classes.map((shares) => ({
          measure: shares.name,
          decimals: 0,
          cells: [shares.onIssue, shares.treasury],
        }))}
      />
      {section.notInPublicHands !== undefined && (
        <p>
          {texts.capital.notInPublicHands}: {percentage(section.notInPublicHands)}
        </p>
      )}
      <TitledTable
        section={section}
        caption={texts.holders}
        columns={[holding, share]}
        rows={holders.map(({ name, shares, percent }) => ({
          measure: name,
          decimals: 0,
          cells: [shares, percent === undefined ? undefined : percentage(percent)],
        }))}
      />
    </FigureSection>
  );
}
