import type { ReactNode } from "react";
import { LIST_STATUS } from "../../content/list-choice.ts";
import { count } from "./document-list.css.ts";

interface ListStatusProps {
  /** Default: that of a count above the list. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** How many entries a list has, or that it has none; announced after a filter has changed the list. */
export function ListStatus({ className = count, children }: ListStatusProps) {
  return (
    <p className={className} {...{ [LIST_STATUS]: "" }}>
      {children}
    </p>
  );
}
