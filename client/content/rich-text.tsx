import { type ComponentProps, Fragment, type ReactNode } from "react";
import type {
  Block,
  HeadingLevel,
  Inline,
  RichText as RichTextValue,
} from "../../src/domain/content/rich-text.ts";
import { sizesFrom } from "../styles/media.ts";
import { width } from "../styles/width.ts";
import { ContentImage } from "./content-image.tsx";
import { ContentLink } from "./content-link.tsx";
import { LanguageAround } from "./locale.ts";
import { richText } from "./rich-text.css.ts";

interface RichTextProps {
  readonly text: RichTextValue;
  /** If it is another than that of the page (BCP 47). */
  readonly language?: string | undefined;
  /** Level of the highest heading; the others are shifted with it, so that the outline has no gap. Default 2. */
  readonly topLevel?: HeadingLevel | undefined;
  readonly className?: string | undefined;
}

/** Rich text of the content as HTML. Nothing at all for an empty text. */
export function RichText({ text, language, topLevel = 2, className }: RichTextProps) {
  if (text.length === 0) return null;
  const shift = topLevel - Math.min(...text.map((block) => (block.kind === "heading" ? block.level : 6)));
  return (
    // Replaced if it changes, since a translated page has other texts than those that React would change.
    <div
      key={JSON.stringify(text)}
      lang={language}
      className={className ? `${richText} ${className}` : richText}
    >
      <LanguageAround value={language}>
        {text.map((block, index) => (
          <BlockView key={index} block={block} shift={shift} />
        ))}
      </LanguageAround>
    </div>
  );
}

function BlockView({ block, shift }: { readonly block: Block; readonly shift: number }): ReactNode {
  switch (block.kind) {
    case "paragraph":
      return (
        <p dir={block.direction}>
          <InlineText nodes={block.children} />
        </p>
      );
    case "heading":
      return (
        <Heading level={LEVELS[block.level + shift - 1] ?? 6} dir={block.direction}>
          <InlineText nodes={block.children} />
        </Heading>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List dir={block.direction}>
          {block.items.map((item, index) => (
            <li key={index}>
              <InlineText nodes={item} />
            </li>
          ))}
        </List>
      );
    }
    case "preformatted":
      return (
        <pre dir={block.direction}>
          <InlineText nodes={block.children} />
        </pre>
      );
    case "image": {
      const image = <ContentImage image={block.image} sizes={sizesFrom("desktop", width.measure, "92vw")} />;
      return <figure>{block.linkTo ? <ContentLink link={block.linkTo}>{image}</ContentLink> : image}</figure>;
    }
    // Embedded players set third-party cookies: a link lets the visitor decide.
    case "embed":
      return (
        <p>
          <ContentLink link={{ kind: "web", href: block.url }}>{block.title || block.url}</ContentLink>
        </p>
      );
  }
}

function InlineText({ nodes }: { readonly nodes: readonly Inline[] }): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{inlineNode(node)}</Fragment>);
}

function inlineNode(node: Inline): ReactNode {
  if (typeof node === "string") return withLineBreaks(node);
  const children = <InlineText nodes={node.children} />;
  if (node.kind === "link") {
    return (
      <ContentLink link={node.link} isPrinted>
        {children}
      </ContentLink>
    );
  }
  if (node.kind === "foreign") return <span lang={node.language}>{children}</span>;
  const Tag = node.kind;
  return <Tag>{children}</Tag>;
}

function withLineBreaks(text: string): ReactNode {
  return text.split("\n").map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

const LEVELS: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];

/** A heading whose level the caller decides. */
export function Heading({ level, ...rest }: ComponentProps<"h1"> & { readonly level: HeadingLevel }) {
  const Tag: `h${HeadingLevel}` = `h${level}`;
  return <Tag {...rest} />;
}
