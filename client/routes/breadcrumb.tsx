import { ContentLink } from "../content/content-link.tsx";
import { ArrowIcon } from "../content/icons.tsx";
import * as styles from "./breadcrumb.css.ts";

/** Link to the parent page. */
export function Breadcrumb({ title, href }: { readonly title: string; readonly href: string }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ContentLink link={{ kind: "page", href }} className={styles.link}>
        <ArrowIcon />
        {title}
      </ContentLink>
    </nav>
  );
}
