import { describe, expect, it } from "vitest";
import { type CallRequest, ownOptions, readCommandLine } from "../../../scripts/marketing/command-line.ts";
import { clientOptions } from "../../../scripts/marketing/environment.ts";
import { helpText } from "../../../scripts/marketing/help.ts";
import { queryTypes } from "../../../src/adapters/in-memory/marketing/signatures.ts";
import { operations } from "../../../src/ports/marketing-api/operations.ts";

const LIST = ["lists.members.list", "--list_id", "abc"];

function callOf(...args: string[]): CallRequest {
  const commandLine = readCommandLine(args);
  if (!("call" in commandLine)) throw new Error("It asked for help.");
  return commandLine.call;
}

describe("the command line", () => {
  it("accepts a list as one value or several values", () => {
    expect(callOf("root.get", "--fields", "a,b", "--fields", "c").parameters).toEqual({ fields: "a,b,c" });
  });

  it("accepts values that look like options", () => {
    expect(callOf("searchMembers.search", "--query", "-x").parameters).toEqual({ query: "-x" });
    expect(callOf("searchMembers.search", "--query=--all").parameters).toEqual({ query: "--all" });
  });

  it("has own options that are not parameters of any operation", () => {
    for (const { name, pathParameters } of operations) {
      const parameters = [...pathParameters, ...queryTypes(name).keys()];
      expect(parameters.filter((parameter) => parameter in ownOptions)).toEqual([]);
    }
    const call = callOf(...LIST, "--all", "--ndjson", "--timeout", "900", "--retry", "0", "--verbose");
    expect(call).toMatchObject({ all: true, ndjson: true, timeout: 900, retry: 0, verbose: true });
  });
});

const refused: Readonly<Record<string, readonly [args: readonly string[], message: string | RegExp]>> = {
  "no operation": [[], /^The operation to call is missing/],
  "an option first": [["--count", "5", "lists.list"], "The name of the operation comes first."],
  "a misspelt operation": [
    ["lists.member.lst"],
    /^There is no operation 'lists\.member\.lst'\. Nearest: lists\.members\.list, /,
  ],
  "a group": [["lists.members"], /^lists\.members is a group of operations/],
  "a misspelt parameter": [
    [...LIST, "--cuont", "5"],
    "lists.members.list has no parameter 'cuont'. Nearest: count.",
  ],
  "a value without a name": [[...LIST, "abc"], /has to be written --name value/],
  "a parameter without a value": [[...LIST, "--count"], /^--count needs a value/],
  "a parameter before another": [[...LIST, "--count", "--all"], /^--count needs a value/],
  "a value for a flag": [[...LIST, "--all=yes"], "--all takes no value."],
  "a string for a number": [[...LIST, "--count", "many"], /Invalid parameter 'count'.*has to be a number/],
  "a value that is not allowed": [[...LIST, "--sort_dir", "up"], /Invalid parameter 'sort_dir'.*ASC, DESC$/],
  "what is neither true nor false": [[...LIST, "--vip_only", "1"], /'vip_only'.*one of true, false$/],
  "one value twice": [[...LIST, "--count", "1", "--count", "2"], /'count'.*given more than once/],
  "all pages of what has none": [["ping.get", "--all"], "ping.get has no pages, so --all does not apply."],
  "lines without all pages": [[...LIST, "--ndjson"], "--ndjson goes with --all."],
  "a body where there is none": [["ping.get", "--body", "{}"], "ping.get takes no body."],
  "help for nothing": [["list", "--help"], /^There is no operation 'list'/],
};

describe("the command line is rejected", () => {
  it.each(Object.entries(refused))("with %s", (_, [args, message]) => {
    expect(() => readCommandLine(args)).toThrow(message);
  });

  it("with credentials in it, without repeating them", () => {
    for (const option of ["--api-key=abc123", "--apiKey=abc123", "--access_token=abc123", "abc123"]) {
      const read = () => readCommandLine([...LIST, option]);
      expect(read).toThrow(/./);
      expect(read).not.toThrow(/abc123/);
    }
    expect(() => readCommandLine([...LIST, "--api-key", "abc123"])).toThrow(/^Credentials are read from/);
  });
});

it("an empty variable of the environment is not set", () => {
  expect(clientOptions({ ESP_API_KEY: "k-us1", ESP_ACCESS_TOKEN: "" })).toEqual({ apiKey: "k-us1" });
});

function help(...args: string[]): string {
  const commandLine = readCommandLine([...args, "--help"]);
  return "help" in commandLine ? helpText(commandLine.help) : "";
}

describe("help", () => {
  it("names every resource, the options, the environment and the exit codes", () => {
    const text = help();
    for (const { name } of operations) expect(text).toContain(`  ${name.split(".")[0]} `);
    for (const option of Object.keys(ownOptions)) expect(text).toContain(`--${option}`);
    expect(text).toMatch(/ESP_API_KEY.*ESP_ACCESS_TOKEN.*ESP_SERVER_PREFIX.*ESP_BASE_URL/s);
    for (const code of [0, 1, 2, 3, 70, 130]) expect(text).toMatch(new RegExp(`^ {2}${code} {2,}\\w`, "m"));
  });

  it("lists the operations of a group with method and path", () => {
    const lines = help("lists.members").trimEnd().split("\n");
    expect(lines).toHaveLength(operations.filter(({ name }) => name.startsWith("lists.members.")).length);
    expect(lines[0]).toMatch(/^ {2}lists\.members\.list +GET +\/lists\/\{list_id\}\/members$/);
  });

  it("shows the arguments of an operation", () => {
    expect(help("searchMembers.search")).toMatch(/--query +required +string\n/);
    const text = help("lists.members.set");
    expect(text).toContain("PUT /lists/{list_id}/members/{subscriber_hash}\n");
    expect(text).toMatch(/--list_id +required +string\n/);
    expect(text).toMatch(/--skip_merge_validation +boolean\n/);
    expect(text).toContain("--body, required");
    expect(text).toContain('  status_if_new?: "subscribed" | ');
    expect(text).toContain("  location?:\n    latitude?: number\n");
  });

  it("exists for every operation", () => {
    for (const { name, method, path } of operations)
      expect(help(name)).toContain(`${name}\n${method} ${path}\n`);
  });
});
