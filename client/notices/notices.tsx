import { type ComponentType, useEffect, useState } from "react";
import type { ShellAnswer } from "../../src/adapters/http/contract/page.ts";
import type { ShownNoticesProps } from "./shown-notices.tsx";
import { NOTICE_DELAYS, type Notice, noticesFor, visitCookie } from "./visit.ts";

/**
 * What the site tells a visitor who has just come. Nothing of it is in the server's HTML, which is the same for all;
 * the code comes with the first notice that is due.
 */
export function Notices({ options }: { readonly options: ShellAnswer }) {
  const [due, setDue] = useState<readonly Notice[]>();
  const [shown, setShown] = useState<readonly Notice[]>([]);
  const [Shown, setComponent] = useState<ComponentType<ShownNoticesProps>>();

  // Who comes for the first time is told so by the cookies as they were before this visit set its own.
  useEffect(() => {
    const notices = noticesFor(options, document.cookie);
    setDue((before) => before ?? notices);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store has not come to every browser
    document.cookie = visitCookie(location.protocol);
  }, [options]);

  useEffect(() => {
    const timers = due?.map((notice) =>
      setTimeout(() => {
        setShown((before) => [...before, notice]);
        // Without a connection there is no notice; the next visit brings it.
        import("./shown-notices.tsx").then(
          ({ ShownNotices }) => setComponent(() => ShownNotices),
          () => undefined,
        );
      }, NOTICE_DELAYS[notice]),
    );
    return () => timers?.forEach(clearTimeout);
  }, [due]);

  if (!Shown || shown.length === 0) return null;
  return (
    <Shown
      options={options}
      notices={shown}
      onClose={(notice) => setShown((before) => before.filter((one) => one !== notice))}
    />
  );
}
