// The sandbox's version of the content service's toolbar. Like the original it stores the preview in the cookie
// `io.prismic.preview`, dispatches events to the site, and reloads the page unless the site prevents that.
(() => {
  const COOKIE = "io.prismic.preview";
  const SHARED = /^#preview-session=([\w-]+)$/;
  const ATTRIBUTES =
    location.protocol === "https:" && window !== top ? "SameSite=None; Secure" : "SameSite=Lax";
  const script = document.currentScript;
  const base = new URL(".", script.src).href;
  const repository = new URL(script.src).searchParams.get("repo");

  /** The preview token in the cookie, in any of its formats. */
  function readToken() {
    const cookie = document.cookie.split("; ").find((entry) => entry.startsWith(`${COOKIE}=`));
    const value = decodeURIComponent(cookie?.slice(COOKIE.length + 1) ?? "");
    if (!value.startsWith("{")) return value;
    const session = Object.values(JSON.parse(value)).find((entry) => entry?.preview);
    return session?.preview ?? "";
  }

  function writeCookie({ token, host }) {
    const value = encodeURIComponent(JSON.stringify({ _tracker: "sandbox", [host]: { preview: token } }));
    // biome-ignore lint/suspicious/noDocumentCookie: the service's own toolbar has no other way in older browsers.
    document.cookie = `${COOKIE}=${value}; Path=/; ${ATTRIBUTES}`;
  }

  function clearCookie() {
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = `${COOKIE}=; Path=/; Max-Age=0; ${ATTRIBUTES}`;
  }

  /** Dispatches an event to the site; reloads the page unless the site prevents that. */
  function dispatch(type, detail) {
    if (window.dispatchEvent(new CustomEvent(type, { detail, cancelable: true }))) location.reload();
  }

  async function request(path, token) {
    const body = token === undefined ? undefined : new URLSearchParams({ token });
    const answer = await fetch(base + path, { method: body ? "POST" : "GET", body });
    return answer.ok ? await answer.json() : undefined;
  }

  function bar(label) {
    const host = document.createElement("aside");
    host.setAttribute("aria-label", "Preview");
    host.style.cssText =
      "position:fixed;inset-block-end:1rem;inset-inline-start:1rem;z-index:2147483647;display:flex;gap:.75rem;align-items:center;padding:.5rem .75rem;border-radius:.5rem;background:#101814;color:#fff;font:1rem/1.4 system-ui,sans-serif";
    const text = document.createElement("p");
    text.style.margin = "0";
    text.setAttribute("role", "status");
    text.textContent = `Preview of ${label}`;
    host.append(
      text,
      button("Update", async () => {
        const before = readToken();
        const preview = await request("toolbar/update", before);
        if (!preview) text.textContent = "This preview has expired";
        else if (preview.token === before) text.textContent = `Preview of ${label}, up to date`;
        else {
          writeCookie(preview);
          dispatch("prismicPreviewUpdate", { ref: preview.token });
        }
      }),
      button("Exit", () => {
        clearCookie();
        dispatch("prismicPreviewEnd", null);
      }),
    );
    document.body.append(host);
  }

  function button(label, onClick) {
    const element = document.createElement("button");
    element.type = "button";
    element.textContent = label;
    element.style.cssText =
      "border:1px solid #fff;border-radius:.25rem;padding:.25rem .75rem;background:none;color:inherit;font:inherit;cursor:pointer";
    element.addEventListener("click", onClick);
    return element;
  }

  async function start() {
    const shared = SHARED.exec(location.hash)?.[1];
    if (shared) {
      history.replaceState(history.state, "", location.pathname + location.search);
      const preview = await request(`toolbar/sessions/${shared}`);
      if (preview) {
        writeCookie(preview);
        dispatch("prismicPreviewStart", { ref: preview.token });
        return;
      }
    }
    const token = readToken();
    if (token === "") return;
    const preview = await request("toolbar/preview", token);
    // Previews of other repositories are ignored.
    if (preview) bar(preview.label || repository);
  }

  void start();
})();
