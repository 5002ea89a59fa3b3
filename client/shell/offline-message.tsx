import { useCallback, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTexts } from "../content/locale.ts";
import { OnNavigation } from "../navigation/on-navigation.tsx";
import * as styles from "./shell.css.ts";

/** The message that the visitor is offline, until the connection is back or another page is shown, and what shows it. */
export function useOfflineMessage() {
  const { shell: texts } = useTexts();
  const [within, setWithin] = useState<Element>();
  const show = useCallback(() => {
    // Outside an open modal dialog, the message would be hidden and inert.
    const dialogs = [...document.querySelectorAll("dialog[open]")];
    setWithin(dialogs.at(-1) ?? document.body);
  }, []);
  const hide = useCallback(() => setWithin(undefined), []);
  useEffect(() => {
    addEventListener("online", hide);
    return () => removeEventListener("online", hide);
  }, [hide]);
  const message =
    within &&
    createPortal(
      <p role="alert" className={styles.offline}>
        {texts.offline}
        <OnNavigation callback={hide} />
      </p>,
      within,
    );
  return { message, show };
}
