import type { ComponentProps } from "react";
import type { DocumentSettings } from "../../src/adapters/http/contract/initial-state.ts";
import { settingsIn } from "../browser/document-settings.ts";

/** A page, as its document has it. */
export interface PageDocument {
  /** HTML of the element in `<main>`. */
  readonly html: string;
  readonly head: PageHead;
  readonly settings: DocumentSettings;
  /** By which the server tells whether it has changed. Absent if it was not fetched: it was in view at the start. */
  readonly etag?: string | undefined;
}

/** The part of a document's head that describes the page. */
export interface PageHead {
  readonly title: string;
  /** Description and robots, and what social networks read. */
  readonly metas: readonly ComponentProps<"meta">[];
  /** Absolute address. */
  readonly canonical?: string | undefined;
  /** The addresses of the page in each language, if it exists in several. */
  readonly alternates: readonly { readonly language: string; readonly href: string }[];
  /** Structured data for search engines, as JSON. */
  readonly structuredData: readonly string[];
}

const METAS = 'meta:is([name="description"], [name="robots"], [name^="twitter:"], [property])';

/** The page in a document of the site; `undefined` for any other document. */
export function pageIn(from: Document): PageDocument | undefined {
  const settings = settingsIn(from);
  const content = from.querySelector("main")?.firstElementChild;
  return settings && content ? { html: content.innerHTML, head: headIn(from), settings } : undefined;
}

function headIn(from: Document): PageHead {
  const { head, title } = from;
  return {
    title,
    metas: [...head.querySelectorAll<HTMLMetaElement>(METAS)].map((meta) => ({
      name: meta.getAttribute("name") ?? undefined,
      property: meta.getAttribute("property") ?? undefined,
      content: meta.content,
    })),
    canonical: head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    alternates: [...head.querySelectorAll<HTMLLinkElement>("link[hreflang]")].map(({ hreflang, href }) => ({
      language: hreflang,
      href,
    })),
    structuredData: [...head.querySelectorAll(STRUCTURED_DATA)].map(({ textContent }) => textContent),
  };
}

/** The elements with structured data. */
export const STRUCTURED_DATA = 'script[type="application/ld+json"]';
