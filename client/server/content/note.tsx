import type { PropsWithChildren } from "react";
import { label } from "../../styles/layout.css.ts";

/** A line of small text: a source, a place, a condition. */
export function Note({ className, children }: PropsWithChildren<{ readonly className?: string }>) {
  return (
    <p className={className}>
      <small className={label}>{children}</small>
    </p>
  );
}
