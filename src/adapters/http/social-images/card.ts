import { createHash } from "node:crypto";
import type { PageView, PageViewOf } from "../../../domain/content/page-view.ts";
import { addressOfPage } from "../../../domain/links/page-address.ts";

/** Raised with every change of the drawing, so that kept images are fetched anew. */
const DRAWING_VERSION = 1;

/** What the image of a page that is shared says. */
export interface SocialCard {
  readonly title: string;
  /** A line above the title: kind and day of news, or the page that this one belongs to. */
  readonly note: string | undefined;
  /** Which stretch of the course runs behind. */
  readonly crop: "bend" | "straight" | "home";
}

/** The image of a page; everything in it is on the page itself. */
export function socialCardOf(page: PageView): SocialCard {
  const { title } = page;
  switch (page.type) {
    case "home":
      return { title: statementOf(page) ?? title, note: undefined, crop: "home" };
    case "news-article":
      return {
        title,
        note: [page.category, longDate(page.date)].filter(Boolean).join("  ·  "),
        crop: "bend",
      };
    case "page":
      return { title, note: page.parent?.title, crop: "straight" };
    case "news-archive":
      return { title, note: undefined, crop: "bend" };
    case "contact-page":
    case "investors-page":
      return { title, note: undefined, crop: "straight" };
  }
}

/** What the home page opens with: the company's name stands on every image anyway. */
function statementOf({ sections }: PageViewOf<"home">): string | undefined {
  return sections.find((section) => section.kind === "hero")?.title;
}

/** Another image has another version. */
export function versionOf(card: SocialCard): string {
  return createHash("sha256")
    .update(JSON.stringify([DRAWING_VERSION, card]))
    .digest("base64url")
    .slice(0, 10);
}

/** Where the image of a page is, relative to the site; its content never changes at one address. */
export function socialImageHref(page: PageView): string | undefined {
  const address = addressOfPage(page);
  return address && `${imagePath(address)}?v=${versionOf(socialCardOf(page))}`;
}

function imagePath(address: string): string {
  return `/social${address === "/" ? "" : address}.png`;
}

/** The address of the page whose image has a path; the inverse of {@link imagePath}. */
export function pageOfSocialImage(path: string): string | undefined {
  const [, address] = /^\/social((?:\/[^/]+)*)\.png$/.exec(path) ?? [];
  return address === "" ? "/" : address;
}

function longDate(day: string): string {
  return new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}
