import { useEffect } from "react";
import { notices as texts } from "#texts/notices.ts";
import type { RichText as RichTextValue } from "../../src/domain/content/rich-text.ts";
import { RichText } from "../content/rich-text.tsx";
import { useModal } from "../use-modal.ts";
import * as styles from "./notices.css.ts";
import { showModal } from "./show-modal.ts";

interface AnnouncementModalProps {
  readonly text: RichTextValue;
  readonly onClose: () => void;
}

/** The announcement as a dialog, which opens when the visitor is not busy. */
export function AnnouncementModal({ text, onClose }: AnnouncementModalProps) {
  const { open, close, focusRef, props } = useModal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is due
  useEffect(() => {
    const dialog = props.ref.current;
    return dialog ? showModal(dialog, open) : undefined;
  }, []);
  return (
    <dialog
      {...props}
      aria-label={texts.announcement}
      aria-describedby="announcement-text"
      className={styles.modal}
      onClose={onClose}
    >
      {/* The button has the focus, so that the text before it is read as what the dialog is about. */}
      <div id="announcement-text">
        <RichText text={text} topLevel={2} />
      </div>
      <button ref={focusRef} type="button" className={styles.button} onClick={close}>
        {texts.close}
      </button>
    </dialog>
  );
}
