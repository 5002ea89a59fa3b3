import { hash } from "node:crypto";
import { brand } from "../../../../brand/brand.ts";
import { imageDrawings } from "../../../../brand/derived.ts";
import { brandFont } from "../../../../brand/font.ts";
import type { Locale } from "../../../../brand/locale.ts";
import { palette } from "../../../../brand/palette.ts";
import type { PageView } from "../../../domain/content/page-view.ts";
import { addressOfPage, fileBase, localPath, pathWithin } from "../../../domain/links/address.ts";
import { writtenDate } from "../../../domain/text/written-date.ts";

/** Increment with every change of the drawing, so that cached images are invalidated. */
const DRAWING_VERSION = 3;

/** What all images have in common. */
const DESIGN_HASH = hashOf([DRAWING_VERSION, brand.name, palette, brandFont, imageDrawings]);

/** Content of a page's social image. */
export interface SocialCard {
  readonly title: string;
  /** A line above the title: category and date of news, or the title of the parent page. */
  readonly note: string | undefined;
  /** What is drawn in the background. */
  readonly artwork: "home" | "news" | "page";
}

/** The card of a page; all its texts are on the page too. */
export function socialCardOf(page: PageView, { formats, texts }: Locale): SocialCard {
  const { title } = page;
  switch (page.type) {
    case "home": {
      // The title of its hero: the company's name is on every image already.
      const statement = page.sections.find((section) => section.kind === "hero")?.title;
      return { title: statement ?? title, note: undefined, artwork: "home" };
    }
    case "news-article": {
      const category = page.category && texts.lists.kinds[page.category];
      const note = [category, writtenDate(page.date, formats)].filter(Boolean).join("  ·  ");
      return { title, note, artwork: "news" };
    }
    case "page":
      return { title, note: page.parent?.title, artwork: "page" };
    case "news-archive":
      return { title, note: undefined, artwork: "news" };
    default:
      return { title, note: undefined, artwork: "page" };
  }
}

/** A hash of the card, which changes whenever the image changes. */
export function versionOf(card: SocialCard): string {
  return hashOf([DESIGN_HASH, card]).slice(0, 10);
}

function hashOf(value: unknown): string {
  return hash("sha256", JSON.stringify(value), "base64url");
}

/** Path of a page's image, with its version: the content at one address never changes. */
export function socialImageHref(page: PageView, locale: Locale): string | undefined {
  const address = addressOfPage(page);
  if (address === undefined) return undefined;
  return `${fileBase("/social", address, locale.language)}.png?v=${versionOf(socialCardOf(page, locale))}`;
}

/** Address of the page of an image path; the inverse of {@link socialImageHref}. */
export function pageOfSocialImage(path: string, language?: string): string | undefined {
  const [, address] = /^\/social((?:\/[^/]+)*)\.png$/.exec(pathWithin(path, language) ?? "") ?? [];
  return address === undefined ? undefined : localPath(address || "/", language);
}
