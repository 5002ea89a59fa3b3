import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { run as runSignUps } from "../../../scripts/sign-ups/main.ts";
import { signUpsAsCsv } from "../../../scripts/sign-ups/sign-ups.ts";
import { SignUpStore } from "../../../src/adapters/sign-up-store/sign-up-store.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { addressOf } from "./contract.ts";

const MOMENT = "\\d{4}-\\d\\d-\\d\\dT\\S+Z";

let folder: string;

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function signUps(...args: readonly string[]): Promise<Outcome> {
  return run(folder, args);
}

async function run(DATA_DIR: string, args: readonly string[]): Promise<Outcome> {
  const output = { stdout: "", stderr: "" };
  const code = await runSignUps(args, {
    environment: { DATA_DIR },
    write: (text) => {
      output.stdout += text;
    },
    complain: (failure) => {
      output.stderr += `${failure}\n`;
    },
  });
  return { code, ...output };
}

function open(): SignUpStore {
  return new SignUpStore({ folder, needsConfirmation: true, log: silentLog, meter: silentMeter });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sign-ups-"));
  const store = open();
  vi.useFakeTimers({ toFake: ["Date"] });
  for (const address of ["reader@larkfield.example", "=1+1@larkfield.example", "Reader@larkfield.example"]) {
    vi.setSystemTime(Date.now() + 1_000);
    await store.subscribe(addressOf(address), { timeoutMs: 1_000, topics: ["News", "Results"] });
  }
  vi.useRealTimers();
  await store.close();
});

afterAll(() => rm(folder, { recursive: true }));

it("says that there are no sign-ups, and what to do about those of before version 0.1.0", async () => {
  const earlier = await mkdtemp(join(tmpdir(), "sign-ups-"));
  onTestFinished(() => rm(earlier, { recursive: true }));
  expect(await run(earlier, ["list"])).toMatchObject({
    code: 1,
    stderr: `There are no sign-ups in ${earlier}\n`,
  });
  await writeFile(join(earlier, "marketing.sqlite"), "");
  expect(await run(earlier, ["list"])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("0.1.0 once"),
  });
});

it("lists the stored sign-ups, one per line", async () => {
  const { code, stdout } = await signUps("list");
  const lines = stdout.split("\n");
  expect(lines[0]).toMatch(new RegExp(`^reader@larkfield\\.example +pending +${MOMENT}$`));
  expect(lines.slice(2)).toEqual(["2 sign-ups", ""]);
  expect(code).toBe(0);
});

it("exports them as CSV without spreadsheet formulas", async () => {
  const { stdout } = await signUps("export");
  const [names, reader] = stdout.split("\r\n");
  expect(names).toBe("email_address,status,timestamp_signup,last_changed,topics");
  expect(reader).toMatch(
    new RegExp(`^reader@larkfield\\.example,pending,${MOMENT},${MOMENT},"News,Results"$`),
  );
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

it("exports them as JSON", async () => {
  const { stdout } = await signUps("export", "--format", "json");
  const exported = JSON.parse(stdout);
  expect(exported).toMatchObject([
    { email_address: "reader@larkfield.example", status: "pending", topics: ["News", "Results"] },
    { email_address: "=1+1@larkfield.example", status: "pending" },
  ]);
  expect(exported[0].last_changed > exported[0].timestamp_signup).toBe(true);
});

it("includes sign-ups that a running process has just acknowledged", async () => {
  const store = open();
  await store.subscribe(addressOf("other@larkfield.example"), { timeoutMs: 1_000 });
  const { stdout } = await signUps("list");
  await store.close();
  expect(stdout).toMatch(/^other@larkfield\.example .*\n3 sign-ups\n$/m);
});

describe("reports an error", () => {
  it.each([
    { args: [], code: 2, message: "list or export" },
    { args: ["export", "--format", "xml"], code: 2, message: "xml" },
    { args: ["list", "--lists", "x"], code: 2, message: "--lists" },
  ])("with $args", async ({ args, code, message }) => {
    const outcome = await signUps(...args);
    expect(outcome).toMatchObject({ code, stdout: "", stderr: expect.stringContaining(message) });
    expect(outcome.stderr).not.toMatch(/\n +at /);
  });

  it("if the file is damaged", async () => {
    const damaged = await mkdtemp(join(tmpdir(), "damaged-"));
    await writeFile(join(damaged, "sign-ups.sqlite"), "no database".repeat(1000));
    const outcome = await run(damaged, ["list"]);
    await rm(damaged, { recursive: true });
    expect(outcome).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^The sign-ups in .* cannot be read: .*\n$/),
    });
  });
});
