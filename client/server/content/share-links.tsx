import { useContext } from "react";
import { ContentLink } from "../../content/content-link.tsx";
import { OutwardIcon } from "../../content/icons.tsx";
import { SiteOrigin } from "../../content/page-address.ts";
import { useTexts } from "../locale.ts";
import * as styles from "./share-links.css.ts";

/** Ways to share a page, without third-party scripts. `page-actions.ts` handles the buttons, hidden without JavaScript. */
export function ShareLinks({ path, title }: { readonly path: string; readonly title: string }) {
  const { content: texts } = useTexts();
  const address = useContext(SiteOrigin) + path;
  const linkedIn = `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: address })}`;
  // Mail programs read `+` as a plus sign, so spaces are encoded as `%20`.
  const mail = `mailto:?subject=${encodeURIComponent(title.toWellFormed())}&body=${encodeURIComponent(address)}`;
  return (
    <ul className={styles.list}>
      <li>
        <ContentLink link={{ kind: "web", href: linkedIn }} className={styles.link}>
          LinkedIn <OutwardIcon />
        </ContentLink>
      </li>
      <li>
        <ContentLink link={{ kind: "web", href: mail }} className={styles.link}>
          {texts.byMail}
        </ContentLink>
      </li>
      <li>
        <button type="button" className={styles.button} data-copy={address} data-copied={texts.copied}>
          {texts.copyAddress}
        </button>
        <span role="status" className={styles.status} />
      </li>
      <li>
        <button type="button" className={styles.button} data-print>
          {texts.print}
        </button>
      </li>
    </ul>
  );
}
