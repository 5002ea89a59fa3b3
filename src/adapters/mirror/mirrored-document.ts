/** What stands in the place of a form that nobody answers. */
const RESTS = {
  post: "Signing up rests for the moment, because this is a copy of the site. Please come back a little later.",
  get: "The search rests for the moment, because this is a copy of the site. Please come back a little later.",
} as const;

const FORM = /<form\b[^>]*>.*?<\/form>/gs;
/** Where React takes over: only in forms that rest, and what stands beside them. */
const ISLAND = / data-island="[^"]*"/g;
/** As the document's settings name it. */
const TOOLBAR = /,"toolbar":\{[^{}]*\}/;

/**
 * A document that no process stands behind: forms say that they rest, no preview is started, links to parts of lists lead to
 * {@link pathOfPart}, and its policy is part of it, since a static server sends none.
 *
 * @param policy - Its content security policy, as the site sends it.
 */
export function mirroredDocument(html: string, policy: string | undefined): string {
  const resting = html
    .replace(FORM, (form) => `<p>${form.includes('method="post"') ? RESTS.post : RESTS.get}</p>`)
    .replace(ISLAND, "")
    .replace(TOOLBAR, "")
    .replace(PART, (_, start, path, query) => `${start}${pathOfPart(path, query)}`);
  if (policy === undefined) return resting;
  // Which pages may frame it cannot be said within a document.
  const content = policy.replace(/; frame-ancestors [^;]*/, "");
  return resting.replace(
    "<head>",
    `<head>\n<meta http-equiv="content-security-policy" content="${content}">`,
  );
}

/** A document that leads to where another has gone. */
export function movedDocument(to: string): string {
  const href = to.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${href}"><a href="${href}">${href}</a>\n`;
}

/** A link to a part of a list, as its address names it in the query. */
const PART = /(<a\b[^>]*\shref=")(\/(?!search\b|api\/)[^"?#.]*)\?([^"#/]+)/gi;

/** Where a mirror has the part of a list that an address names in its query, at which no static server looks. */
export function pathOfPart(path: string, query: string): string {
  return `${path.replace(/\/$/, "")}/${query}`;
}

/** Addresses of parts of lists that a document links, as the site has them. */
export function partsIn(html: string): string[] {
  return Array.from(html.matchAll(PART), ([, , path, query]) => `${path}?${query?.replaceAll("&amp;", "&")}`);
}

const NAMED = /\s(?:href|src|srcset|imagesrcset|content)="([^"]*)"|<loc>([^<]*)<\/loc>/gi;

/** Addresses that a document or a sitemap names, as they stand there without the escapes of HTML. */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, attribute, location]) =>
    // Those of a `srcset` stand between spaces, each with its width.
    (attribute ?? location ?? "")
      .replaceAll("&amp;", "&")
      .split(/,?\s+/)
      .filter((word) => /^(?:https?:\/)?\//.test(word)),
  );
}
