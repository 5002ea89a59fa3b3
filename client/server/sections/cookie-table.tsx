import { VISITOR_COOKIES } from "../../../src/adapters/http/contract/visitor-cookies.ts";
import { cell, rowHead } from "../content/content-table.css.ts";
import { table } from "../content/figure-table.css.ts";
import { TableScroller } from "../content/table-scroller.tsx";
import { useTexts } from "../locale.ts";
import { SectionFrame, type SectionProps } from "./section-frame.tsx";

const DAY_SECONDS = 24 * 60 * 60;

/** The cookies that the site sets in browsers of visitors: those of its code, so that a policy cannot differ from it. */
export function CookieTable({ section }: SectionProps<"cookie-table">) {
  const { cookies: texts } = useTexts();
  return (
    <SectionFrame heading={section.heading ?? texts.heading}>
      <TableScroller aria-label={texts.table}>
        <table className={table} aria-label={texts.table}>
          <thead>
            <tr>
              {[texts.name, texts.purpose, texts.lifetime].map((head, index) => (
                <th key={head} scope="col" className={index === 0 ? rowHead : cell}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Object.values(VISITOR_COOKIES).map(({ name, maxAge }) => (
              <tr key={name}>
                <th scope="row" className={rowHead}>
                  {name}
                </th>
                <td className={cell}>{texts.purposes[name]}</td>
                <td className={cell}>
                  {maxAge === undefined ? texts.session : texts.days(Math.round(maxAge / DAY_SECONDS))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroller>
    </SectionFrame>
  );
}
