import type { ReactNode } from "react";
import { icon } from "./icons.css.ts";

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg aria-hidden="true" className={icon} viewBox="0 0 20 20">
      {children}
    </svg>
  );
}

/** A link within the site. */
export function ArrowIcon() {
  return (
    <Icon>
      <path d="M2 10h15M11.5 4.5 17 10l-5.5 5.5" />
    </Icon>
  );
}

/** A link that opens in a new tab. */
export function OutwardIcon() {
  return (
    <Icon>
      <path d="M4.5 15.5l11-11M7 4.5h8.5V13" />
    </Icon>
  );
}

/** A file to download. */
export function DownloadIcon() {
  return (
    <Icon>
      <path d="M10 2.5v11M5 9l5 5 5-5M3 17.5h14" />
    </Icon>
  );
}

/** An error. */
export function AlertIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 5.5v5.5M10 13.5v1" />
    </Icon>
  );
}

/** A search form. */
export function SearchIcon() {
  return (
    <Icon>
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m12.7 12.7 5 5" />
    </Icon>
  );
}

/** Closes a dialog or panel. */
export function CloseIcon() {
  return (
    <Icon>
      <path d="m4 4 12 12M16 4 4 16" />
    </Icon>
  );
}
