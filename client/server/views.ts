import { createContext, type ReactNode, useContext } from "react";
import type { NamedSection } from "../../src/adapters/http/contract/initial-state.ts";
import type { PageView, PageViewOf } from "../../src/domain/content/page-view.ts";
import type { SectionView } from "../../src/domain/content/section.ts";
import type { SectionProps } from "./sections/section-frame.tsx";

/** What shows a section, by its kind. */
export type SectionViews = {
  readonly [Kind in SectionView["kind"]]?: (props: SectionProps<Kind>) => ReactNode;
};

/** What shows a page, by its type. */
export type PageViews = {
  readonly [Type in PageView["type"]]?: (props: { readonly page: PageViewOf<Type> }) => ReactNode;
};

/** What a visitor has chosen of a list, for the title of its page. */
export interface ListChoice {
  readonly year?: number | undefined;
  /** The chosen kind, as it is called. */
  readonly kind?: string | undefined;
  /** Page of the list, from 1. */
  readonly page: number;
}

/** What a capability shows, or the core. Default of each: nothing. */
export interface Views {
  readonly sections?: SectionViews;
  readonly pages?: PageViews;
  /** What is chosen of the list of a section; `undefined` for a section without such a list. */
  readonly listChoice?: (section: SectionView) => ListChoice | undefined;
  /** States of a section that no example of its slice can show, for the style guide. */
  readonly exampleStates?: (example: NamedSection) => readonly NamedSection[];
}

/** Everything that the site shows. */
export interface SiteViews extends Pick<Required<Views>, "sections" | "pages" | "exampleStates"> {
  /** What is chosen on a page; of several lists, that of the first part of the site which has one. */
  readonly listChoice: (sections: readonly SectionView[]) => ListChoice | undefined;
}

/** What several parts of the site show. */
export function viewsOf(parts: readonly Views[]): SiteViews {
  return {
    sections: parts.reduce<SectionViews>((all, { sections }) => ({ ...all, ...sections }), {}),
    pages: parts.reduce<PageViews>((all, { pages }) => ({ ...all, ...pages }), {}),
    listChoice: (sections) =>
      parts
        .flatMap(({ listChoice }) => sections.map((section) => listChoice?.(section)))
        .find((choice) => choice !== undefined),
    exampleStates: (example) => parts.flatMap(({ exampleStates }) => exampleStates?.(example) ?? []),
  };
}

/** What the site shows, for the components that look a view up; see {@link useViews}. */
export const ShownViews = createContext<SiteViews | undefined>(undefined);

/** @throws Error if nothing says what the site shows. */
export function useViews(): SiteViews {
  const views = useContext(ShownViews);
  if (!views) throw new Error("Sections and pages are rendered within ShownViews.");
  return views;
}
