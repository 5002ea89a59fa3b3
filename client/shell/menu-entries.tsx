import type { MenuEntry } from "../../src/domain/content/menu.ts";
import { ContentLink } from "../content/content-link.tsx";

interface MenuEntriesProps {
  readonly entries: readonly MenuEntry[];
  readonly className?: string | undefined;
  readonly linkClassName?: string | undefined;
}

/** The links of a menu. */
export function MenuEntries({ entries, className, linkClassName }: MenuEntriesProps) {
  return (
    <ul className={className}>
      {entries.map((entry, index) => (
        <li key={index}>
          <ContentLink link={entry.link} newTab={entry.newTab} className={linkClassName}>
            {entry.title}
          </ContentLink>
        </li>
      ))}
    </ul>
  );
}
