import type { ContentItem } from "../content/content-item.ts";
import { emailAddress } from "../newsletter/email-address.ts";
import { cut } from "../text/cut.ts";
import { linksIn, richTextsIn, valuesIn } from "./field-values.ts";
import { textsOf } from "./item-texts.ts";
import { error, type Found, warning } from "./problem.ts";

/** Patterns of markup and other code in texts, which visitors would see as it was typed. */
const TYPED: readonly { readonly pattern: RegExp; readonly problem: string }[] = [
  {
    pattern: /<\/?[a-z][a-z\d]*(?: [^<>]{0,200})?\/?>|&(?:amp|nbsp|lt|gt|quot|#\d{1,6});/i,
    problem: "HTML is shown as it is typed",
  },
  {
    pattern: /\*\*[^*\s][^*]{0,200}\*\*|\[[^[\]]{1,200}\]\(https?:/,
    problem: "Markdown is shown as it is typed",
  },
  {
    pattern: /\blorem ipsum\b|\[(?:tbc|tbd|tba|todo|insert|xx)[^[\]]{0,200}\]|\bxx(?:[.,]x)? ?%/i,
    problem: "a placeholder",
  },
  { pattern: /^\s*(?:tb[acd]|todo|x{2,}|\?{2,})\s*$/i, problem: "a placeholder" },
  // Unlike the marks of a language, these turn round whatever follows.
  { pattern: /[\u202d\u202e].{0,40}/, problem: "an unseen mark turns the direction of" },
];

/** More of a text says nothing to an editor who looks for it. */
const MAX_QUOTED = 40;

/** Markup, placeholders and marks in texts, and headings that leave a level out. */
export function typedTextProblems(item: ContentItem): readonly Found[] {
  const texts = textsOf(item);
  return [
    ...TYPED.flatMap(({ pattern, problem }) => {
      for (const { field, text } of texts) {
        const [found] = pattern.exec(text) ?? [];
        if (found !== undefined) return [warning(`${problem}: “${cut(found, MAX_QUOTED)}”`, field)];
      }
      return [];
    }),
    ...richTextsIn(item).flatMap(({ field, text }) => {
      const levels = text.flatMap((block) => (block.kind === "heading" ? block.level : []));
      const skipped = levels.find((level, index) => level > (levels[index - 1] ?? level) + 1);
      return skipped === undefined
        ? []
        : [warning(`a heading of level ${skipped} has none of level ${skipped - 1} above it`, field)];
    }),
  ];
}

/** What telephones dial, and the extension. */
const NUMBER = /^\+?[\d\s().\-/]{3,}(?:(?:;ext=|,)\d+)?$/;

/** Machines that only the editor reaches: without a public domain (RFC 6761, 6762), or in a private network (RFC 1918, 4193). */
const OWN_MACHINE =
  /^(?:[^.[\]]+|.+\.(?:internal|invalid|lan|local|localhost)|(?:0|10|127)\.[\d.]+|169\.254\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|192\.168\.[\d.]+|\[::1?\]|\[f[cd][\da-f]{2}:.*\])$/;

/** Links that have an address, but lead nobody anywhere. */
export function typedLinkProblems(item: ContentItem): readonly Found[] {
  return linksIn(item).flatMap(({ href, field }) => {
    const problem = URL.canParse(href) ? problemOfAddress(new URL(href)) : undefined;
    return problem === undefined ? [] : [error(problem, field)];
  });
}

function problemOfAddress({ protocol, hostname, pathname, search, username }: URL): string | undefined {
  const typed = decoded(pathname);
  if (protocol === "mailto:") {
    if (typed === "" && search === "") return "has no e-mail address after “mailto:”";
    const wrong = typed.split(",").find((address) => address !== "" && emailAddress(address) === undefined);
    return wrong === undefined ? undefined : `“${wrong}” is no e-mail address`;
  }
  if (protocol === "tel:") return NUMBER.test(typed) ? undefined : `“${typed}” is no telephone number`;
  if (username !== "")
    return `leads to the site ${hostname}: for an e-mail, enter mailto:${decoded(username)}@${hostname}`;
  return OWN_MACHINE.test(hostname) ? `leads to ${hostname}, which visitors do not reach` : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What cameras and programs call a file, or the name of one. */
const FILE_NAME =
  /^\S+\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$|^(?:img|dsc|image|bild|foto|photo)[-_ ]?\d+$/i;

/** Alternative texts that tell those who do not see an image nothing of it. */
export function fileNameProblems(item: ContentItem): readonly Found[] {
  return valuesIn(item).flatMap(({ field, value }) => {
    if (!field.endsWith(".alt") || typeof value !== "string" || !FILE_NAME.test(value)) return [];
    return [
      warning(`its alternative text is the name of a file: “${value}”`, field.slice(0, -".alt".length)),
    ];
  });
}
