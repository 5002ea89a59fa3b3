import type { ReactNode } from "react";
import * as styles from "./icons.css.ts";

function icon(drawing: ReactNode) {
  return () => (
    <svg aria-hidden="true" className={styles.icon} viewBox="0 0 20 20">
      {drawing}
    </svg>
  );
}

/** A link within the site. */
export const ArrowIcon = icon(<path d="M2 10h15M11.5 4.5 17 10l-5.5 5.5" />);

/** A link that opens in a new tab. */
export const OutwardIcon = icon(<path d="M4.5 15.5l11-11M7 4.5h8.5V13" />);

/** A file to download. */
export const DownloadIcon = icon(<path d="M10 2.5v11M5 9l5 5 5-5M3 17.5h14" />);

export const AlertIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M10 5.5v5.5M10 13.5v1" />
  </>,
);

/** A search form. */
export const SearchIcon = icon(
  <>
    <circle cx="8.5" cy="8.5" r="5.5" />
    <path d="m12.7 12.7 5 5" />
  </>,
);

/** Closes a dialog or panel. */
export const CloseIcon = icon(<path d="m4 4 12 12M16 4 4 16" />);
