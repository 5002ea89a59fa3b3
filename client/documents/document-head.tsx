import { useEffect } from "react";
import { type PageHead, STRUCTURED_DATA } from "./page-document.ts";

/**
 * The metadata of the page in view. React moves these elements to the document's head; at the start, it takes those of the
 * document. The server writes them itself.
 */
export function DocumentHead({ head }: { readonly head: PageHead }) {
  const { title, metas, canonical, alternates, structuredData } = head;
  useEffect(() => replaceStructuredData(structuredData), [structuredData]);
  if (typeof document === "undefined") return null;
  return (
    <>
      <title>{title}</title>
      {metas.map((meta) => (
        <meta key={`${meta.name ?? meta.property} ${meta.content}`} {...meta} />
      ))}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
    </>
  );
}

/** React does not move scripts that are only data. */
function replaceStructuredData(texts: readonly string[]): void {
  const shown = [...document.head.querySelectorAll(STRUCTURED_DATA)];
  if (shown.map(({ textContent }) => textContent).join() === texts.join()) return;
  for (const element of shown) element.remove();
  for (const textContent of texts) {
    const script = document.createElement("script");
    document.head.append(Object.assign(script, { type: "application/ld+json", textContent }));
  }
}
