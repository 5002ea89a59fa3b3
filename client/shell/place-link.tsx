import type { ReactNode } from "react";
import { usePageAddress } from "../page-address.ts";

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
