/** How a body may be packed for the way, best packed first. */
export const CODINGS = ["br", "zstd", "gzip"] as const;
export type Coding = (typeof CODINGS)[number];

/** What a client takes, most welcome first; `identity` stands for a body as it is. */
export type Accepted = readonly (Coding | "identity")[];

/** Browsers send a handful of different headers; whoever sends more of them than this starts the memory anew. */
const MOST_KNOWN = 200;

const known = new Map<string, Accepted>();

/**
 * Reads `Accept-Encoding` (RFC 9110, 12.5.3). Of codings that are equally welcome the one that packs best goes first.
 * A body as it is comes last unless the client ranks it higher, and stays in even where a client refuses it: an
 * answer that it can read beats a 406.
 */
export function acceptedCodings(header: string | undefined): Accepted {
  if (header === undefined) return ["identity"];
  const found = known.get(header);
  if (found) return found;
  const accepted = parsed(header);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(header, accepted);
  return accepted;
}

function parsed(header: string): Accepted {
  const weights = new Map<string, number>();
  for (const entry of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
    if (name !== "") weights.set(name === "x-gzip" ? "gzip" : name, weightOf(parameters));
  }
  const others = weights.get("*") ?? 0;
  const ranked = CODINGS.map((coding) => ({ coding, weight: weights.get(coding) ?? others }));
  const identity = weights.get("identity") ?? 0;
  return [
    ...ranked.filter(({ weight }) => weight > 0 && weight >= identity).sort((a, b) => b.weight - a.weight),
    { coding: "identity" as const, weight: identity },
  ].map(({ coding }) => coding);
}

/** From 0, not at all, to 1; what makes no sense counts as 0. */
function weightOf(parameters: readonly string[]): number {
  const given = parameters.find((parameter) => parameter.startsWith("q="));
  if (given === undefined) return 1;
  const weight = Number(given.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
}
