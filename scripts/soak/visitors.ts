/** A request of a visitor, and the answers that are right for it. */
export interface Visit {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Default: 200. */
  readonly expected?: number;
}

const PAGES = ["/", "/company", "/company/leadership", "/investors", "/news", "/contact", "/careers"];
const WORDS = [
  "dividend",
  "results",
  "board",
  "annual report",
  "governance",
  "larkfield",
  "xyzzy",
  "responsible",
];
const LANGUAGES = ["br", "gzip", "zstd, br, gzip", "identity"];

/** E-mail addresses that sign up again and again: new ones would fill the store, which is meant to keep them. */
const READERS = 500;

/** Addresses without a page that are asked for, as those who look for a hole do: more than a memory may hold. */
const NOWHERE = 1_000_000;

const json = { "content-type": "application/json" };

/** What visitors do, by how many of a hundred do it. */
const HABITS: readonly (readonly [share: number, visit: (turn: number) => Visit])[] = [
  [52, (turn) => page(of(PAGES, turn), turn)],
  [8, (turn) => page(`/news?page=${1 + (turn % 2)}&utm_source=${turn % NOWHERE}`, turn)],
  // Fetched ahead, and followed.
  [15, (turn) => page(of(PAGES, turn + 1), turn)],
  [4, (turn) => page(`/search?s=${encodeURIComponent(of(WORDS, turn))}`, turn)],
  [7, (turn) => post("/api/globalSearch", { searchInput: of(WORDS, turn), searchPages: turn % 3 !== 0 })],
  [3, () => post("/api/createPageLink", { link_type: "Document", type: "page", uid: "leadership" })],
  [2, (turn) => post("/api/newsletterPost", `reader-${turn % READERS}@larkfield.example`)],
  [2, () => ({ method: "GET", path: "/news/rss.xml" })],
  [1, () => ({ method: "GET", path: "/social/company.png" })],
  [4, (turn) => ({ method: "GET", path: `/nowhere-${turn % NOWHERE}`, expected: 404 })],
  [2, () => ({ method: "POST", path: "/api/globalSearch", headers: json, body: "{", expected: 400 })],
];

const HUNDRED = HABITS.flatMap(([share, visit]) => Array.from({ length: share }, () => visit));

/** The visits of all visitors, without end: the same mix each time, in an order that looks like none. */
export function* visits(): Generator<Visit, never> {
  for (let turn = 0; ; turn += 1) {
    const visit = HUNDRED[(turn * 37) % HUNDRED.length];
    if (visit) yield visit(Math.floor(turn / 3));
  }
}

function page(path: string, turn: number): Visit {
  return { method: "GET", path, headers: { "accept-encoding": of(LANGUAGES, turn) } };
}

function post(path: string, body: unknown): Visit {
  return { method: "POST", path, headers: json, body: JSON.stringify(body) };
}

function of(list: readonly string[], turn: number): string {
  return list[turn % list.length] ?? "";
}
