import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { operations } from "../../src/ports/marketing-api/operations.ts";
import { project, tools } from "./installed.ts";

/** Calls of a program, each on a line of its own, with the route that their documentation names. */
const calls = [
  ...operations.map(({ name, method, path }) => ({ call: `marketing.${name}`, route: `${method} ${path}` })),
  { call: "some.lists.members.set", route: "PUT /lists/{list_id}/members/{subscriber_hash}" },
];

const text = `
import { createMarketingApi, createMarketingApiOf } from "marketing-api-client";
import { members } from "marketing-api-client/catalog";
const marketing = createMarketingApi();
const some = createMarketingApiOf({ lists: { members } });
${calls.map(({ call }) => call).join("\n")}
`;

const response = z.object({ command: z.literal("quickinfo"), body: z.object({ documentation: z.string() }) });

/** What editors show. By TypeScript 5.9: the language server of 7.0 omits the documentation of derived types. */
async function documentationIn(file: string): Promise<string[]> {
  const lines = text.split("\n");
  const requests = [
    { command: "open", arguments: { file, fileContent: text } },
    ...calls.map(({ call }) => ({
      command: "quickinfo",
      arguments: { file, line: lines.indexOf(call) + 1, offset: call.lastIndexOf(".") + 2 },
    })),
  ];
  const program = [join(tools, "typescript59/lib/tsserver.js"), "--disableAutomaticTypingAcquisition"];
  const server = spawn(process.execPath, program, { stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(() => void server.kill());
  for (const [seq, request] of requests.entries()) {
    server.stdin.write(`${JSON.stringify({ seq, type: "request", ...request })}\n`);
  }
  const found: string[] = [];
  for await (const line of createInterface(server.stdout)) {
    if (!line.includes('"quickinfo"')) continue;
    found.push(response.parse(JSON.parse(line)).body.documentation.replaceAll(/\s+/g, " "));
    if (found.length === calls.length) server.stdin.end();
  }
  return found;
}

it("editors show the documentation of all operations in the package", async () => {
  const folder = join(project, "documentation");
  mkdirSync(folder, { recursive: true });
  const options = { compilerOptions: { module: "nodenext", strict: true } };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(options));
  const file = join(folder, "program.ts");
  writeFileSync(file, text);
  const documentation = await documentationIn(file);
  const routes = documentation.map((shown) => /^[A-Z].*`([A-Z]+ \/[^`]*)`/.exec(shown)?.[1]);
  expect(routes).toEqual(calls.map(({ route }) => route));
});
