import { type ReactNode, useId } from "react";
import { useTexts } from "../locale.ts";
import { scroller } from "./figure-table.css.ts";

interface TableScrollerProps {
  readonly "aria-label"?: string | undefined;
  readonly "aria-labelledby"?: string | undefined;
  readonly children: ReactNode;
}

/**
 * What a wide table scrolls in, with the name of the table. It says that it is one: the section around it is a region too, often
 * of the same name.
 */
export function TableScroller({
  children,
  "aria-label": label,
  "aria-labelledby": namedBy,
}: TableScrollerProps) {
  const { table } = useTexts().content;
  const name = label ?? table;
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={scroller} tabIndex={0} aria-labelledby={namedBy ? `${id} ${namedBy}` : id}>
      <span id={id} hidden>
        {namedBy || name === table ? table : `${table} ${name}`}
      </span>
      {children}
    </section>
  );
}
