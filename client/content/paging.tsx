import { onPaper } from "../styles/layout.css.ts";
import { ArrowIcon } from "./icons.tsx";
import { useTexts } from "./locale.ts";
import * as styles from "./paging.css.ts";

interface PagingProps {
  /** Number of the page shown, from 1. */
  readonly page: number;
  readonly pages: number;
  /** Name of the list, for the accessible name of the navigation: `News`. */
  readonly label: string;
  readonly hrefOf: (page: number) => string;
}

/** Links to the other pages of a list; nothing for a list of one page. */
export function Paging({ page, pages, label, hrefOf }: PagingProps) {
  const { lists: texts } = useTexts();
  if (pages <= 1) return null;
  return (
    <>
      <p hidden className={onPaper}>
        {texts.pageOf(page, pages)}
      </p>
      <nav className={styles.paging} aria-label={texts.pagesOf(label)}>
        {page > 1 && (
          <a className={styles.step} href={hrefOf(Math.min(page - 1, pages))} rel="prev">
            <ArrowIcon />
            {texts.previous}
          </a>
        )}
        <ol className={styles.numbers}>
          {pagesShown(page, pages).map((number, index, shown) => (
            <li
              key={number}
              className={shown[index - 1] === number - 1 || index === 0 ? undefined : styles.afterGap}
            >
              <a
                className={styles.number}
                href={hrefOf(number)}
                aria-label={texts.page(number)}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </a>
            </li>
          ))}
        </ol>
        {page < pages && (
          <a className={styles.step} href={hrefOf(page + 1)} rel="next">
            {texts.next}
            <ArrowIcon />
          </a>
        )}
      </nav>
    </>
  );
}

/** The page numbers that have a link: the first, the last, and those around the current one. */
function pagesShown(page: number, pages: number): readonly number[] {
  return Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
}
