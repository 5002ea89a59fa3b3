import type { ReactNode } from "react";
import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import type { MenuEntry } from "../../src/domain/content/menu.ts";
import { ContentLink } from "../content/content-link.tsx";
import { usePageAddress } from "../page-address.ts";

interface MenuEntriesProps {
  readonly entries: readonly MenuEntry[];
  readonly className?: string | undefined;
  readonly linkClassName?: string | undefined;
}

/** The links of a menu; the link to the current page has `aria-current`. */
export function MenuEntries({ entries, className, linkClassName }: MenuEntriesProps) {
  const { pathname } = usePageAddress();
  return (
    <ul className={className}>
      {entries.map((entry, index) => (
        <li key={index}>
          <ContentLink
            link={entry.link}
            newTab={entry.newTab}
            isCurrent={entry.link.kind === "page" && entry.link.href === pathname}
            className={linkClassName}
          >
            {entry.title}
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}

interface PlaceLinkProps {
  /** Path of a page of the site. */
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link that is marked as current on its page and on the pages below it. */
export function PlaceLink({ href, className, children }: PlaceLinkProps) {
  const { pathname } = usePageAddress();
  const isCurrent = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <a href={href} className={className} aria-current={isCurrent ? "page" : undefined}>
      {children}
    </a>
  );
}

interface LoginLinkProps {
  readonly options: ShellResponse;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Link to the share registry, which is an external site. */
export function LoginLink({ options, className, children }: LoginLinkProps) {
  if (!options.shareholderLogin) return null;
  return (
    <ContentLink link={options.shareholderLogin} newTab className={className}>
      {children}
    </ContentLink>
  );
}
