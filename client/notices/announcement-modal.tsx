import { useEffect } from "react";
import type { RichText as RichTextValue } from "../../src/domain/content/rich-text.ts";
import { useModal } from "../browser/use-modal.ts";
import { useTexts } from "../content/locale.ts";
import { RichText } from "../content/rich-text.tsx";
import { OnNavigation } from "../navigation/on-navigation.tsx";
import * as styles from "./notices.css.ts";

/** How long the modal waits before it checks again whether the visitor is busy. */
const RETRY_INTERVAL_MS = 1_000;

/** A key pressed within this time after the dialog opens was meant for the page before it. */
const REACTION_MS = 500;

/** Something is open over the page, or loading. Groups stay open in the closed mobile menu. */
const OPENED = "dialog[open], header [open]:not(dialog:not([open]) *), header[data-open], [aria-busy='true']";

interface AnnouncementModalProps {
  readonly text: RichTextValue;
  readonly onClose: () => void;
}

/** The announcement as a dialog. It waits while the visitor types, has something open, or a page loads. */
export function AnnouncementModal({ text, onClose }: AnnouncementModalProps) {
  const { notices: texts } = useTexts();
  const { open, close, focusRef, props } = useModal();
  useEffect(() => {
    const timer = setInterval(tryToOpen, RETRY_INTERVAL_MS);
    const ended = new AbortController();
    function tryToOpen(): void {
      if (isTyping(document.activeElement) || document.querySelector(OPENED)) return;
      clearInterval(timer);
      open();
      ignoreEarlyKeys(ended.signal);
    }
    tryToOpen();
    return () => {
      clearInterval(timer);
      ended.abort();
    };
  }, [open]);
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
      <OnNavigation callback={close} />
    </dialog>
  );
}

/** A field that had the focus when the page was loaded does not count as typing until something is typed. */
function isTyping(focused: Element | null): boolean {
  if (!(focused instanceof HTMLInputElement)) return false;
  return !focused.autofocus || focused.value !== focused.defaultValue;
}

/** A key that was pressed before the visitor could see the dialog, or is held down since, does not close it. */
function ignoreEarlyKeys(signal: AbortSignal): void {
  let until = performance.now() + REACTION_MS;
  const ignore = (event: KeyboardEvent) => {
    const now = performance.now();
    if (now >= until) return;
    if (event.repeat) until = now + REACTION_MS;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("keydown", ignore, { capture: true, signal });
}
