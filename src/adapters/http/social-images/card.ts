import { createHash } from "node:crypto";
import type { PageView, PageViewOf } from "../../../domain/content/page-view.ts";
import { addressOfPage } from "../../../domain/links/page-address.ts";

/** Increment with every change of the drawing, so that cached images are invalidated. */
const DRAWING_VERSION = 1;

/** Content of a page's social image. */
export interface SocialCard {
  readonly title: string;
  /** A line above the title: category and date of news, or the title of the parent page. */
  readonly note: string | undefined;
  /** The part of the racecourse in the background. */
  readonly crop: "bend" | "straight" | "home";
}

/** The card of a page; all its texts are on the page too. */
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

/** The title of the home page's hero; the company's name is on every image already. */
function statementOf({ sections }: PageViewOf<"home">): string | undefined {
  return sections.find((section) => section.kind === "hero")?.title;
}

/** A hash of the card, which changes whenever the image changes. */
export function versionOf(card: SocialCard): string {
  return createHash("sha256")
    .update(JSON.stringify([DRAWING_VERSION, card]))
    .digest("base64url")
    .slice(0, 10);
}

/** Path of a page's image, with its version: the content at one address never changes. */
export function socialImageHref(page: PageView): string | undefined {
  const address = addressOfPage(page);
  return address && `${imagePath(address)}?v=${versionOf(socialCardOf(page))}`;
}

function imagePath(address: string): string {
  return `/social${address === "/" ? "" : address}.png`;
}

/** Address of the page of an image path; the inverse of {@link imagePath}. */
export function pageOfSocialImage(path: string): string | undefined {
  const [, address] = /^\/social((?:\/[^/]+)*)\.png$/.exec(path) ?? [];
  return address === "" ? "/" : address;
}

function longDate(day: string): string {
  return new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}
