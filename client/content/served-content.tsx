import type { ReactNode } from "react";

const ID = "content";

/** The place of a page's content, the same whoever fills it. */
export function Content({ children }: { readonly children: ReactNode }) {
  return <div id={ID}>{children}</div>;
}

/**
 * Content that the server wrote into the document, kept as it is: neither its data nor its code is needed in the
 * browser. When the visitor comes back to it, or React has to make the page anew, it is there again from memory.
 */
export function ServedContent({ html }: { readonly html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own
  return <div id={ID} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The content of the document as the server sent it. */
export function servedHtml(): string {
  return document.getElementById(ID)?.innerHTML ?? "";
}
