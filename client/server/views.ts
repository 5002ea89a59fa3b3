import { createContext, type ReactNode, useContext } from "react";
import type { Locale } from "../../brand/locale.ts";
import type { NamedSection } from "../../src/adapters/http/contract/initial-state.ts";
import type { PageView, PageViewOf } from "../../src/domain/content/page-view.ts";
import type { SectionView, SectionViewOf } from "../../src/domain/content/section.ts";

type SectionKind = SectionView["kind"];
type PageType = PageView["type"];

/** What shows a section of a kind. */
export type ViewOfSection<Kind extends SectionKind> = (props: {
  readonly section: SectionViewOf<Kind>;
}) => ReactNode;

/** What shows a page of a type. */
export type ViewOfPage<Type extends PageType> = (props: { readonly page: PageViewOf<Type> }) => ReactNode;

export type SectionViews = { readonly [Kind in SectionKind]?: ViewOfSection<Kind> };

export type PageViews = { readonly [Type in PageType]?: ViewOfPage<Type> };

/** What a visitor has chosen of a list, for the title of its page. */
export interface ListChoice {
  readonly year?: number | undefined;
  /** The chosen kind, as it is called. */
  readonly kind?: string | undefined;
  /** Page of the list, from 1. */
  readonly page: number;
}

/** What a part of the site shows: a capability, or the core. Default of each: nothing. */
export interface Views {
  readonly sections?: SectionViews;
  readonly pages?: PageViews;
  /** What is chosen of the list of a section; `undefined` for a section without such a list. */
  readonly listChoice?: (section: SectionView, locale: Locale) => ListChoice | undefined;
  /** States of a section that no example of its slice can show, for the style guide. */
  readonly exampleStates?: (example: NamedSection) => readonly NamedSection[];
}

/** The components for sections and pages, of the core and of each capability. */
export const ShownViews = createContext<readonly Views[] | undefined>(undefined);

/** What shows sections and pages. Throws if nothing says: a page without its sections must not look as if it had none. */
export function useShownViews(): readonly Views[] {
  const views = useContext(ShownViews);
  if (views === undefined) throw new Error("The page is rendered without ShownViews.");
  return views;
}
