import type { PageViewOf } from "../../src/domain/content/page-view.ts";
import { Hero } from "../sections/hero.tsx";
import { Sections } from "../sections/sections.tsx";
import { PageHead } from "./page-head.tsx";

/** The home page. */
export function HomePage({ page }: { readonly page: PageViewOf<"home"> }) {
  const [first, ...others] = page.sections;
  if (first?.kind === "hero") {
    return (
      <>
        <Hero section={first} level={1} />
        <Sections sections={others} />
      </>
    );
  }
  return (
    <>
      <PageHead title={page.title} tone="dark" />
      <Sections sections={page.sections} />
    </>
  );
}
