import type { SiteMapPage } from "../../../src/domain/content/site-map.ts";
import { ContentLink } from "../../content/content-link.tsx";
import { Heading } from "../../content/rich-text.tsx";
import { dividedItem, itemTitle, quietLink } from "../../styles/layout.css.ts";
import { itemLevel, SectionFrame, type SectionProps } from "./section-frame.tsx";
import * as styles from "./site-map.css.ts";

/** More pages than these do not fit into a column of the others. */
const MAX_IN_COLUMN = 12;

/** All pages as a tree: first those without children, then a list for each other; a long one last, in columns. */
export function SiteMap({ section }: SectionProps<"site-map">) {
  const level = itemLevel(section);
  const rankOf = ({ pages }: SiteMapPage) => Number(pages.length > 0) + Number(pages.length > MAX_IN_COLUMN);
  const parts = section.pages.toSorted((one, other) => rankOf(one) - rankOf(other));
  return (
    <SectionFrame heading={section.heading} content="below">
      <ul className={styles.columns}>
        {parts.map((page) => (
          <li key={page.href} className={page.pages.length > MAX_IN_COLUMN ? styles.longPart : styles.part}>
            <Heading level={level} className={`${dividedItem} ${itemTitle}`}>
              <PageLink page={page} />
            </Heading>
            <SiteMapPages pages={page.pages} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

function SiteMapPages({ pages }: { readonly pages: readonly SiteMapPage[] }) {
  if (pages.length === 0) return null;
  return (
    <ul>
      {pages.map((page) => (
        <li key={page.href}>
          <PageLink page={page} />
          <SiteMapPages pages={page.pages} />
        </li>
      ))}
    </ul>
  );
}

function PageLink({ page: { title, href } }: { readonly page: SiteMapPage }) {
  return (
    <ContentLink link={{ kind: "page", href }} className={`${quietLink} ${styles.entry}`}>
      {title}
    </ContentLink>
  );
}
