"use client";

import { useEffect, useState } from "react";

/** The notice of cookies, for whoever has not seen it. */
export function CookieNotice({ children }) {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => setSeen(document.cookie.includes("cookies-seen")), []);
  if (isSeen) return null;
  const accept = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the plain way is enough for a notice
    document.cookie = "cookies-seen=1; max-age=31536000; path=/";
    setSeen(true);
  };
  return (
    <aside className="cookies" aria-label="Cookies">
      {children}
      <button type="button" onClick={accept}>
        OK
      </button>
    </aside>
  );
}
