/** A request of a visitor, and the expected status. */
export interface Visit {
  readonly method: "GET" | "POST" | "PUT";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Default: 200. */
  readonly expected?: number;
  /** The e-mail address that the request signs up. */
  readonly signUp?: string;
}

export const PAGES = ["/", "/company", "/company/leadership", "/investors", "/news", "/contact", "/careers"];
const WORDS = "dividend|results|board|annual report|governance|company|xyzzy|responsible".split("|");
const LANGUAGES = ["br", "gzip", "zstd, br, gzip", "identity"];

/** Number of addresses without a page, as scanners request them: more than a cache can hold. */
const UNKNOWN_ADDRESSES = 1_000_000;

/** Kinds of requests, with their share in per cent. */
const HABITS: readonly (readonly [share: number, visit: (turn: number) => Visit])[] = [
  [52, (turn) => page(of(PAGES, turn), turn)],
  [8, (turn) => page(`/news?page=${1 + (turn % 2)}&utm_source=${turn % UNKNOWN_ADDRESSES}`, turn)],
  // Prefetched, then followed.
  [15, (turn) => page(of(PAGES, turn + 1), turn)],
  [4, (turn) => page(`/search?s=${encodeURIComponent(of(WORDS, turn))}`, turn)],
  [7, (turn) => post("/api/globalSearch", { searchInput: of(WORDS, turn), searchPages: turn % 3 !== 0 })],
  [3, () => post("/api/createPageLink", { link_type: "Document", type: "page", uid: "leadership" })],
  [2, signUp],
  [2, () => ({ method: "GET", path: "/news/rss.xml" })],
  [1, () => ({ method: "GET", path: "/social/company.png" })],
  [4, (turn) => ({ method: "GET", path: `/nowhere-${turn % UNKNOWN_ADDRESSES}`, expected: 404 })],
  [2, () => ({ ...post("/api/globalSearch", {}), body: "{", expected: 400 })],
];

const HUNDRED = HABITS.flatMap(([share, visit]) => Array.from({ length: share }, () => visit));

/** An endless sequence of requests: always the same mix, in a pseudo-random order. */
export function* visits(): Generator<Visit, never> {
  for (let turn = 0; ; turn += 1) {
    const visit = HUNDRED[(turn * 37) % HUNDRED.length];
    if (visit) yield withAddress(visit(Math.floor(turn / 3)), turn);
  }
}

/** Number of clients: all have been there before memory is measured, since their limits are remembered for a while. */
const CLIENTS = 1_000;

/** A visit by one of the clients, whose address a proxy has added. */
function withAddress(visit: Visit, turn: number): Visit {
  // Another client at the same place of each hundred, so that sign-ups are not those of a few, who have a limit.
  const client = (turn + Math.floor(turn / HUNDRED.length)) % CLIENTS;
  const address = `10.0.${Math.floor(client / 250)}.${1 + (client % 250)}`;
  return { ...visit, headers: { ...visit.headers, "x-forwarded-for": address } };
}

function page(path: string, turn: number): Visit {
  return { method: "GET", path, headers: { "accept-encoding": of(LANGUAGES, turn) } };
}

/** A request with a body in JSON. */
export function sending(method: Visit["method"], path: string, body: unknown): Visit {
  return { method, path, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

function post(path: string, body: unknown): Visit {
  return sending("POST", path, body);
}

function signUp(turn: number): Visit {
  const address = `reader-${turn}@example.com`;
  return { ...post("/api/newsletterPost", address), signUp: address };
}

function of(list: readonly string[], turn: number): string {
  return list[turn % list.length] ?? "";
}
