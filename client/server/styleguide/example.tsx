import type { PropsWithChildren } from "react";
import { label } from "../../styles/layout.css.ts";

/** Space between two examples. An SVG, because the style guide has no styles of its own. */
export function Gap() {
  return <svg aria-hidden="true" width="1" height="24" />;
}

export function Example({ name, children }: PropsWithChildren<{ readonly name: string }>) {
  return (
    <div>
      <Gap />
      <p className={label}>{name}</p>
      {children}
    </div>
  );
}
