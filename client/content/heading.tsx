import type { ComponentProps } from "react";
import type { HeadingLevel } from "../../src/domain/content/rich-text.ts";

interface HeadingProps extends ComponentProps<"h1"> {
  readonly level: HeadingLevel;
}

/** A heading whose level the caller decides. */
export function Heading({ level, ...rest }: HeadingProps) {
  const Tag: `h${HeadingLevel}` = `h${level}`;
  return <Tag {...rest} />;
}
