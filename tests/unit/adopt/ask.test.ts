import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { askFor } from "../../../scripts/adopt/ask.ts";
import { type Answers, readCommandLine } from "../../../scripts/adopt/command-line.ts";

function flags(...args: readonly string[]): Answers {
  const given = readCommandLine(args);
  if (given === "help") throw new Error("Not what this is about.");
  return given;
}

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

describe("adopting on a terminal", () => {
  it("asks for what no flag has said, and leaves open what is not answered", async () => {
    const { terminal, said } = typing("Halden Rail", "LSE", "", "", "#8a1538", "", "halden-rail");
    const answers = await askFor(flags("--locale", "en-GB"), terminal);
    expect(answers).toMatchObject({
      name: "Halden Rail",
      exchange: "LSE",
      colour: "#8a1538",
      repository: "halden-rail",
      locale: "en-GB",
    });
    expect(answers).not.toHaveProperty("ticker");
    expect(said.join("")).toMatch(/^What does the company call itself\? .*Where are its shares traded/s);
  });

  it("asks nothing that a flag has said", async () => {
    const { terminal, said } = typing("LSE", "HALD", "", "", "", "");
    await askFor(flags("--name", "Halden Rail"), terminal);
    expect(said.join("")).not.toContain("call itself");
  });

  it("asks again where an answer cannot be used, and says why", async () => {
    const { terminal, said } = typing(
      "",
      "Halden",
      "",
      "",
      "",
      "green",
      "#8a1538",
      "",
      "Halden Rail",
      "halden",
    );
    const answers = await askFor(flags(), terminal);
    expect(answers).toMatchObject({ name: "Halden", colour: "#8a1538", repository: "halden" });
    for (const problem of [
      "--name is missing.",
      '--colour "green" is no colour',
      '"Halden Rail" is not the name',
    ])
      expect(said.join("")).toContain(problem);
  });

  it("takes answers that are pasted all at once", async () => {
    const input = new PassThrough();
    input.write("Halden Rail\nLSE\nHALD\n\n#8a1538\n\nhalden-rail\n");
    const answers = await askFor(flags(), { input, output: new PassThrough().resume() });
    expect(answers).toMatchObject({ name: "Halden Rail", ticker: "HALD", repository: "halden-rail" });
  });

  it("writes nothing when the terminal is closed before the last answer", async () => {
    const { terminal } = typing("Halden Rail");
    await expect(askFor(flags(), terminal)).rejects.toThrow("nothing was written");
  });
});
