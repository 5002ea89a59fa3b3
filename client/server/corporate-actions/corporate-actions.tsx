import { Fragment } from "react";
import type { Locale } from "../../../brand/locale.ts";
import {
  CORPORATE_ACTION_DAYS,
  type CorporateAction,
  statedFactor,
} from "../../../src/domain/corporate-actions/corporate-action.ts";
import { perShareText } from "../../../src/domain/money/money-text.ts";
import { ContentLink } from "../../content/content-link.tsx";
import { DateText } from "../../content/date.tsx";
import { FigureSource } from "../content/figure-files.tsx";
import { InItsLanguage, InSentence, MadeTitleText } from "../content/in-its-language.tsx";
import { Note } from "../content/note.tsx";
import { type RowColumn, RowTable } from "../content/row-table.tsx";
import { useLocale } from "../locale.ts";
import { SectionFrame, type SectionProps } from "../sections/section-frame.tsx";
import type { Views } from "../views.ts";

/** Splits and what else changed the shares of all holders. */
function CorporateActions({ section }: SectionProps<"corporate-actions">) {
  const locale = useLocale();
  const { actions: texts } = locale.texts;
  const { heading = texts.history, intro, actions } = section;
  return (
    <SectionFrame heading={heading} intro={intro} content="below">
      {actions.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <RowTable
            name={heading}
            columns={columnsOf(actions, locale)}
            rows={actions}
            keyOf={({ id }) => id}
          />
          <FigureSource section={section} />
        </>
      )}
    </SectionFrame>
  );
}

/** The list of corporate actions. */
export const corporateActionViews = {
  sections: { "corporate-actions": CorporateActions },
} as const satisfies Views;

/** The columns of which some action has a value. */
function columnsOf(
  actions: readonly CorporateAction[],
  locale: Locale,
): readonly RowColumn<CorporateAction>[] {
  const { moneyStyle, brand } = locale;
  const { actions: texts, content } = locale.texts;
  const columns: readonly RowColumn<CorporateAction>[] = [
    { name: texts.action, cell: (action) => <Name action={action} /> },
    { name: texts.status, isText: true, cell: ({ status }) => status && texts.statuses[status] },
    { name: texts.shareClass, isText: true, cell: ({ shareClass }) => shareClass },
    { name: texts.announced, cell: ({ announced }) => dayCell(announced) },
    ...CORPORATE_ACTION_DAYS.map((day) => ({
      name: texts.days[day],
      cell: ({ [day]: known }: CorporateAction) => dayCell(known),
    })),
    { name: texts.price, cell: ({ price }) => price && perShareText(price, moneyStyle) },
    { name: texts.factor, cell: (action) => statedFactor(action)?.toLocaleString(brand.locale, DECIMALS) },
    {
      name: texts.costBase,
      cell: ({ costBase }) =>
        costBase.length === 0
          ? undefined
          : costBase.map(({ name, percent, wordsIn }, index) => (
              <Fragment key={name}>
                {index > 0 && "; "}
                <InSentence
                  sentence={(words) =>
                    `${words}${content.colon}${content.percent(percent.toLocaleString(brand.locale))}`
                  }
                  words={name}
                  language={wordsIn?.name}
                />
              </Fragment>
            )),
    },
  ];
  return columns.filter(({ cell }) => actions.some((action) => cell(action) !== undefined));
}

const DECIMALS = { maximumFractionDigits: 8 };

const dayCell = (day: string | undefined) => (day === undefined ? undefined : <DateText date={day} />);

/** Its name, which leads to the announcement, and what else is to be said of it. */
function Name({ action }: { readonly action: CorporateAction }) {
  const { document, note, wordsIn } = action;
  const name = <MadeTitleText of={action} />;
  return (
    <>
      {document ? <ContentLink link={{ kind: "pdf", href: document.href }}>{name}</ContentLink> : name}
      {note && (
        <Note>
          <InItsLanguage language={wordsIn?.note}>{note}</InItsLanguage>
        </Note>
      )}
    </>
  );
}
