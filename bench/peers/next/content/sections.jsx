import { SliceZone } from "@prismicio/react";
import { components } from "../slices/components.js";

/** The sections of a page. */
export function Sections({ slices }) {
  return <SliceZone slices={slices} components={components} />;
}

/** A page of sections under its title and introduction; a hero brings a title of its own. */
export function SectionsPage({ document, intro }) {
  const { title, slices } = document.data;
  return (
    <main id="content">
      {slices[0]?.slice_type === "hero" ? null : (
        <header className="page-title">
          <h1>{title}</h1>
          {intro}
        </header>
      )}
      <Sections slices={slices} />
    </main>
  );
}
