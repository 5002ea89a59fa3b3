import { content as texts } from "#texts/content.ts";
import { ContentLink } from "../../content/content-link.tsx";
import { ArrowIcon } from "../../content/icons.tsx";
import { breadcrumb } from "../../content/page-head.css.ts";
import { withIcon } from "../../styles/layout.css.ts";

export function Breadcrumb({ title, href }: { readonly title: string; readonly href: string }) {
  return (
    <nav aria-label={texts.breadcrumb} className={breadcrumb}>
      <ContentLink link={{ kind: "page", href }} className={withIcon}>
        <ArrowIcon />
        {title}
      </ContentLink>
    </nav>
  );
}
