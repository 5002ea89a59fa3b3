import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import { type Link, opensInNewTab } from "../../src/domain/links/link.ts";
import { visuallyHidden } from "../styles/layout.css.ts";

interface ContentLinkProps {
  readonly link: Link;
  /** Default: what the kind of link asks for. */
  readonly newTab?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link of the content: pages of the site open in place, all others as their kind asks. */
export function ContentLink({ link, newTab = opensInNewTab(link), className, children }: ContentLinkProps) {
  const target = newTab ? { target: "_blank", rel: "noopener" } : {};
  const words = newTab ? (
    <>
      {children}
      <span className={visuallyHidden}> (opens in a new tab)</span>
    </>
  ) : (
    children
  );
  if (link.kind === "page") {
    return (
      <RouterLink to={link.href} className={className} {...target}>
        {words}
      </RouterLink>
    );
  }
  return (
    <a href={link.href} className={className} {...target}>
      {words}
    </a>
  );
}
