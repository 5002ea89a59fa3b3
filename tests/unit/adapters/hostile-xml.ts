import { expect, it } from "vitest";

export const MB = 2 ** 20;

/** How often the process could do something else until a text was refused, and why it was. */
export async function refusalOf(parse: (text: string) => Promise<unknown>, text: string) {
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns++;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  const error = await parse(text).catch((thrown: unknown) => thrown);
  isOver = true;
  expect(error).toMatchObject({ name: "SourceError", failure: "invalid" });
  return { reason: error instanceof Error ? error.message : "", turns };
}

const attributes = Array.from({ length: 350_000 }, (_, index) => `a${index}="${"v".repeat(10)}"`).join(" ");

/**
 * Tests that a reader of XML refuses what would take long.
 *
 * @param root - Name of its first element.
 */
export function itRefusesHostileXml(parse: (text: string) => Promise<unknown>, root: string): void {
  it.each([
    ["of one tag with 350,000 attributes", `<${root} ${attributes}/>`, /more than 200 attributes/],
    ["with 350,000 attributes on one element", `<${root}><a ${attributes}/></${root}>`, /200 attributes/],
    ["of one tag of 8 MB", `<${root} a="${"v".repeat(8 * MB)}"/>`, /a tag of more than 64 KB/],
    ["cut in a tag of 8 MB", `<${root} a="${"v".repeat(8 * MB)}`, /a tag of more than 64 KB/],
    ["nested 1,000 deep", `<${root}>`.repeat(1_000), /nested more than 50 deep/],
    ["nested 100,000 deep", `<${root}>`.repeat(100_000), /nested more than 50 deep/],
  ])("%s is refused with its first pieces", async (_case, text, reason) => {
    const refusal = await refusalOf(parse, text);
    expect(refusal.reason).toMatch(reason);
    expect(refusal.turns).toBeLessThanOrEqual(4);
  });

  it.each([
    ["with a name of 1 MB", `<${root}><${"n".repeat(MB)}/></${root}>`, /a tag of more than 64 KB/],
    ["cut in a tag", `<${root}><item a="`, /unclosed tag/],
    ["cut in its first tag", `<${root} a="`, /unexpected end/],
    ["of one tag that is not closed", `<${root}>`, /unclosed tag/],
    ["that is empty", "", /root element/],
  ])("%s is refused, and the process does something else meanwhile", async (_case, text, reason) => {
    const refusal = await refusalOf(parse, text);
    expect(refusal.reason).toMatch(reason);
    expect(refusal.reason.length).toBeLessThanOrEqual(200);
    expect(refusal.turns).toBeGreaterThanOrEqual(text.length / (64 * 1024));
  });
}
