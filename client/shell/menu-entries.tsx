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
