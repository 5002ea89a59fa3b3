import { useContext } from "react";
import { listHref } from "../../../src/adapters/http/contract/query.ts";
import { programmeList, transactionList } from "../../../src/domain/buy-backs/buy-back-lists.ts";
import { useTexts } from "../locale.ts";
import "../../../src/domain/buy-backs/buy-backs.ts";
import { PagePath } from "../../content/page-address.ts";
import { Paging } from "../../content/paging.tsx";
import { FigureSource } from "../content/figure-files.tsx";
import { Note } from "../content/note.tsx";
import { SectionFrame, type SectionProps } from "../sections/section-frame.tsx";
import { TitledList } from "../sections/titled-list.tsx";
import type { Views } from "../views.ts";
import { ProgrammeDetails } from "./programme-details.tsx";

/** Hash of the transactions, so that the page stays there when the visitor turns to others. */
const TRANSACTIONS_ID = "transactions";

/** Each programme with what it has bought, and a page of the transactions of all. */
function BuyBacks({ section }: SectionProps<"buy-backs">) {
  const { buybacks: texts } = useTexts();
  const { heading, intro, programmes, shown } = section;
  const pathname = useContext(PagePath);
  const isIncomplete = programmes.some(({ hasAllTransactions }) => !hasAllTransactions);
  return (
    <SectionFrame heading={heading} intro={intro} content="below">
      {programmes.length === 0 && <p>{texts.none}</p>}
      {programmes.map((programme) => (
        <ProgrammeDetails key={programme.id} section={section} list={programmeList([programme], texts)} />
      ))}
      {isIncomplete && <Note>{texts.incomplete}</Note>}
      {programmes.length > 0 && shown.total === 0 && !isIncomplete && <p>{texts.noTransactions}</p>}
      <TitledList
        id={TRANSACTIONS_ID}
        section={section}
        list={transactionList(shown.items, programmes.length, texts)}
      />
      <Paging
        {...shown}
        label={texts.transactions}
        hrefOf={(page) => `${listHref(pathname, {}, page)}#${TRANSACTIONS_ID}`}
      />
      <FigureSource section={section} />
    </SectionFrame>
  );
}

/** Programmes of buy-backs. */
export const buyBackViews = { sections: { "buy-backs": BuyBacks } } as const satisfies Views;
