import { isDeepStrictEqual } from "node:util";
import type { FastifyInstance, InjectOptions } from "fastify";
import { expect } from "vitest";
import { PUBLIC_URL } from "../../unit/http/site.ts";

/** Headers that differ from response to response. */
const OF_ONE_RESPONSE = ["date", "x-request-id"];

/** A response as it is compared with another one. */
export interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A request, for messages. */
export const nameOf = ({ method = "GET", url, payload }: InjectOptions) =>
  [method, String(url), ...(payload === undefined ? [] : [JSON.stringify(payload)])].join(" ");

/** Asks a site. */
export type Ask = (request: InjectOptions) => Promise<Answer>;

/** Asks a site, without what differs from response to response. */
export function askerOf(site: FastifyInstance): Ask {
  return async (request) => {
    const { statusCode, headers, rawPayload } = await site.inject(request);
    const own = Object.entries(headers).filter(([name]) => !OF_ONE_RESPONSE.includes(name));
    // Every byte is a character. The address of the content service is in the policy.
    const text = (value: string) => value.replace(/127\.0\.0\.1:\d+/g, "").replace(/urn:request:[\w-]+/g, "");
    return {
      statusCode,
      headers: JSON.parse(text(JSON.stringify(Object.fromEntries(own)))),
      body: text(rawPayload.toString("latin1")),
    };
  };
}

/** The addresses that a response leads to: links, files, images. */
function addressesIn({ statusCode, headers, body }: Answer): readonly string[] {
  if (statusCode >= 300 || !/html|xml/.test(String(headers["content-type"]))) return [];
  const text = body.replaceAll(PUBLIC_URL, "").replaceAll("&amp;", "&");
  return [...text.matchAll(/(?<=["'>])\/(?![/*])[\w%.~!$&+,;=:@?/-]+(?=["'<#])/g)].map(
    ([address]) => address,
  );
}

/** Whatever a site leads to from its home page, its sitemap, its shell and what is typed. */
export async function crawl(
  { ask }: { readonly ask: Ask },
  typed: readonly string[],
): Promise<readonly string[]> {
  const home = await ask({ url: "/" });
  const [, shell = ""] = /"shell":"([\w-]+)"/.exec(home.body) ?? [];
  const found = new Set(["/", `/api/shell/${shell}`, ...typed]);
  for (const url of found) {
    // Its examples are not content of the site.
    if (url === "/styleguide") continue;
    for (const address of addressesIn(await ask({ url }))) found.add(address);
    expect(found.size, "the site leads to ever more addresses").toBeLessThan(400);
  }
  return [...found];
}

/** What a site sends at all addresses. */
export async function answersOf({ ask }: { readonly ask: Ask }, requests: readonly InjectOptions[]) {
  const answers = new Map<string, Answer>();
  for (const request of requests) answers.set(nameOf(request), await ask(request));
  return answers;
}

/** What of a response is not as it was before: the names of headers, or `status` and `body`. */
function differencesOf(answer: Answer, before: Answer): readonly string[] {
  const [one, other] = [answer, before].map(({ statusCode, headers, body }): Record<string, unknown> => {
    return { ...headers, status: statusCode, body };
  });
  const names = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})]);
  return [...names].filter((name) => !isDeepStrictEqual(one?.[name], other?.[name])).sort();
}

/**
 * Lists the addresses that send something else than before, with what that is, and those that say more than was asked.
 *
 * @param secret - What nobody may read.
 */
export function expectSame(
  now: ReadonlyMap<string, Answer>,
  before: ReadonlyMap<string, Answer>,
  secret: RegExp,
): void {
  const different = [...now].flatMap(([name, answer]) => {
    const known = before.get(name);
    const names = known ? differencesOf(answer, known) : ["everything"];
    return names.length > 0 ? [`${name}: ${names.join(", ")}`] : [];
  });
  expect(different).toEqual([]);
  const telling = [...now].filter(([name, answer]) => {
    const typed = new RegExp(name.match(secret)?.[0] ?? "\0", "gi");
    return secret.test(JSON.stringify(answer).replace(typed, ""));
  });
  expect(telling.map(([name]) => name)).toEqual([]);
}
