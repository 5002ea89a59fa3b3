import { describe, expect, it } from "vitest";
import { commandLinesIn, expanded, testSelection } from "../../../checks/commands/command-line.ts";

const wordsIn = (text: string) => commandLinesIn(text, "README.md").map(({ words }) => words.join(" "));

describe("the commands that a document names", () => {
  it.each([
    ["`npm run bench:growth -- --documents 1000` takes a while", ["npm run bench:growth --documents 1000"]],
    ["| `npm run build && npm run fuzz` |", ["npm run build", "npm run fuzz"]],
    ["npm ci && npm start     # serves it", ["npm run start"]],
    ["CONTENT_WRITE_TOKEN=… npm run content:upload -- --confirm x\n", ["npm run content:upload --confirm x"]],
    ["`npx vitest run --project unit` for all", ["vitest run --project unit"]],
    ["with `node checks/budgets.ts --list`", ["node checks/budgets.ts --list"]],
    ["(`npm run test:deep -- --project visual`).", ["npm run test:deep --project visual"]],
    ["npm runs scripts, and a node has edges", []],
  ])("in %j are %j", (text, commands) => expect(wordsIn(text)).toEqual(commands));

  it("have the line that names them", () => {
    expect(commandLinesIn("# Start\n\nRun `npm start`.", "README.md")[0]?.place).toBe("README.md:3");
  });
});

const SCRIPTS = {
  build: "vite build && node checks/budgets.ts",
  accept:
    'npm run build && vitest run --config deep.ts --project browser sweeps --testNamePattern "read aloud" --update',
};

it("a script runs its commands and those of other scripts, and the last gets its arguments", () => {
  const words = ["npm", "run", "accept", "pages"];
  const commands = expanded({ place: "README.md:1", words }, SCRIPTS);
  expect(commands.map((command) => command.words.slice(0, 3).join(" "))).toEqual([
    "vite build",
    "node checks/budgets.ts",
    "vitest run --config",
  ]);
  expect(commands.map(testSelection).at(-1)).toEqual({
    place: "README.md:1",
    config: "deep.ts",
    projects: ["browser"],
    filters: ["sweeps", "pages"],
    pattern: "read aloud",
  });
});

it("a placeholder selects no tests", () => {
  const [command] = commandLinesIn("`npx vitest run --project unit NAME`", "README.md");
  expect(command && testSelection(command)).toMatchObject({ projects: ["unit"], filters: [""] });
});
