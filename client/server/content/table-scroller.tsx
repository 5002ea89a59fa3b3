import type { ReactNode } from "react";
import { scroller } from "./figure-table.css.ts";

interface TableScrollerProps {
  readonly "aria-label"?: string | undefined;
  readonly "aria-labelledby"?: string | undefined;
  readonly children: ReactNode;
}

/**
 * What a wide table scrolls in, with the name of the table. It is a group and no region: its section is one already, often of
 * the same name.
 */
export function TableScroller({ children, ...name }: TableScrollerProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <div role="group" className={scroller} tabIndex={0} {...name}>
      {children}
    </div>
  );
}
