import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import {
  FALLBACK_LINK,
  type KnownLink,
  type Link,
  opensInNewTab,
  type UnresolvedLink,
} from "../../src/domain/links/link.ts";
import { linkQuery } from "../api/queries.ts";
import { visuallyHidden } from "../styles/layout.css.ts";
import * as styles from "./content-link.css.ts";
import { DownloadIcon } from "./icons.tsx";
import { usePrefetch } from "./use-prefetch.ts";

/** How a link is shown (specification, section 3). */
export interface LinkOptions {
  /** What the link's own words leave unsaid. */
  readonly title?: string | undefined;
  /** Default: what the kind of link asks for, which is `_self` for all but web and PDF links. */
  readonly target?: "_self" | "_blank" | undefined;
  /** In the weight of the text around it. */
  readonly isRegular?: boolean | undefined;
  readonly hasDownloadIcon?: boolean | undefined;
  /** In the size of small text. */
  readonly isSmall?: boolean | undefined;
}

interface ContentLinkProps extends LinkOptions {
  readonly link: Link;
  /** Shorter for a `target`. */
  readonly newTab?: boolean | undefined;
  /** Leads to the page that is shown. */
  readonly isCurrent?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link of the content: pages of the site open in place, all others as their kind asks. */
export function ContentLink({ link, ...props }: ContentLinkProps) {
  if (link.kind === "unresolved") return <AskedLink link={link} {...props} />;
  return <ReadyLink link={link} {...props} />;
}

/** A link that leads to `/` until the server has said where it leads, and if it cannot. */
function AskedLink({ link, ...props }: ContentLinkProps & { readonly link: UnresolvedLink }) {
  const { data = FALLBACK_LINK } = useQuery(linkQuery(link.target));
  return <ReadyLink link={data} {...props} />;
}

function ReadyLink({ link, className, ...props }: ContentLinkProps & { readonly link: KnownLink }) {
  const { newTab, target = newTab === undefined ? undefined : tab(newTab), title, children } = props;
  const inNewTab = (target ?? tab(opensInNewTab(link))) === "_blank";
  const prefetch = usePrefetch(link.kind === "page" && !inNewTab ? link.href : undefined);
  const shared = {
    ...prefetch,
    title,
    "aria-current": props.isCurrent ? ("page" as const) : undefined,
    className:
      [className, props.isRegular && styles.regular, props.isSmall && styles.small]
        .filter(Boolean)
        .join(" ") || undefined,
    ...(inNewTab && { target: "_blank", rel: "noopener" }),
  };
  const words = (
    <>
      {children}
      {props.hasDownloadIcon && <DownloadIcon />}
      {inNewTab && <span className={visuallyHidden}> (opens in a new tab)</span>}
    </>
  );
  if (link.kind === "page") {
    return (
      <RouterLink to={link.href} {...shared}>
        {words}
      </RouterLink>
    );
  }
  return (
    <a href={link.href} {...shared}>
      {words}
    </a>
  );
}

function tab(isNew: boolean): "_self" | "_blank" {
  return isNew ? "_blank" : "_self";
}
