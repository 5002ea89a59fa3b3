import { useEffect, useState } from "react";
import { setCookie, siteCookies } from "../browser/cookies.ts";
import { untilLoaded } from "../browser/when-idle.ts";
import { onReturn } from "./on-return.ts";
import {
  type Announcements,
  closedCookie,
  isClosed,
  NOTICE_DELAYS_MS,
  type Notice,
  noticesFor,
  visitCookie,
} from "./visit.ts";

/** The notices that are shown to this visitor, after their delays; what is closed in one tab is closed in all. */
export function useNotices(announcements: Announcements) {
  const [shown, setShown] = useState<readonly Notice[]>([]);

  // Those of the first document: what is published later is for the next visit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    void untilLoaded().then((loadedAtMs) => {
      const sinceLoadMs = performance.now() - loadedAtMs;
      const due = beginVisit(announcements);
      // Those with the same delay are shown in one frame, since each changes the position of the others.
      for (const delayMs of new Set(due.map((notice) => NOTICE_DELAYS_MS[notice]))) {
        const together = due.filter((notice) => NOTICE_DELAYS_MS[notice] === delayMs);
        setTimeout(() => setShown((before) => [...before, ...together]), delayMs - sinceLoadMs);
      }
    });
  }, []);

  // Closed in another tab, or on a page after this one, from which the visitor returns.
  useEffect(() => {
    return onReturn(() => {
      const cookies = siteCookies();
      setShown((before) => before.filter((notice) => !isClosed(notice, announcements, cookies)));
    });
  }, [announcements]);

  function close(notice: Notice): void {
    setCookie(closedCookie(notice, announcements));
    setShown((before) => before.filter((known) => known !== notice));
  }

  return { shown, close };
}

/** Sets the cookie of the visit, and returns the notices that the visitor has not seen yet. */
function beginVisit(announcements: Announcements): readonly Notice[] {
  const cookies = siteCookies();
  const visit = visitCookie(announcements, cookies);
  if (visit) setCookie(visit);
  // From the cookies before this visit set its own: they decide whether it is the first visit.
  return noticesFor(announcements, cookies);
}
