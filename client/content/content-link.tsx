import type { ReactNode } from "react";
import { type Link, opensInNewTab } from "../../src/domain/links/link.ts";
import { visuallyHidden } from "../styles/layout.css.ts";
import * as styles from "./content-link.css.ts";
import { DownloadIcon } from "./icons.tsx";
import { NEW_TAB_LABEL, UNRESOLVED } from "./link-attributes.ts";

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

/**
 * A link of the content: pages of the site open in place, all others as their kind asks. It is no more than its HTML;
 * what it needs a script for, one listener does for all links. One without an address leads to `/` until it has been
 * asked for, and if that fails.
 */
export function ContentLink({ link, className, ...props }: ContentLinkProps) {
  const { newTab, target = newTab === undefined ? undefined : tab(newTab), title, children } = props;
  const inNewTab = (target ?? tab(opensInNewTab(link))) === "_blank";
  return (
    <a
      href={link.href}
      title={title}
      aria-current={props.isCurrent ? "page" : undefined}
      className={
        [className, props.isRegular && styles.regular, props.isSmall && styles.small]
          .filter(Boolean)
          .join(" ") || undefined
      }
      {...(inNewTab && { target: "_blank", rel: "noopener" })}
      {...(link.kind === "unresolved" && { [UNRESOLVED]: JSON.stringify(link.target) })}
    >
      {children}
      {props.hasDownloadIcon && <DownloadIcon />}
      {inNewTab && <span className={visuallyHidden}>{NEW_TAB_LABEL}</span>}
    </a>
  );
}

function tab(isNew: boolean): "_self" | "_blank" {
  return isNew ? "_blank" : "_self";
}
