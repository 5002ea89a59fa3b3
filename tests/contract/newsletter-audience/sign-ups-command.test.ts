import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { run } from "../../../scripts/sign-ups/main.ts";
import { signUpsAsCsv } from "../../../scripts/sign-ups/sign-ups.ts";
import { SignUpStore } from "../../../src/adapters/sign-up-store/sign-up-store.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { temporaryFolder } from "../../unit/temporary-folder.ts";
import { addressOf } from "./contract.ts";

const MOMENT = "\\d{4}-\\d\\d-\\d\\dT\\S+Z";

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

async function signUps(...args: readonly string[]) {
  let stdout = "";
  let stderr = "";
  const code = await run(args, {
    environment: { DATA_DIR: folder },
    write: (text) => {
      stdout += text;
    },
    complain: (failure) => {
      stderr += `${failure}\n`;
    },
  });
  return { code, stdout, stderr };
}

/** Stores sign-ups, a second apart, in a process that is still running. */
async function stored(...addresses: readonly string[]): Promise<SignUpStore> {
  const store = new SignUpStore({ folder, needsConfirmation: true, log: silentLog, meter: silentMeter });
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const address of addresses) {
    vi.setSystemTime(Date.now() + 1_000);
    await store.subscribe(addressOf(address), { timeoutMs: 1_000, topics: ["News", "Results"] });
  }
  vi.useRealTimers();
  return store;
}

describe("stored sign-ups", () => {
  beforeEach(async () => {
    const store = await stored(
      "reader@larkfield.example",
      "=1+1@larkfield.example",
      "Reader@larkfield.example",
    );
    return () => store.close();
  });

  it("are listed, one per line, also those that a running process has just acknowledged", async () => {
    const { code, stdout } = await signUps("list");
    const lines = stdout.split("\n");
    expect(lines[0]).toMatch(new RegExp(`^reader@larkfield\\.example +pending +${MOMENT}$`));
    expect(lines.slice(2)).toEqual(["2 sign-ups", ""]);
    expect(code).toBe(0);
  });

  it("are exported as CSV", async () => {
    const { stdout } = await signUps("export");
    const [names, reader] = stdout.split("\r\n");
    expect(names).toBe("email_address,status,timestamp_signup,last_changed,topics");
    const line = `^reader@larkfield\\.example,pending,${MOMENT},${MOMENT},"News,Results"$`;
    expect(reader).toMatch(new RegExp(line));
  });

  it("are exported as JSON", async () => {
    const exported = JSON.parse((await signUps("export", "--format", "json")).stdout);
    expect(exported).toMatchObject([
      { email_address: "reader@larkfield.example", status: "pending", topics: ["News", "Results"] },
      { email_address: "=1+1@larkfield.example", status: "pending" },
    ]);
    expect(exported[0].last_changed > exported[0].timestamp_signup).toBe(true);
  });
});

it.each(["=1+1", "+x", "-x", "x+y"])("exports the mailbox %s@… as CSV that no spreadsheet runs", (name) => {
  const signUp = { email_address: `${name}@larkfield.example`, status: "pending", topics: [] } as const;
  const [, line = ""] = signUpsAsCsv([{ ...signUp, timestamp_signup: "", last_changed: "" }]).split("\r\n");
  const cell = /^(?:"((?:[^"]|"")*)"|([^,"]*)),/.exec(line);
  const mailbox = cell?.[1]?.replaceAll('""', '"') ?? cell?.[2] ?? "";
  expect(mailbox).not.toMatch(/^[=+\-@\t\r]/);
  // A quoted string means what is in it (RFC 5321, section 4.1.2).
  expect(mailbox.replace(/^"(.*)"@/, "$1@")).toBe(signUp.email_address);
});

const failed = (code: number, stderr: RegExp) => ({
  code,
  stdout: "",
  stderr: expect.stringMatching(stderr),
});

it.each([
  [[], "list or export"],
  [["export", "--format", "xml"], "xml"],
  [["list", "--lists", "x"], "--lists"],
])("reports an error with the arguments %j", async (args, message) => {
  expect(await signUps(...args)).toEqual(failed(2, new RegExp(`${message}(?!.*\\n +at )`, "s")));
});

it.each([
  ["there are none", "other", /^There are no sign-ups in .*\n$/],
  ["there are those of before version 0.1.0", "marketing.sqlite", /0\.1\.0 once/],
  ["the file is damaged", "sign-ups.sqlite", /^The sign-ups in .* cannot be read: .*\n$/],
])("reports an error if %s", async (_case, name, message) => {
  await writeFile(join(folder, name), "no database".repeat(1_000));
  expect(await signUps("list")).toEqual(failed(1, message));
});
