import { useCallback, useEffect, useRef, useState } from "react";
import { shell as texts } from "#texts/shell.ts";
import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import { OnNavigation } from "../navigation/on-navigation.tsx";
import { button } from "./menu-sheet.css.ts";
import { MenuSheet } from "./menu-sheet.tsx";

interface MenuButtonProps {
  readonly options: ShellResponse;
  readonly isExpanded: boolean;
  readonly onPress: (button: HTMLElement) => void;
}

/**
 * The button of a narrow screen that opens the menu. Before the application has started it is a group that the browser
 * opens; one that is open then stays until the next navigation.
 */
export function MenuButton({ options, isExpanded, onPress }: MenuButtonProps) {
  const sheet = useRef<HTMLDetailsElement>(null);
  const [replaced, setReplaced] = useState<{ readonly hadFocus: boolean }>();
  const replaceSheet = useCallback(() => {
    if (sheet.current) setReplaced({ hadFocus: sheet.current.contains(document.activeElement) });
  }, []);
  useEffect(() => {
    if (!sheet.current?.open) replaceSheet();
  }, [replaceSheet]);

  if (!replaced) {
    return (
      <>
        <MenuSheet ref={sheet} options={options} />
        <OnNavigation callback={replaceSheet} />
      </>
    );
  }
  return (
    <button
      type="button"
      className={button}
      aria-expanded={isExpanded}
      // biome-ignore lint/a11y/noAutofocus: it takes the place of what had the focus
      autoFocus={replaced.hadFocus}
      onClick={({ currentTarget, detail }) => {
        if (detail < 2) onPress(currentTarget);
      }}
    >
      {texts.menu}
    </button>
  );
}
