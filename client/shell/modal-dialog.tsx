import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from "react";

interface ModalDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Its name, for those who cannot see it. */
  readonly label: string;
  /** What has the focus when it opens. */
  readonly initialFocus: RefObject<HTMLElement | null>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A modal dialog. The browser keeps the focus in it and gives it back, closes it with Escape, and lies a backdrop
 * over the page, which closes it when pressed. The page does not scroll meanwhile.
 */
export function ModalDialog({ open, onClose, label, initialFocus, className, children }: ModalDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    const root = document.documentElement;
    root.toggleAttribute("data-scrollbar", window.innerWidth > root.clientWidth);
    dialog.showModal();
    initialFocus.current?.focus();
  }, [open, initialFocus]);

  // A text that is marked beyond the edge of the dialog ends in a click beside it, too.
  function press({ target, currentTarget }: PointerEvent): void {
    pressedBeside.current = target === currentTarget;
  }

  // Left to itself, Escape would empty a search field first.
  function type(event: KeyboardEvent): void {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={ref}
      aria-label={label}
      className={className}
      onClose={onClose}
      onKeyDown={type}
      onPointerDown={press}
      onClick={({ target, currentTarget }) => {
        if (pressedBeside.current && target === currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
