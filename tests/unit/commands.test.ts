import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { askFor } from "../../scripts/adopt/ask.ts";
import { brandOf } from "../../scripts/adopt/brand-of.ts";
import { readCommandLine } from "../../scripts/adopt/command-line.ts";

const flags = (...args: readonly string[]) => readCommandLine(args);

/** Somebody at a terminal, who types a line at each question, and closes it after the last. */
function typing(...lines: readonly string[]) {
  const input = new PassThrough();
  const output = new PassThrough({ encoding: "utf8" });
  const left = [...lines];
  const said: string[] = [];
  output.on("data", (text: string) => {
    said.push(text);
    if (!text.endsWith("? ")) return;
    const line = left.shift();
    if (line === undefined) input.end();
    else input.write(`${line}\n`);
  });
  return { terminal: { input, output }, said };
}

const WARNING = "This overwrites the brand.";
const PLACE = "--locale en-GB --time-zone Europe/London --currency GBP --hundredths pence".split(" ");

describe("adopting on a terminal", () => {
  it("asks for what no flag has said, and leaves open what is not answered", async () => {
    const { terminal, said } = typing("Halden Rail", "LSE", "", "", "#8a1538", "", "halden-rail", "yes");
    const answers = await askFor(flags(...PLACE), WARNING, terminal);
    const listing = { exchange: "LSE", ticker: "", locale: "en-GB" };
    const design = { colour: "#8a1538", repository: "halden-rail" };
    expect(answers).toMatchObject({ name: "Halden Rail", ...listing, ...design });
    expect(said.join("")).toMatch(/^What does the company call itself\? .*Where are its shares traded/s);
  });

  it("asks again where an answer cannot be used, and says why", async () => {
    const { terminal, said } = typing(
      "",
      "Halden",
      "",
      "",
      "english",
      "en-GB",
      "",
      "Europe/London",
      "£",
      "GBP",
      "pence",
      "",
      "green",
      "#8a1538",
      "",
      "Halden Rail",
      "halden",
      "yes",
    );
    const answers = await askFor(flags(), WARNING, terminal);
    expect(answers).toMatchObject({ name: "Halden", colour: "#8a1538", repository: "halden" });
    const problems = [
      "--name is missing.",
      '--locale "english" names no country',
      "--time-zone is missing.",
      '--currency "£" is no currency of ISO 4217',
    ];
    for (const problem of [...problems, '--colour "green" is no colour', '"Halden Rail" is not the name'])
      expect(said.join("")).toContain(problem);
  });

  it("writes nothing when the terminal is closed before the last answer", async () => {
    const { terminal } = typing("Halden Rail");
    await expect(askFor(flags(), WARNING, terminal)).rejects.toThrow("nothing was written");
  });

  it("writes nothing without consent to what it overwrites, unless a flag has given it", async () => {
    const answers = ["Halden", "", "", "", "", "", ""];
    const { terminal, said } = typing(...answers, "no");
    await expect(askFor(flags(...PLACE), WARNING, terminal)).rejects.toThrow("Nothing was written.");
    expect(said.join("")).toContain(WARNING);
    const agreed = await askFor(flags(...PLACE, "--overwrite"), WARNING, typing(...answers).terminal);
    expect(agreed.name).toBe("Halden");
  });
});

describe("an exchange", () => {
  const listings = (exchange: string, ticker = "HALD") =>
    brandOf(flags("--name", "Halden", "--exchange", exchange, "--ticker", ticker, ...PLACE)).listings;

  it.each([
    ["LSE", "XLON"],
    ["xetra", "XETR"],
    ["XSTO", "XSTO"],
  ])("%s is %s to machines", (exchange, mic) => {
    expect(listings(exchange)).toEqual([{ exchange, mic, ticker: "HALD", currency: "GBP" }]);
  });

  it("which has no known code is refused", () => {
    expect(() => listings("Stockholm")).toThrow('--exchange "Stockholm" is not known');
  });
});

it.each([
  ["xx-YY", 'there is no language "xx"'],
  ["en-XX", 'there is no country "XX"'],
  ["english", "names no country"],
  ["en", "names no country"],
  ["en_GB", "is not a language and a country"],
])("the locale %s is refused: %s", (locale, problem) => {
  const answers = flags("--name", "Halden", ...PLACE, "--locale", locale);
  expect(() => brandOf(answers)).toThrow(`--locale "${locale}"`);
  expect(() => brandOf(answers)).toThrow(problem);
});
