import { type ComponentProps, memo, type PropsWithChildren, useContext } from "react";
import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import type { MenuEntry } from "../../src/domain/content/menu.ts";
import { ContentLink } from "../content/content-link.tsx";
import { PagePath, PathsAbove } from "../content/page-address.ts";

interface MenuEntriesProps {
  readonly entries: readonly MenuEntry[];
  readonly className?: string | undefined;
  readonly linkClassName?: string | undefined;
}

function MenuLinks({ entries, className, linkClassName }: MenuEntriesProps) {
  const pathname = useContext(PagePath);
  const above = useContext(PathsAbove);
  const paths = entries.flatMap(({ link }) => (link.kind === "page" ? link.href : []));
  const current = [...above, pathname].findLast((path) => paths.includes(path));
  const mark = current === pathname ? "page" : "true";
  return (
    <ul className={className}>
      {entries.map((entry, index) => (
        // Replaced if its title changes, which stands beside another text and may be translated.
        <li key={`${index} ${entry.title}`}>
          <ContentLink
            link={entry.link}
            newTab={entry.newTab}
            current={entry.link.kind === "page" && entry.link.href === current ? mark : undefined}
            className={linkClassName}
          >
            {entry.title}
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}

/**
 * The links of a menu; `aria-current` marks the link to the current page, or else the one to the nearest page above it. They
 * are rendered again only with another page: the header around them changes with presses and scrolling.
 */
export const MenuEntries = memo(MenuLinks);

/** A link to a path of the site that is marked as current on its page and on the pages below it. */
export function MenuLink(props: ComponentProps<"a"> & { readonly href: string }) {
  const isCurrent = `${useContext(PagePath)}/`.startsWith(`${props.href}/`);
  return <a {...props} aria-current={isCurrent ? "page" : undefined} />;
}

type LoginLinkProps = PropsWithChildren<{ readonly options: ShellResponse; readonly className: string }>;

/** Link to the share registry, which is an external site. */
export function LoginLink({ options, className, children }: LoginLinkProps) {
  if (!options.shareholderLogin) return null;
  return (
    <ContentLink link={options.shareholderLogin} newTab className={className}>
      {children}
    </ContentLink>
  );
}
