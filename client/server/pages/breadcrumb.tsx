import type { PlaceAbove } from "../../../src/domain/content/page-place.ts";
import { ContentLink } from "../../content/content-link.tsx";
import { ArrowIcon } from "../../content/icons.tsx";
import { breadcrumb, levels } from "../../content/page-head.css.ts";
import { withIcon } from "../../styles/layout.css.ts";
import { useTexts } from "../locale.ts";

/** Where a page belongs: the pages above it, the nearest last. */
export function Breadcrumb({ pages }: { readonly pages: readonly PlaceAbove[] }) {
  const { content: texts } = useTexts();
  return (
    <nav aria-label={texts.breadcrumb} className={breadcrumb}>
      <ol role="list" className={levels}>
        {pages.map(({ title, href }, index) => (
          <li key={href}>
            <ContentLink link={{ kind: "page", href }} className={withIcon}>
              {index === 0 && <ArrowIcon />}
              {title}
            </ContentLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
