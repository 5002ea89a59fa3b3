import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { built, project, tools } from "./installed.ts";

/** A program, and where its editor finds the client. */
interface Place {
  readonly folder: string;
  readonly client: string;
  readonly catalog: string;
}

const calls = [
  "marketing.ping.get",
  "marketing.lists.members.set",
  "marketing.ecommerce.stores.carts.lines.create",
  "some.lists.members.set",
];
const answer = z.object({ command: z.literal("quickinfo"), body: z.object({ documentation: z.string() }) });

/** What an editor with TypeScript 5.9 shows of calls: the language service of 7.0 shows nothing of derived types. */
function shown({ folder, client, catalog }: Place): string[] {
  const file = join(folder, "documentation.ts");
  const lines = [
    `import { createMarketingApi, createMarketingApiOf } from "${client}";`,
    `import { members } from "${catalog}";`,
    "const marketing = createMarketingApi();",
    "const some = createMarketingApiOf({ lists: { members } });",
    ...calls,
  ];
  const questions = calls.map((call) => ({
    command: "quickinfo",
    arguments: { file, line: lines.indexOf(call) + 1, offset: call.lastIndexOf(".") + 2 },
  }));
  const requests = [{ command: "open", arguments: { file, fileContent: lines.join("\n") } }, ...questions];
  const server = [join(tools, "typescript59/lib/tsserver.js"), "--disableAutomaticTypingAcquisition"];
  const input = requests.map((request, seq) => `${JSON.stringify({ seq, type: "request", ...request })}\n`);
  const { stdout } = spawnSync(process.execPath, server, { input: input.join(""), encoding: "utf8" });
  return stdout
    .split("\n")
    .filter((line) => line.includes('"quickinfo"'))
    .map((line) => answer.parse(JSON.parse(line)).body.documentation.replaceAll(/\s+/g, " "));
}

const place = join(project, "documentation");

it.each([
  ["in the source", { folder: join(built, "src"), client: "./index.ts", catalog: "./catalog.ts" }],
  [
    "of the package",
    { folder: place, client: "marketing-api-client", catalog: "marketing-api-client/catalog" },
  ],
])("an editor shows the documentation of calls %s", (_, given) => {
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, "documentation.ts"), "");
  writeFileSync(
    join(place, "tsconfig.json"),
    '{ "compilerOptions": { "module": "nodenext", "strict": true } }',
  );
  const [ping, set, line, some] = shown(given);
  expect(ping).toContain("A wrong key fails with `API Key Invalid` (401). `GET /ping`.");
  expect(set).toContain("Adds or updates a member. A new one needs `status_if_new`; tags are ignored.");
  expect(line).toContain("`POST /ecommerce/stores/{store_id}/carts/{cart_id}/lines`.");
  expect(some).toBe(set);
});
