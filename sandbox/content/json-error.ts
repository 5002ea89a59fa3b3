/** Where a text stops being JSON, from 1 on, and why. V8 states the place of some errors only. */
export function jsonError(text: string): { line: number; column: number; problem: string } {
  const before = text.slice(0, validLength(text)).split("\n");
  const problem = (problemOf(text) ?? "").replace(/ in JSON at position.*|, .* is not valid JSON$/s, "");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1, problem };
}

/** The length of the longest beginning that could go on as JSON. */
function validLength(text: string): number {
  let valid = 0;
  let invalid = text.length + 1;
  while (invalid - valid > 1) {
    const length = (valid + invalid) >> 1;
    if (canGoOn(text.slice(0, length))) valid = length;
    else invalid = length;
  }
  return valid;
}

function canGoOn(beginning: string): boolean {
  const problem = problemOf(beginning);
  if (problem === undefined || problem === "Unexpected end of JSON input") return true;
  return Number(/ at position (\d+)/.exec(problem)?.[1]) >= beginning.length;
}

function problemOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
