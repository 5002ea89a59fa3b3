import { useEffect, useState } from "react";
import { notices as texts } from "#texts/notices.ts";
import type { RichText as RichTextValue } from "../../src/domain/content/rich-text.ts";
import { RichText } from "../content/rich-text.tsx";
import { visuallyHidden } from "../styles/layout.css.ts";
import { NoticeText } from "./notice-text.tsx";
import * as styles from "./notices.css.ts";

/** Class of the body while the bar is open (specification, section 4). */
const BAR_OPEN = "announcement-bar-open";

interface AnnouncementBarProps {
  readonly text: RichTextValue;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * The announcement at the end of the window. When it is closed, the style sheet slides it out; in browsers that cannot delay
 * `display` (Safari before 18), it is gone at once.
 */
export function AnnouncementBar({ text, isOpen, onClose }: AnnouncementBarProps) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);

  useEffect(() => {
    document.body.classList.toggle(BAR_OPEN, isOpen);
  }, [isOpen]);

  if (!wasOpened) return null;
  return (
    <section aria-label={texts.announcement} className={styles.bar} data-closing={isOpen ? undefined : true}>
      <NoticeText>
        <RichText text={text} topLevel={2} className={styles.barText} />
      </NoticeText>
      <button type="button" className={styles.close} onClick={onClose}>
        <span aria-hidden="true">×</span>
        <span className={visuallyHidden}>{texts.closeAnnouncement}</span>
      </button>
    </section>
  );
}
