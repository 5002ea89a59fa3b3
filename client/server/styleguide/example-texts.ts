import type { LabelledLink } from "../../../src/domain/content/section.ts";

/** Example links by kind, with what they are an example of. */
export const actions = {
  page: { use: "way on, within the site", label: "Our company", link: { kind: "page", href: "/company" } },
  web: {
    use: "way on, in a new tab",
    label: "The share at the exchange",
    link: { kind: "web", href: "https://www.exchange.example/cpy" },
  },
  pdf: {
    use: "document",
    label: "Results for FY26",
    link: { kind: "pdf", href: "/sandbox/files/results-fy26.pdf" },
  },
  long: {
    use: "long",
    label: "How we decide which venues a self-exclusion covers, and for how long",
    link: { kind: "page", href: "/company" },
  },
} as const satisfies Record<string, LabelledLink & { readonly use: string }>;

/** A title that is too long for every column. */
export const longTitle =
  "Monitoring, reporting and supplier assessment across gaming services, venues and racing media";
