import {
  type KeyboardEvent,
  type MouseEvent,
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";

/** The state of a modal dialog. */
export type Modal = ReturnType<typeof useModal>;

/** A modal dialog, which closes by Escape, a click on its backdrop and its buttons. The browser traps the focus. */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  const focused = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [closings, setClosings] = useState(0);
  /** What was pressed last: a text selection that ends on the backdrop clicks it, too, and must not close the dialog. */
  const pressed = useRef<EventTarget>(null);

  // The browser may have opened it before the application has started.
  useEffect(() => setOpen(ref.current?.open === true), []);

  const open = useCallback((opener?: HTMLElement): void => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    pressed.current = null;
    const root = document.documentElement;
    root.toggleAttribute("data-scrollbar", innerWidth > root.clientWidth);
    // Not every browser focuses a button when it is clicked.
    opener?.focus({ preventScroll: true });
    // Before the focus goes into what is rendered.
    flushSync(() => setOpen(true));
    dialog.showModal();
    focused.current?.focus();
  }, []);

  const close = useCallback((): void => {
    if (!ref.current?.open) return;
    // Before the focus returns to the button, because the screen reader then reads its state.
    flushSync(() => setOpen(false));
    ref.current.close();
  }, []);

  return {
    isOpen,
    /** How often it has been closed: the key of what is as new when it is opened again, when a press waits for it. */
    closings,
    /** Opens it for the button that has been pressed, which gets the focus back. */
    open,
    close,
    /** Ref of the element that gets the focus when it opens. */
    focusRef: (element: HTMLElement | null) => {
      focused.current = element;
    },
    /** Props of the dialog. */
    props: {
      ref,
      // The browser can close it too, for example by a gesture.
      onClose: () => {
        setOpen(false);
        startTransition(() => setClosings((before) => before + 1));
      },
      onMouseDown: (event: MouseEvent) => {
        // The second press of a double click was meant for the button that has opened it: it does not take the focus away.
        if (event.detail > 1 && !pressed.current) event.preventDefault();
        pressed.current = event.target;
      },
      onClick: ({ target, currentTarget, detail }: MouseEvent) => {
        const isBackdrop = target === currentTarget && pressed.current === target;
        if (isBackdrop && detail < 2) close();
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        // By default, Escape would clear a search field first.
        event.preventDefault();
        close();
      },
    },
  };
}
