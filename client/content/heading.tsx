import type { ReactNode } from "react";
import type { HeadingLevel } from "../../src/domain/content/rich-text.ts";

interface HeadingProps {
  readonly level: HeadingLevel;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A heading whose level the caller decides. */
export function Heading({ level, ...rest }: HeadingProps) {
  const Tag: `h${HeadingLevel}` = `h${level}`;
  return <Tag {...rest} />;
}
