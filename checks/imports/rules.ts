/**
 * A part of the project with one rule for its imports. Everything that is not listed is forbidden, so that a new package
 * or a new dependency between zones has to be added here and is seen in review.
 */
export interface Zone {
  readonly name: string;
  /** Path prefixes of the zone; the first zone that matches a path owns it. Default: the folder of its name, also in `src/`. */
  readonly paths: readonly string[];
  /** Names of the other zones that it may import. Imports within a zone are always allowed. */
  readonly zones: readonly string[] | "any";
  /** Packages that it may import, with all their entry points. */
  readonly packages: readonly string[] | "any";
  /** Whether it may import Node's built-in modules. Default: it may. */
  readonly node: boolean;
  /** Whether it may import a module by a name that is only known at run time, which cannot be checked. */
  readonly computed: boolean;
}

const contract = "adapters/http/contract";
const interfacePackages = [
  "@tanstack/react-query",
  "@vanilla-extract/css",
  "react",
  "react-dom",
  "react-router-dom",
];

type Rules = Readonly<Record<string, Partial<Omit<Zone, "name">>>>;

/**
 * domain ← ports ← application ← adapters; no adapter imports another, except for what they have in common: files, requests,
 * limits.
 */
const SERVER: Rules = {
  domain: { node: false },
  ports: { zones: ["domain"], node: false },
  application: { zones: ["domain", "ports"], node: false },
  "adapters/http/contract": {
    paths: ["src/adapters/http/contract.ts", "src/adapters/http/contract/"],
    zones: ["brand", "domain"],
    // The client imports types and pure functions from here; a test checks that its bundle contains no schema.
    packages: ["zod"],
    node: false,
  },
  // Who puts a site together chooses its languages. All others are given theirs.
  catalogues: {
    paths: ["brand/locales.ts", "brand/catalogues.ts", "brand/texts/"],
    zones: ["brand"],
    node: false,
  },
  // A language of the site has the rules by which money and numbers are written in it.
  brand: { zones: ["domain", "catalogues"], node: false },
  font: { paths: ["src/adapters/http/social-images/font/"], packages: ["harfbuzzjs"] },
  "adapters/http/social-images": {
    zones: ["brand", "domain", "ports", "font", "application", contract, "adapters/http"],
    packages: ["fastify", "lru-cache", "sharp"],
  },
  "adapters/http": {
    zones: [
      "brand",
      "domain",
      "ports",
      "application",
      contract,
      "adapters/http/social-images",
      "adapters/rate-limits",
    ],
    packages: [
      "@fastify/cookie",
      "@fastify/formbody",
      "@fastify/proxy-addr",
      "@fastify/rate-limit",
      "@fastify/swagger",
      "@fastify/under-pressure",
      "fastify",
      "fastify-plugin",
      "fastify-type-provider-zod",
      "lru-cache",
      "vite",
      "fflate",
      // Types alone.
      "schema-dts",
      "write-excel-file",
      "zod",
    ],
    // Vite builds the rendering bundle, so its path is configuration.
    computed: true,
  },
  "adapters/prismic": {
    zones: ["brand", "domain", "ports", "adapters/http-client", "adapters/table-files"],
    packages: ["@prismicio/client", "ky", "lru-cache", "zod"],
  },
  "adapters/esp-rest": { zones: ["domain", "ports"], packages: ["ky", "nanotar"], node: false },
  "adapters/in-memory": { zones: ["domain", "ports"], packages: ["nanotar", "zod"] },
  // E-mails use the same colours as the site.
  "adapters/marketing-audience": { zones: ["brand", "domain", "ports"] },
  // The listings of the company.
  "adapters/announcements": {
    zones: ["brand", "domain", "ports", "adapters/files", "adapters/polled-source"],
    packages: ["entities", "saxes", "zod"],
  },
  "adapters/exchange-rates": { zones: ["domain", "ports", "adapters/polled-source"], packages: ["saxes"] },
  "adapters/polled-source": { zones: ["ports", "adapters/http-client"], packages: ["ky", "saxes", "zod"] },
  "adapters/files": {},
  "adapters/chat-webhook": { zones: ["ports"] },
  "adapters/table-files": { packages: ["fflate", "read-excel-file"] },
  "adapters/http-client": {},
  "adapters/sqlite": {},
  "adapters/alert-ledger": { zones: ["domain", "ports", "adapters/sqlite"] },
  "adapters/sign-up-store": { zones: ["domain", "ports", "adapters/sqlite"], packages: ["zod"] },
  "adapters/content-snapshot": {
    zones: ["brand", "domain", "ports", "adapters/files", "adapters/rate-limits"],
    packages: ["lru-cache", "zod"],
  },
  "adapters/search-index": {
    zones: ["domain", "ports", "adapters/sqlite"],
    packages: ["@hyzyla/pdfium", "@orama/stemmers", "@orama/stopwords", "dictionary-en", "lru-cache"],
  },
  "adapters/metrics": { zones: ["ports"], packages: ["@prometheus-io/client"] },
  "adapters/rate-limits": { zones: ["ports", "adapters/sqlite"], packages: ["lru-cache", "zod"] },
  "adapters/redis": { zones: ["domain", "ports", "adapters/release-matches"], packages: ["ioredis", "zod"] },
  "adapters/release-matches": { zones: ["domain", "ports", "adapters/sqlite"], packages: ["zod"] },
  "adapters/traces": {
    packages: [
      "@fastify/otel",
      "@opentelemetry/api",
      "@opentelemetry/context-async-hooks",
      "@opentelemetry/exporter-trace-otlp-http",
      "@opentelemetry/instrumentation-undici",
      "@opentelemetry/resources",
      "@opentelemetry/sdk-trace",
      "fastify",
    ],
  },
};

const product = [...Object.keys(SERVER), "environment", "composition", "sandbox"];

const RULES: Rules = {
  ...SERVER,
  environment: { packages: ["zod"] },
  composition: {
    zones: product,
    packages: ["fastify", "pino", "reflect-metadata", "tsyringe", "vite", "zod"],
    computed: true,
  },
  "client/api": { zones: ["domain", contract, "client"], packages: interfacePackages, node: false },
  // Imports all style modules by a glob.
  "client/style-sheet": {
    paths: ["client/style-sheet"],
    zones: ["brand", "client", "client/server"],
    packages: ["@vanilla-extract/css"],
    node: false,
    computed: true,
  },
  // Pages as the server renders them. The browser's bundle has none of it: it shows documents.
  "client/server": {
    paths: ["client/server/", "client/entry-server.tsx"],
    zones: ["brand", "domain", contract, "client", "client/api"],
    // The text of pages is read from their markup.
    packages: [...interfacePackages, "saxes"],
    node: false,
  },
  // The browser gets the texts of one language.
  "start of the client": {
    paths: ["client/app/first-language.ts"],
    zones: ["brand", "catalogues", "client"],
    packages: [],
    node: false,
  },
  client: {
    zones: ["start of the client", "brand", "domain", contract, "client/api", "client/style-sheet"],
    packages: [...interfacePackages, "@prismicio/simulator", "virtual:languages", "web-vitals"],
    node: false,
  },
  sandbox: {
    zones: ["brand", "domain", "ports", "adapters/in-memory", "environment"],
    packages: ["@fastify/formbody", "fastify", "lru-cache", "sharp", "zod"],
  },
  "package of the marketing client": {
    paths: ["packages/marketing-api/src/"],
    zones: ["ports", "adapters/esp-rest", "adapters/in-memory", "sandbox"],
    packages: ["fastify"],
  },
  "build of packages": {
    paths: ["packages/"],
    zones: ["ports", "command line"],
    packages: ["oxc-parser", "vite", "zod"],
  },
  "command line": { paths: ["scripts/command-line"] },
  // Run before the build and the type check, which need what they write, and so on a project that has not been built.
  generators: {
    paths: ["scripts/brand", "scripts/content-types", "scripts/marketing-signatures", "scripts/texts/"],
    // Of composition the list of capabilities alone, which needs nothing that they write.
    zones: ["brand", "domain", "ports", "adapters/prismic", "composition", "command line"],
    packages: ["@prismicio/client", "oxc-parser", "saxes", "sharp"],
    computed: true,
  },
  // What a check compares, of a project that is built.
  deployment: {
    paths: ["scripts/nginx-parameters"],
    zones: ["brand", "adapters/http/contract", "composition", "command line"],
  },
  scripts: {
    zones: [...product, "client", "client/server", "checks", "generators", "deployment", "command line"],
    packages: [
      "@prismicio/client",
      "@sparticuz/chromium",
      "@testing-library/dom",
      "oxc-parser",
      "pixelmatch",
      "playwright-core",
      "puppeteer-core",
      "selenium-webdriver",
      "sharp",
      "undici",
      "yaml",
      "zod",
    ],
    computed: true,
  },
  checks: {
    // The budgets measure the responses of the site itself.
    zones: [...product, "client", "generators", "deployment", "command line"],
    packages: [
      "@prismicio/client",
      "@prismicio/types-internal",
      "oxc-parser",
      "scslre",
      "sharp",
      "vitest",
      "zod",
    ],
  },
  // What tests and benchmarks do in each browser.
  "test harness": { paths: ["tests/harness/"], zones: ["scripts"], packages: "any" },
  // The installed browsers determine the test projects; unit tests have a brand of their own.
  "test configuration": {
    paths: ["tests/configuration/"],
    zones: ["brand", "catalogues", "scripts", "generators", "test harness"],
    packages: [
      "@vanilla-extract/vite-plugin",
      "@vitejs/plugin-react",
      "@vitest/browser-playwright",
      "vitest",
    ],
  },
  tests: { zones: "any", packages: "any", computed: true },
  benchmarks: {
    paths: ["bench/"],
    zones: [...product, "client", "scripts", "command line", "test harness"],
    packages: "any",
    computed: true,
  },
  configuration: {
    paths: [
      "vite.config.ts",
      "vite.server.config.ts",
      "vitest.config.ts",
      "vitest.deep.config.ts",
      "package.json",
      "build/",
    ],
    // A client has a module for each language of the brand.
    zones: ["test configuration", "brand", "generators"],
    packages: ["@vanilla-extract/vite-plugin", "@vitejs/plugin-react", "vite", "vitest"],
  },
};

/** All zones, in the order in which they own paths. */
export const zones: readonly Zone[] = Object.entries(RULES).map(([name, rule]) => ({
  name,
  paths: [`${name}/`, `src/${name}/`],
  zones: [],
  packages: [],
  node: true,
  computed: false,
  ...rule,
}));
