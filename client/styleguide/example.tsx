import type { ReactNode } from "react";
import { label } from "../styles/layout.css.ts";

interface ExampleProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** Space between two examples. An SVG, because the style guide has no styles of its own. */
export function Gap() {
  return <svg aria-hidden="true" width="1" height="24" />;
}

/** One example with its name above it. */
export function Example({ name, children }: ExampleProps) {
  return (
    <div>
      <Gap />
      <p className={label}>{name}</p>
      {children}
    </div>
  );
}
