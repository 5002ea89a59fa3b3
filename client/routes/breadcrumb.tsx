import { Link } from "react-router-dom";
import { ArrowIcon } from "../content/icons.tsx";
import * as styles from "./breadcrumb.css.ts";

interface BreadcrumbProps {
  readonly parent: { readonly title: string; readonly href: string };
}

/** The way back to the page that this one belongs to. */
export function Breadcrumb({ parent }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <Link to={parent.href} className={styles.link}>
        <ArrowIcon />
        {parent.title}
      </Link>
    </nav>
  );
}
