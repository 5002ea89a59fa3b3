import type { ReactNode } from "react";
import { usePageAddress } from "../page-address.ts";

interface PlaceLinkProps {
  /** Path of a page of the site. */
  readonly href: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to a place of the site that says when the visitor is there, or on a page below it. */
export function PlaceLink({ href, className, children }: PlaceLinkProps) {
  const { pathname } = usePageAddress();
  const isHere = pathname === href || pathname.startsWith(`${href}/`);
  return (
    <a href={href} className={className} aria-current={isHere ? "page" : undefined}>
      {children}
    </a>
  );
}
