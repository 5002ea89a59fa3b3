import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { RichText } from "../content/rich-text.tsx";
import { ModalDialog } from "../shell/modal-dialog.tsx";
import { visuallyHidden } from "../styles/layout.css.ts";
import * as styles from "./shown-notices.css.ts";
import { type Announcements, announcementCookie, type Notice } from "./visit.ts";

export interface ShownNoticesProps {
  readonly options: Announcements;
  readonly notices: readonly Notice[];
  readonly onClose: (notice: Notice) => void;
}

/** The notices that are due, over the page: nothing moves to make room for them. */
export function ShownNotices({ options, notices, onClose }: ShownNoticesProps) {
  return (
    <>
      <div className={styles.stack}>
        {notices.includes("cookies") && <CookieNotice options={options} onClose={() => onClose("cookies")} />}
        {notices.includes("bar") && <AnnouncementBar options={options} onClose={() => onClose("bar")} />}
      </div>
      <AnnouncementModal
        open={notices.includes("modal")}
        options={options}
        onClose={() => onClose("modal")}
      />
    </>
  );
}

interface NoticeProps {
  readonly options: Announcements;
  readonly onClose: () => void;
}

function CookieNotice({ options, onClose }: NoticeProps) {
  return (
    <section aria-label="Cookies" className={styles.cookies}>
      <RichText text={options.cookiesPolicy} topLevel={2} />
      <button type="button" className={styles.ok} onClick={onClose}>
        OK
      </button>
    </section>
  );
}

function AnnouncementBar({ options, onClose }: NoticeProps) {
  const [closing, setClosing] = useState(false);
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    document.body.classList.add(styles.BAR_OPEN);
    return () => document.body.classList.remove(styles.BAR_OPEN);
  }, []);

  useEffect(() => {
    if (!closing) return;
    document.body.classList.remove(styles.BAR_OPEN);
    const slide = ref.current?.getAnimations() ?? [];
    void Promise.allSettled(slide.map(({ finished }) => finished)).then(onClose);
  }, [closing, onClose]);

  function close(): void {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store has not come to every browser
    document.cookie = announcementCookie(options, location.protocol);
    setClosing(true);
  }

  return (
    <section ref={ref} aria-label="Announcement" className={styles.bar} data-closing={closing}>
      <RichText text={options.announcementBar} topLevel={2} className={styles.barText} />
      <button type="button" className={styles.close} onClick={close}>
        <span aria-hidden="true">×</span>
        <span className={visuallyHidden}>Close announcement</span>
      </button>
    </section>
  );
}

function AnnouncementModal({ open, options, onClose }: NoticeProps & { readonly open: boolean }) {
  const close = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  if (open && openedAt === undefined) setOpenedAt(key);
  return (
    <ModalDialog
      // A link in it leads on.
      open={open && (openedAt ?? key) === key}
      onClose={onClose}
      label="Announcement"
      initialFocus={close}
      className={styles.modal}
    >
      <RichText text={options.announcementModal} topLevel={2} />
      <button ref={close} type="button" className={styles.ok} onClick={onClose}>
        Close
      </button>
    </ModalDialog>
  );
}
