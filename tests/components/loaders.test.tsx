import { IDLE_NAVIGATION, type Navigation, NavigationType } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { createQueryClient } from "../../client/api/queries.ts";
import { routeLoaders } from "../../client/app/loaders.ts";
import { NO_DATA, SITE_ROUTE } from "../../client/documents/route-data.ts";

/** A document of the site as the server sends it; its ETag is its words. */
function documentOf(words: string, build?: string): Response {
  const settings = JSON.stringify({ origin: location.origin, build });
  const html = `<title>${words}</title><script type="application/json" id="settings">${settings}</script><main><div><h1>${words}</h1></div></main>`;
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8", etag: words } });
}

/** A visitor whose browser loads one address after another, each by the same kind of navigation. */
function startVisit(historyAction = NavigationType.Push, hash = "") {
  const at = { pathname: "/", search: "", hash, state: null, key: "" };
  const navigation: Navigation = {
    ...IDLE_NAVIGATION,
    state: "loading",
    location: at,
    historyAction,
    matches: [],
  };
  const revalidate = vi.fn(async () => undefined);
  const router = {
    state: { navigation, location: at, loaderData: {}, revalidation: "idle" as const },
    revalidate,
  };
  const loaders = routeLoaders(createQueryClient(), () => router);
  const fetched = vi.mocked(fetch);
  /** Loads an address, to which the server responds so. */
  function load(address: string, respond: () => Promise<Response>, signal = new AbortController().signal) {
    fetched.mockImplementation(respond);
    const request = new Request(new URL(address, location.origin), { signal });
    return Promise.resolve(
      loaders.site({ request, url: new URL(request.url), params: {}, pattern: "", context: {} }),
    );
  }
  return {
    fetched,
    revalidate,
    /** Shows a page that was loaded. */
    show(loaded: unknown, pathname = "/terms") {
      const state = { location: { ...at, pathname }, loaderData: { [SITE_ROUTE]: loaded } };
      Object.assign(router.state, { navigation: IDLE_NAVIGATION, ...state });
    },
    /** Jumps within the page that is shown. */
    jump() {
      Object.assign(router.state, { navigation: { ...navigation, historyAction: NavigationType.Pop } });
    },
    load,
    /** Waits until earlier responses have been handled, by loading two more pages. */
    async settle() {
      for (const address of ["/later", "/latest"]) await load(address, async () => documentOf("Later"));
    },
  };
}

const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const html = (words: string) => ({ html: `<h1>${words}</h1>` });

/** The address that the router leaves to the browser; `undefined` if it leaves none. */
async function addressLeftToBrowser(loaded: Promise<unknown>): Promise<string | null | undefined> {
  const thrown: unknown = await loaded.catch((error: unknown) => error);
  if (!(thrown instanceof Response)) return undefined;
  expect(thrown.headers.get("X-Remix-Reload-Document")).toBe("true");
  return thrown.headers.get("location");
}

describe("the document of a page", () => {
  it("is fetched with its query", async () => {
    const { load, fetched } = startVisit();
    const loaded = await load("/terms?a=1", async () => documentOf("Terms"));
    expect(loaded).toMatchObject(html("Terms"));
    const [address, init] = fetched.mock.lastCall ?? [];
    expect([address, init?.headers]).toEqual(["/terms?a=1", { accept: "text/html" }]);
  });

  it("is the one before on the way back, without a request", async () => {
    const { load, fetched } = startVisit(NavigationType.Pop);
    await load("/terms", async () => documentOf("Terms"));
    fetched.mockClear();
    expect(await load("/terms", lost)).toMatchObject(html("Terms"));
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    [
      "of another site",
      async () => new Response("<h1>Maintenance</h1>", { headers: { "content-type": "text/html" } }),
    ],
    ["of another build", async () => documentOf("Terms", "another")],
    ["that is a file", async () => new Response("%PDF", { headers: { "content-type": "application/pdf" } })],
    ["that could not be fetched", lost],
  ])("is left to the browser if it is one %s, with the part that the link names", async (_, respond) => {
    const { load } = startVisit(NavigationType.Push, "#rights");
    expect(await addressLeftToBrowser(load("/terms", respond))).toBe(`${location.origin}/terms#rights`);
  });

  describe("that was fetched some minutes ago", () => {
    const minutesLater = (minutes: number) =>
      vi.spyOn(Date, "now").mockReturnValue(Date.now() + minutes * 60_000);

    async function knownTerms() {
      const visit = startVisit();
      await visit.load("/terms", async () => documentOf("Terms"));
      minutesLater(4);
      return visit;
    }

    it("is shown before the server answers, and replaced if it has changed", async () => {
      const { load, show, revalidate } = await knownTerms();
      const answer = Promise.withResolvers<Response>();
      const shown = await load("/terms", () => answer.promise);
      expect(shown).toMatchObject(html("Terms"));
      show(shown);
      expect(revalidate).not.toHaveBeenCalled();
      answer.resolve(documentOf("Terms of today"));
      await vi.waitFor(() => expect(revalidate).toHaveBeenCalledOnce());
    });

    it("stays as it is if it has not changed", async () => {
      const { load, show, settle, revalidate } = await knownTerms();
      const answer = Promise.withResolvers<Response>();
      show(await load("/terms", () => answer.promise));
      answer.resolve(documentOf("Terms"));
      await settle();
      expect(revalidate).not.toHaveBeenCalled();
    });

    it("stays as it is if the visitor has gone elsewhere", async () => {
      const { load, show, settle, revalidate } = await knownTerms();
      const answer = Promise.withResolvers<Response>();
      await load("/terms", () => answer.promise);
      show(NO_DATA, "/company");
      answer.resolve(documentOf("Terms of today"));
      await settle();
      expect(revalidate).not.toHaveBeenCalled();
    });

    it.each([
      ["pressed", ["pointerdown"]],
      ["typed", ["keydown"]],
      ["dictated", ["input"]],
      ["pressed by a screen reader", ["click"]],
      ["scrolled by touch after a press", ["pointerdown", "pointerdown", "pointercancel"]],
    ])("stays as it is, after a jump within it too, if the visitor has %s", async (_, events) => {
      const { load, show, settle, jump, revalidate } = await knownTerms();
      const answer = Promise.withResolvers<Response>();
      show(await load("/terms", () => answer.promise));
      for (const type of events) document.body.dispatchEvent(new Event(type, { bubbles: true }));
      answer.resolve(documentOf("Terms of today"));
      await settle();
      expect(revalidate).not.toHaveBeenCalled();
      jump();
      expect(await load("/terms", lost)).toMatchObject(html("Terms"));
    });

    it("is replaced if the visitor has scrolled by touch", async () => {
      const { load, show, revalidate } = await knownTerms();
      const answer = Promise.withResolvers<Response>();
      show(await load("/terms", () => answer.promise));
      for (const type of ["pointerdown", "pointercancel"])
        document.body.dispatchEvent(new Event(type, { bubbles: true }));
      answer.resolve(documentOf("Terms of today"));
      await vi.waitFor(() => expect(revalidate).toHaveBeenCalledOnce());
    });

    it("is waited for if it is older than a page is read", async () => {
      const { load } = await knownTerms();
      minutesLater(5);
      const loaded = await load("/terms", async () => documentOf("Terms of today"));
      expect(loaded).toMatchObject({ ...html("Terms of today"), isWaitedFor: false });
    });
  });

  it("is an old one, or none, without a connection", async () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { load } = startVisit();
    expect(await load("/terms", lost)).toBe(NO_DATA);
    await load("/terms", async () => documentOf("Terms"));
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    expect(await load("/terms", lost)).toMatchObject(html("Terms"));
    // Some browsers do not notice.
    onLine.mockReturnValue(true);
    expect(await load("/terms", lost)).toMatchObject(html("Terms"));
  });

  it("is not left to the browser when the visitor has gone elsewhere", async () => {
    const { load } = startVisit();
    const gone = new AbortController();
    const loaded = load("/terms", lost, gone.signal);
    gone.abort();
    await expect(loaded).rejects.toThrow("aborted");
  });
});
