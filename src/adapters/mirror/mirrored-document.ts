/** Replaces forms, which need a server. */
const REPLACED_FORMS = {
  post: "Signing up is not possible at the moment, because this is a copy of the site. Please come back a little later.",
  get: "Searching is not possible at the moment, because this is a copy of the site. Please come back a little later.",
} as const;

const FORM = /<form\b[^>]*>.*?<\/form>/gs;
/** Islands are forms that are replaced, or belong to them. Without them, React hydrates nothing. */
const ISLAND = / data-island="[^"]*"/g;
/** The toolbar in the settings of a document. */
const TOOLBAR = /,"toolbar":\{[^{}]*\}/;

/**
 * Changes a document so that it works without a server: forms are replaced by a text, the toolbar for editors is
 * removed, links to filtered lists lead to {@link pathOfFilteredList}, and the content security policy becomes a meta element, since static servers do not send it.
 *
 * @param policy - The content security policy of the site's response.
 */
export function mirroredDocument(html: string, policy: string | undefined): string {
  const changed = html
    .replace(
      FORM,
      (form) => `<p>${form.includes('method="post"') ? REPLACED_FORMS.post : REPLACED_FORMS.get}</p>`,
    )
    .replace(ISLAND, "")
    .replace(TOOLBAR, "")
    .replace(FILTERED_LIST, (_, start, path, query) => `${start}${pathOfFilteredList(path, query)}`);
  if (policy === undefined) return changed;
  // The directive `frame-ancestors` is not allowed in a meta element.
  const content = policy.replace(/; frame-ancestors [^;]*/, "");
  return changed.replace(
    "<head>",
    `<head>\n<meta http-equiv="content-security-policy" content="${content}">`,
  );
}

/** A document that redirects to another address. */
export function movedDocument(to: string): string {
  const href = to.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${href}"><a href="${href}">${href}</a>\n`;
}

/** A link to a list that is filtered or paged by the query of the address. */
const FILTERED_LIST = /(<a\b[^>]*\shref=")(\/(?!search\b|api\/)[^"?#.]*)\?([^"#/]+)/gi;

/** The path of a filtered list in a mirror, since static servers ignore the query of an address. */
export function pathOfFilteredList(path: string, query: string): string {
  return `${path.replace(/\/$/, "")}/${query}`;
}

/** The addresses of filtered lists that a document links, as they are on the site. */
export function filteredListsIn(html: string): string[] {
  return Array.from(
    html.matchAll(FILTERED_LIST),
    ([, , path, query]) => `${path}?${query?.replaceAll("&amp;", "&")}`,
  );
}

const NAMED = /\s(?:href|src|srcset|imagesrcset|content)="([^"]*)"|<loc>([^<]*)<\/loc>/gi;

/** All addresses in a document or a sitemap, with HTML entities decoded. */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, attribute, location]) =>
    // The addresses in a `srcset` are separated by spaces; each is followed by its width.
    (attribute ?? location ?? "")
      .replaceAll("&amp;", "&")
      .split(/,?\s+/)
      .filter((word) => /^(?:https?:\/)?\//.test(word)),
  );
}
