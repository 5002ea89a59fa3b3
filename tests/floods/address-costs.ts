import { SiteProcess } from "../../scripts/site-process/site-process.ts";
import { mainThreadMilliseconds } from "../../scripts/site-process/usage.ts";
import { MAX_PATH_LENGTH } from "../../src/domain/links/address.ts";
import { Exchange, type SiteRequest } from "../fuzz/exchange.ts";
import { type SiteRoute, siteRoutes } from "./routes.ts";
import { ENCODED_KINDS, filled, TEXT_KINDS, type TextKind } from "./text-kinds.ts";

/** Maximum CPU time of the event loop for a request that nobody can want. */
const MAX_MS = 20;

/** A request has at most 16 kB of headers, of which its address is one. */
const LONGEST = 15_500;
/** Within the limit of a path, at it and beyond. */
const PATH_LENGTHS = [1_000, MAX_PATH_LENGTH - 100, LONGEST];

/** Requests that are sent together: if all of them cost little, each of them does. */
const TOGETHER = 8;

/** How many of the most expensive groups of a route are sent again, one request after the other. */
const SENT_AGAIN = 2;

/** How often a request is sent that seems to cost much: garbage is collected at some time. */
const ATTEMPTS = 5;

/** Nothing is refused. */
const ENVIRONMENT = {
  ACCESS_LOG: "false",
  CONTENT_WEBHOOK_SECRET: "known",
  WEB_VITALS_SHARE: "100",
  RENDERINGS_PER_MINUTE: "0",
  SEARCHES_PER_MINUTE: "0",
  SIGN_UPS_PER_MINUTE: "0",
  WEBHOOKS_PER_MINUTE: "0",
  PREVIEWS_PER_MINUTE: "0",
};

interface Attempt {
  readonly route: SiteRoute;
  /** Where the text stands: `path`, or the name of a parameter or of a field. */
  readonly place: string;
  readonly kind: TextKind;
  readonly length: number;
  readonly request: SiteRequest;
}

interface Cost extends Attempt {
  readonly milliseconds: number;
  readonly status: number;
}

/**
 * Measures what requests cost the event loop of the built site whose path, parameters or fields are texts of each kind, more
 * than a plain one: at every route of the application. Prints the most expensive one of each route.
 *
 * @returns those that cost too much.
 */
export async function measureAddresses(): Promise<readonly string[]> {
  const { routes, parameters } = await siteRoutes();
  const site = await SiteProcess.start(ENVIRONMENT);
  if (Number.isNaN(mainThreadMilliseconds(site.pid)))
    throw new Error("The CPU time is only known with /proc.");
  const exchange = new Exchange();
  const tooMuch: string[] = [];
  let count = 0;
  try {
    for (const route of routes) {
      // What everybody shares is made once. A page that is rendered each time is wanted, whatever it costs.
      const wanted = (await surely(plainly(route))).milliseconds;
      const attempts = [...attemptsAt(route, parameters)];
      count += attempts.length;
      const costs = (await costsOf(attempts)).map((cost) => {
        return { ...cost, milliseconds: Math.max(0, cost.milliseconds - wanted) };
      });
      for (const cost of costs.slice(0, 1)) process.stdout.write(`${lineOf(cost)}\n`);
      tooMuch.push(...costs.filter(({ milliseconds }) => milliseconds > MAX_MS).map(lineOf));
    }
  } finally {
    exchange.close();
    await site.stop();
  }
  process.stdout.write(`${count} requests at ${routes.length} routes\n`);
  return tooMuch;

  /** The costs of the most expensive ones, highest first. */
  async function costsOf(attempts: readonly Attempt[]): Promise<readonly Cost[]> {
    const groups: { readonly group: readonly Attempt[]; readonly milliseconds: number }[] = [];
    for (let start = 0; start < attempts.length; start += TOGETHER) {
      const group = attempts.slice(start, start + TOGETHER);
      groups.push({ group, milliseconds: (await together(group)).milliseconds });
    }
    const suspects = byCost(groups).filter(
      ({ milliseconds }, index) => index < SENT_AGAIN || milliseconds > MAX_MS,
    );
    const found: Cost[] = [];
    for (const attempt of suspects.flatMap(({ group }) => group)) found.push(await surely(attempt));
    return byCost(found);
  }

  /** The least of several attempts, if the first one costs much. */
  async function surely(attempt: Attempt): Promise<Cost> {
    let least = { ...attempt, ...(await together([attempt])) };
    for (let more = 1; more < ATTEMPTS && least.milliseconds > MAX_MS / 2; more += 1) {
      const again = await together([attempt]);
      if (again.milliseconds < least.milliseconds) least = { ...attempt, ...again };
    }
    return least;
  }

  async function together(group: readonly Attempt[]) {
    const before = mainThreadMilliseconds(site.pid);
    const answers = await Promise.all(group.map(({ request }) => exchange.send(site.origin, request)));
    const [first = "cut"] = answers;
    const milliseconds = mainThreadMilliseconds(site.pid) - before;
    return { milliseconds, status: first === "cut" ? 0 : first.status };
  }
}

function byCost<T extends { readonly milliseconds: number }>(costs: readonly T[]): readonly T[] {
  return costs.toSorted((a, b) => b.milliseconds - a.milliseconds);
}

function plainly(route: SiteRoute): Attempt {
  const [kind = { name: "a", unit: "a" }] = TEXT_KINDS;
  return { route, place: "path", kind, length: 1, request: requestOf(route, pathWith(route.url, "x")) };
}

function* attemptsAt(route: SiteRoute, parameters: readonly string[]): Generator<Attempt> {
  for (const kind of TEXT_KINDS) yield* attemptsOfPaths(route, kind);
  for (const kind of ENCODED_KINDS) {
    const path = pathWith(route.url, "x");
    const length = LONGEST - path.length;
    const text = filled(kind, length);
    for (const place of parameters)
      yield { route, place, kind, length, request: requestOf(route, `${path}?${place}=${text}`) };
    for (const { place, body } of route.bodies.flatMap((one) => bodiesWith(one, decoded(text))))
      yield { route, place, kind, length, request: requestOf(route, path, body) };
  }
}

function* attemptsOfPaths(route: SiteRoute, kind: TextKind): Generator<Attempt> {
  for (const length of PATH_LENGTHS) {
    const text = filled(kind, length - route.url.length);
    for (const path of pathsWith(route.url, text))
      yield { route, place: "path", kind, length, request: requestOf(route, path) };
  }
}

/** Bodies with a text in one of the fields. */
function bodiesWith(body: Readonly<Record<string, unknown>>, text: string) {
  return Object.keys(body).map((place) => ({ place, body: { ...body, [place]: text } }));
}

/** A path with a text for each of its parameters. */
function pathWith(url: string, text: string): string {
  return url.replace(/:\w+|\*/g, text);
}

/** Paths with a text for one of the parameters, and names for the others; without any, with a text after it. */
function pathsWith(url: string, text: string): readonly string[] {
  const parameters = [...url.matchAll(/:\w+|\*/g)];
  if (parameters.length === 0) return [url + text];
  return parameters.map(({ index, 0: name }) => {
    const before = url.slice(0, index);
    const after = url.slice(index + name.length);
    return pathWith(before, "company") + text + pathWith(after, "company.ics");
  });
}

function requestOf({ method }: SiteRoute, target: string, body?: object): SiteRequest {
  const type = body ? [["content-type", "application/json"] as const] : [];
  const headers = [["accept", "text/html"] as const, ["accept-encoding", "br"] as const, ...type];
  return { method, target, headers, body: body && JSON.stringify(body) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function lineOf({ milliseconds, route, place, kind, length, status }: Cost): string {
  const cost = `${milliseconds.toFixed(1).padStart(6)} ms`;
  return `${cost}  ${route.method} ${route.url}  ${place}: ${length} × ${JSON.stringify(kind.name)} (${status})`;
}
