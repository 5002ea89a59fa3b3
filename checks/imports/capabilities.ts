import { CAPABILITY_NAMES, type CapabilityName } from "../../brand/schema.ts";

/** The layers in which each capability has a folder of its name, and its unit tests. */
const FOLDERS =
  /^(?:src\/(?:domain|application|adapters\/(?:prismic|http\/contract|http))|client\/server|tests\/unit)\/([^/]+)\//;

/** Ports, adapters and texts that are of one capability alone, beside its folders. Texts are known by the English ones. */
const OWNERS: readonly (readonly [path: string, owner: CapabilityName])[] = [
  ["brand/texts/en/actions.ts", "corporate-actions"],
  ["brand/texts/en/buybacks.ts", "buy-backs"],
  ["brand/texts/en/capital.ts", "capital"],
  ["brand/texts/en/dividends.ts", "dividends"],
  ["brand/texts/en/meetings.ts", "meetings"],
  ["brand/texts/en/press.ts", "press-kit"],
  ["src/ports/alert-", "alerts"],
  ["src/ports/exchange-rates.ts", "dividends"],
  ["src/adapters/alert-ledger/", "alerts"],
  ["src/adapters/exchange-rates/", "dividends"],
  ["src/adapters/in-memory/alerts.ts", "alerts"],
  ["src/adapters/in-memory/exchange-rates.ts", "dividends"],
  ["src/adapters/marketing-audience/alert-", "alerts"],
  ["src/adapters/redis/shared-alert-ledger.ts", "alerts"],
  ["src/composition/alert", "alerts"],
  ["src/composition/exchange-rates.ts", "dividends"],
  ["src/domain/money/reference-rates.ts", "dividends"],
];

/** Where all capabilities are put together. */
const COMPOSED = /^(?:src\/composition\/|client\/server\/capabilities\.ts$)/;

/** The capability that a file belongs to; `undefined` for the core and for composition. */
export function capabilityOf(file: string): CapabilityName | undefined {
  const [, folder] = FOLDERS.exec(file) ?? [];
  const original = file.replace(/^(brand\/texts)\/[^/]+\//, "$1/en/");
  const [, owner] = OWNERS.find(([path]) => original.startsWith(path)) ?? [];
  return CAPABILITY_NAMES.find((name) => name === folder) ?? owner;
}

/** Whether a file is of the product, and neither of a capability nor of where they are put together. */
export function isOfCore(file: string): boolean {
  return isProduct(file) && capabilityOf(file) === undefined;
}

const isProduct = (file: string) => /^(?:src|client)\//.test(file) && !COMPOSED.test(file);

/** Whether a file is a unit test of no capability: it stays when one is taken out. */
const isTestOfCore = (file: string) => /^tests\/unit\//.test(file) && capabilityOf(file) === undefined;

/**
 * Why a file may not import another: capabilities import the core and never each other, and the core imports none. Tests of a
 * capability may use others, and go with each.
 */
export function capabilityProblem(file: string, target: string): string | undefined {
  const imported = capabilityOf(target);
  const isBound = isProduct(file) || isTestOfCore(file);
  if (imported === undefined || !isBound || capabilityOf(file) === imported) return undefined;
  return `${capabilityOf(file) ?? "the core"} may not import ${imported} (${target}), a capability`;
}
