import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { withoutLinks, withoutRows } from "../../scripts/remove-capability/documents-without.ts";
import { removeFromOperations } from "../../scripts/remove-capability/operations-without.ts";
import { dependentsOf, importsOf } from "../../scripts/remove-capability/project-imports.ts";
import { unregister } from "../../scripts/remove-capability/registrations.ts";
import { removeFromSample } from "../../scripts/remove-capability/sample-without.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A small project, and how to read one of its files. */
function projectOf(files: Readonly<Record<string, string>>) {
  const root = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return { root, read: (path: string) => readFileSync(join(root, path), "utf8") };
}

describe("the lists of capabilities", () => {
  const LISTS = {
    "brand/schema.ts": 'export const CAPABILITY_NAMES = [\n  "weather",\n  "tides",\n] as const;\n',
    "brand/brand.ts": 'export const brand = { capabilities: ["weather", "tides"] };\n',
    "src/composition/capabilities.ts": `import { tides } from "../domain/tides/tides.ts";
import { weather } from "../domain/weather/weather.ts";

const CAPABILITIES = [
  {
    name: "weather",
    domain: weather,
  },
  {
    name: "tides",
    domain: tides,
  },
];
`,
    "client/server/capabilities.ts": `const CAPABILITIES = {
  // It is a picture.
  weather: {},
  tides: {},
};
`,
    "checks/imports/capabilities.ts": `const OWNERS = [
  ["src/ports/forecast.ts", "weather"],
  ["src/ports/moon.ts", "tides"],
];
`,
    "brand/texts/en/all.ts": 'export { tides } from "./tides.ts";\nexport { weather } from "./weather.ts";\n',
  };
  const WEATHER = new Set(["src/domain/weather/weather.ts", "brand/texts/en/weather.ts"]);

  it("lose the entries of one, with their imports, and keep the others", () => {
    const { root, read } = projectOf(LISTS);
    unregister(root, "weather", WEATHER);
    for (const path of Object.keys(LISTS)) {
      expect(read(path), path).not.toContain("weather");
      expect(read(path), path).toContain("tides");
    }
    expect(read("client/server/capabilities.ts")).toBe("const CAPABILITIES = {\n  tides: {},\n};\n");
    expect(read("brand/brand.ts")).toBe('export const brand = { capabilities: ["tides"] };\n');
  });

  it("stay as they are if one of them is written in another way", () => {
    const { root, read } = projectOf({ ...LISTS, "client/server/capabilities.ts": "export {};\n" });
    expect(() => unregister(root, "weather", WEATHER)).toThrow(
      "client/server/capabilities.ts has no entry of weather that can be found",
    );
    expect(read("brand/schema.ts")).toBe(LISTS["brand/schema.ts"]);
  });
});

it("tests depend on a file that they import by others", () => {
  const { root } = projectOf({
    "src/domain/weather/weather.ts": "export const weather = 1;\n",
    "tests/sample.ts": 'export { weather } from "../src/domain/weather/weather.ts";\n',
    "tests/one.test.ts": 'import "./sample.ts";\n',
    "tests/other.test.ts": 'import "vitest";\n',
  });
  const found = dependentsOf(importsOf(root), "tests/", new Set(["src/domain/weather/weather.ts"]));
  expect([...found].sort()).toEqual(["tests/one.test.ts", "tests/sample.ts"]);
});

it("the sample loses documents of a capability, its sections and the links to them, and nothing else", () => {
  const link = (type: string) => ({ link_type: "Document", id: `${type}_a`, type });
  const section = (type: string) => ({ slice_type: type, primary: { link: link("forecast") } });
  const page = { data: { link: link("page"), slices: [section("weather_map"), section("hero")] } };
  const other = JSON.stringify({ data: { link: link("page") } });
  const { root, read } = projectOf({
    "sample/documents/forecast/a.json": "{}",
    "sample/documents/page/a.json": JSON.stringify(page),
    "sample/documents/page/b.json": other,
  });
  removeFromSample(root, { slices: ["weather_map"], customTypes: ["forecast"] });
  expect(() => read("sample/documents/forecast/a.json")).toThrow("ENOENT");
  expect(JSON.parse(read("sample/documents/page/a.json"))).toEqual({
    data: { link: link("page"), slices: [{ slice_type: "hero", primary: { link: { link_type: "Any" } } }] },
  });
  expect(read("sample/documents/page/b.json")).toBe(other);
});

it("documents lose rows and entries that lead to that of a capability, and keep words", () => {
  const text = `| Name | Content |
| \`tides\` | [tides](capabilities/tides.md) |
| \`weather.sqlite\` | the [weather](capabilities/weather.md#storms) of today |

- [tides](capabilities/tides.md)
- [weather](capabilities/weather.md)
- Look at the [weather](weather.md), and go.
`;
  expect(withoutLinks(text, "weather")).toBe(`| Name | Content |
| \`tides\` | [tides](capabilities/tides.md) |

- [tides](capabilities/tides.md)
- Look at the weather, and go.
`);
});

it("tables lose the rows that name a file which is gone", () => {
  const row = (path: string) => `| forecast | What may be. | \`${path}\` |\n`;
  const text = `${row("src/domain/tides/moon.ts")}${row("src/domain/weather/weather.ts")}`;
  expect(withoutRows(text, ["src/domain/weather/weather.ts"])).toBe(row("src/domain/tides/moon.ts"));
});

it("a row that names others, too, loses what is gone alone, also of tests", () => {
  const row = (...paths: readonly string[]) =>
    `| storms | ${paths.map((path) => `\`${path}\``).join(", ")} |\n`;
  const gone = ["tests/unit/weather", "tests/contract/weather.test.ts"];
  expect(withoutRows(row("unit/tides", "unit/weather", "contract/weather.test.ts"), gone)).toBe(
    row("unit/tides"),
  );
  expect(withoutRows(row("contract/weather.test.ts", "unit/tides"), gone)).toBe(row("unit/tides"));
  expect(withoutRows(row("unit/weather", "contract/weather.test.ts"), gone)).toBe("");
});

it("operations lose the rules, tests and queries that need a metric of a capability, and keep the others", () => {
  const rules = (...metrics: readonly string[]) => `groups:
  - name: website
    rules:
${metrics.map((metric) => `      - alert: Late\n        expr: ${metric}{job="website"} > 0\n`).join("\n")}`;
  const panelOf = (...metrics: readonly string[]) => ({
    title: "Late",
    targets: metrics.map((metric) => ({ expr: `max(${metric})` })),
  });
  const row = { title: "Now" };
  const panels = [row, panelOf("forecast_late"), panelOf("forecast_late", "tide_late")];
  const { root, read } = projectOf({
    "ops/prometheus/alerts.yaml": rules("tide_late", "forecast_late"),
    "ops/grafana/website.json": JSON.stringify({ title: "Website", panels }),
  });
  removeFromOperations(root, ["forecast_late"]);
  expect(read("ops/prometheus/alerts.yaml")).toBe(rules("tide_late"));
  expect(JSON.parse(read("ops/grafana/website.json"))).toEqual({
    title: "Website",
    panels: [row, panelOf("tide_late")],
  });
});
