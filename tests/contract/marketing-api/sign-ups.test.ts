import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccount } from "../../../sandbox/marketing/account.ts";
import { toCsv } from "../../../scripts/sign-ups/csv.ts";
import { run } from "../../../scripts/sign-ups/run.ts";
import { createApi } from "../../../src/ports/marketing-api/api.ts";
import { catalog } from "../../../src/ports/marketing-api/catalog.ts";

const script = fileURLToPath(new URL("../../../scripts/sign-ups/main.ts", import.meta.url));
const log = { warn: fail, error: fail };

let folder: string;
let first: string;
let second: string;

function fail(message: string): never {
  throw new Error(message);
}

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function signUps(...args: readonly string[]): Promise<Outcome> {
  return signUpsOf(folder, args);
}

/** Runs the command in this process. */
async function signUpsOf(DATA_DIR: string, args: readonly string[]): Promise<Outcome> {
  let [stdout, stderr] = ["", ""];
  const code = await run(args, {
    environment: { DATA_DIR },
    write: (text) => {
      stdout += text;
    },
    complain: (failure) => {
      stderr += `${failure instanceof Error ? failure.stack : failure}\n`;
    },
  });
  return { code, stdout, stderr };
}

/** Runs the command as a user does. */
function signUpsAsProcess(...args: readonly string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    const env = { DATA_DIR: folder };
    const child = execFile(process.execPath, [script, ...args], { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sign-ups-"));
  const account = openAccount(folder, log);
  const { lists } = createApi(catalog, account.perform);
  const create = async (name: string) => {
    const contact = { company: "Larkfield", address1: "80 Petrie Crossing", city: "Brisbane", country: "AU" };
    const { id } = await lists.create({
      body: {
        name,
        contact: { ...contact, state: "QLD", zip: "4000" },
        permission_reminder: "You asked for it.",
        campaign_defaults: {
          from_name: "L",
          from_email: "news@larkfield.example",
          subject: "",
          language: "en",
        },
        email_type_option: false,
      },
    });
    return id;
  };
  first = await create("Results");
  second = await create("Community");
  const add = (list_id: string, email_address: string, FNAME: string) =>
    lists.members.create({ list_id, body: { email_address, status: "subscribed", merge_fields: { FNAME } } });
  await add(first, "reader@larkfield.example", 'Mary "Mae", the first');
  await add(first, "other@larkfield.example", "=HYPERLINK(1)");
  await add(second, "reader@larkfield.example", "Mary");
  account.close();
});

afterAll(() => rm(folder, { recursive: true }));

it("lists what was kept, a line a sign-up", async () => {
  const { code, stdout } = await signUps("list");
  const lines = stdout.split("\n");
  expect(lines).toHaveLength(5);
  expect(lines[0]).toMatch(
    new RegExp(`^reader@larkfield\\.example +subscribed +\\d{4}-\\S+ +Results \\(${first}\\)$`),
  );
  expect(lines.slice(3)).toEqual(["3 sign-ups", ""]);
  expect(code).toBe(0);
});

it("of one list if so asked", async () => {
  const { stdout } = await signUps("list", "--list", second);
  expect(stdout).toMatch(/^reader@larkfield\.example .* Community .*\n1 sign-up\n$/);
});

it("exports them as CSV, with a column for each merge field, and nothing that a spreadsheet runs", async () => {
  const { stdout } = await signUps("export", "--list", first);
  const [names = "", mary, other] = stdout.split("\r\n");
  expect(names).toMatch(/^email_address,status,list_id,list_name,.*,tags,.*FNAME/);
  expect(mary).toContain(`reader@larkfield.example,subscribed,${first},Results,`);
  expect(mary).toContain('"Mary ""Mae"", the first"');
  expect(other).toContain(",'=HYPERLINK(1)");
});

it("exports them as JSON", async () => {
  const { stdout } = await signUps("export", "--format", "json");
  expect(JSON.parse(stdout)).toMatchObject([
    { email_address: "reader@larkfield.example", list_id: first, list_name: "Results" },
    { email_address: "other@larkfield.example", list_id: first },
    { email_address: "reader@larkfield.example", list_id: second, merge_fields: { FNAME: "Mary" } },
  ]);
});

it("reads them while another process keeps them", async () => {
  const account = openAccount(folder, log);
  const { stdout } = await signUpsAsProcess("list");
  account.close();
  expect(stdout).toContain("3 sign-ups");
});

describe("says what is wrong", () => {
  it.each([
    { args: [], code: 2, message: "list or export" },
    { args: ["show"], code: 2, message: "list or export" },
    { args: ["export", "--format", "xml"], code: 2, message: "xml" },
    { args: ["list", "--lists", "x"], code: 2, message: "--lists" },
    { args: ["list", "more"], code: 2, message: "more" },
    { args: ["list", "--list", "none"], code: 1, message: "There is no list none; there is" },
  ])("with $args", async ({ args, code, message }) => {
    const outcome = await signUps(...args);
    expect(outcome).toMatchObject({ code, stdout: "", stderr: expect.stringContaining(message) });
    expect(outcome.stderr).not.toMatch(/\n +at /);
  });

  it("on standard error, as a process of its own", async () => {
    expect(await signUpsAsProcess("show")).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringContaining("list or export"),
    });
  });

  it("when nothing was kept, or what was is damaged", async () => {
    const empty = join(folder, "empty");
    expect(await signUpsOf(empty, ["list"])).toMatchObject({
      code: 1,
      stderr: `Nothing is kept in ${empty}\n`,
    });

    const damaged = await mkdtemp(join(tmpdir(), "damaged-"));
    await writeFile(join(damaged, "marketing.sqlite"), "no database".repeat(1000));
    const outcome = await signUpsOf(damaged, ["list"]);
    await rm(damaged, { recursive: true });
    expect(outcome).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/cannot be read.*\n$/),
    });
  });
});

it("a cell with commas, quotes or lines is quoted; numbers and empty values stand as they are", () => {
  expect(
    toCsv(
      ["a", "b"],
      [
        ["x,y", 'z"'],
        [-5, null],
        ["-5", undefined],
        ["line\nbreak", ""],
      ],
    ),
  ).toBe('a,b\r\n"x,y","z"""\r\n-5,\r\n\'-5,\r\n"line\nbreak",\r\n');
});
