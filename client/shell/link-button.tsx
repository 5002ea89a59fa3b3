import type { ComponentProps, KeyboardEvent, MouseEvent } from "react";

interface LinkButtonProps extends ComponentProps<"a"> {
  readonly hasStarted: boolean;
  readonly onPress: (button: HTMLElement) => void;
}

/** A link that is a button once the application has started: one element, so that it keeps the focus. */
export function LinkButton({ hasStarted, onPress, href, ...props }: LinkButtonProps) {
  function onClick(event: MouseEvent<HTMLElement>): void {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isModified) return;
    event.preventDefault();
    // The second click of a double click would close again what the first has opened.
    if (event.detail < 2) onPress(event.currentTarget);
  }

  /** As a button does; a link is pressed by Enter only. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key !== " ") return;
    event.preventDefault();
    if (!event.repeat) onPress(event.currentTarget);
  }

  return (
    <a
      {...props}
      href={href}
      {...(hasStarted && { role: "button" })}
      onClick={onClick}
      onKeyDown={onKeyDown}
    />
  );
}
