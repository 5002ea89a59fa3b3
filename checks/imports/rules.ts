/**
 * A part of the project with one rule for its imports. Everything that is not listed is forbidden, so that a new package
 * or a new dependency between zones has to be added here and is seen in review.
 */
export interface Zone {
  readonly name: string;
  /** Path prefixes of the zone; the first zone that matches a path owns it. */
  readonly paths: readonly string[];
  /** Names of the other zones that it may import. Imports within a zone are always allowed. */
  readonly zones: readonly string[];
  /** Packages that it may import, with all their entry points. */
  readonly packages: readonly string[] | "any";
  /** Whether it may import Node's built-in modules. */
  readonly node: boolean;
  /** Whether it may import a module by a name that is only known at run time, which cannot be checked. */
  readonly computed: boolean;
}

const anywhere = { node: false, computed: false } as const;
const pure = { packages: [], ...anywhere } as const;
const onNode = { node: true, computed: false } as const;
const tool = { node: true, computed: true } as const;
const server = [
  "brand",
  "domain",
  "ports",
  "application",
  "adapters/http/contract",
  "font",
  "adapters/http/social-images",
  "adapters/http",
  "adapters/prismic",
  "adapters/esp-rest",
  "adapters/in-memory",
  "adapters/marketing-audience",
  "adapters/sign-up-store",
  "adapters/alert-ledger",
  "adapters/polled-source",
  "adapters/announcements",
  "adapters/exchange-rates",
  "adapters/content-snapshot",
  "adapters/search-index",
  "adapters/metrics",
  "adapters/rate-limits",
  "adapters/redis",
  "adapters/sqlite",
  "adapters/traces",
];
const product = [...server, "environment", "composition", "sandbox"];
const interfacePackages = [
  "@tanstack/react-query",
  "@vanilla-extract/css",
  "react",
  "react-dom",
  "react-router-dom",
];

/**
 * The import rules: domain ← ports ← application ← adapters ← composition; no adapter imports another, except for opening
 * SQLite files and polling sources.
 */
export const zones: readonly Zone[] = [
  { name: "domain", paths: ["src/domain/"], zones: [], ...pure },
  { name: "ports", paths: ["src/ports/"], zones: ["domain"], ...pure },
  {
    name: "application",
    paths: ["src/application/"],
    zones: ["domain", "ports"],
    ...pure,
  },
  {
    name: "adapters/http/contract",
    paths: ["src/adapters/http/contract.ts", "src/adapters/http/contract/"],
    zones: ["brand", "domain"],
    // The client imports types and pure functions from here; a test checks that its bundle contains no schema.
    packages: ["zod"],
    ...anywhere,
  },
  {
    name: "brand",
    paths: ["brand/"],
    zones: [],
    ...pure,
  },
  {
    name: "font",
    paths: ["src/adapters/http/social-images/font/"],
    zones: [],
    packages: ["fontkit"],
    ...onNode,
  },
  {
    name: "adapters/http/social-images",
    paths: ["src/adapters/http/social-images/"],
    zones: ["brand", "domain", "ports", "font", "application", "adapters/http/contract", "adapters/http"],
    packages: ["fastify", "lru-cache", "sharp"],
    ...onNode,
  },
  {
    name: "adapters/http",
    paths: ["src/adapters/http/"],
    zones: [
      "brand",
      "domain",
      "ports",
      "application",
      "adapters/http/contract",
      "adapters/http/social-images",
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
      "write-excel-file",
      "zod",
    ],
    // Vite builds the rendering bundle, so its path is configuration.
    ...tool,
  },
  {
    name: "adapters/prismic",
    paths: ["src/adapters/prismic/"],
    zones: ["brand", "domain", "ports"],
    packages: ["@prismicio/client", "ky", "lru-cache", "zod"],
    ...onNode,
  },
  {
    name: "adapters/esp-rest",
    paths: ["src/adapters/esp-rest/"],
    zones: ["domain", "ports"],
    packages: ["ky", "nanotar"],
    ...anywhere,
  },
  {
    name: "adapters/in-memory",
    paths: ["src/adapters/in-memory/"],
    zones: ["domain", "ports"],
    packages: ["nanotar", "zod"],
    ...onNode,
  },
  {
    name: "adapters/marketing-audience",
    paths: ["src/adapters/marketing-audience/"],
    // E-mails use the same colours as the site.
    zones: ["brand", "domain", "ports"],
    packages: [],
    ...onNode,
  },
  {
    name: "adapters/announcements",
    paths: ["src/adapters/announcements/"],
    // The listings of the company.
    zones: ["brand", "domain", "ports", "adapters/polled-source"],
    packages: ["saxes", "zod"],
    ...onNode,
  },
  {
    name: "adapters/exchange-rates",
    paths: ["src/adapters/exchange-rates/"],
    zones: ["domain", "ports", "adapters/polled-source"],
    packages: ["saxes"],
    ...onNode,
  },
  {
    name: "adapters/polled-source",
    paths: ["src/adapters/polled-source/"],
    zones: ["ports"],
    packages: ["ky", "saxes", "zod"],
    ...onNode,
  },
  { name: "adapters/sqlite", paths: ["src/adapters/sqlite/"], zones: [], packages: [], ...onNode },
  {
    name: "adapters/alert-ledger",
    paths: ["src/adapters/alert-ledger/"],
    zones: ["domain", "ports", "adapters/sqlite"],
    packages: [],
    ...onNode,
  },
  {
    name: "adapters/sign-up-store",
    paths: ["src/adapters/sign-up-store/"],
    zones: ["domain", "ports", "adapters/sqlite"],
    packages: ["zod"],
    ...onNode,
  },
  {
    name: "adapters/content-snapshot",
    paths: ["src/adapters/content-snapshot/"],
    zones: ["brand", "domain", "ports"],
    packages: ["lru-cache", "zod"],
    ...onNode,
  },
  {
    name: "adapters/search-index",
    paths: ["src/adapters/search-index/"],
    zones: ["domain", "ports", "adapters/sqlite"],
    packages: ["@hyzyla/pdfium", "@orama/stemmers", "lru-cache"],
    ...onNode,
  },
  {
    name: "adapters/metrics",
    paths: ["src/adapters/metrics/"],
    zones: ["ports"],
    packages: ["prom-client"],
    ...onNode,
  },
  {
    name: "adapters/rate-limits",
    paths: ["src/adapters/rate-limits/"],
    zones: ["ports", "adapters/sqlite"],
    packages: ["lru-cache", "zod"],
    ...onNode,
  },
  {
    name: "adapters/redis",
    paths: ["src/adapters/redis/"],
    zones: ["domain", "ports"],
    packages: ["ioredis", "zod"],
    ...onNode,
  },
  {
    name: "adapters/traces",
    paths: ["src/adapters/traces/"],
    zones: [],
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
    ...onNode,
  },
  { name: "environment", paths: ["src/environment/"], zones: [], packages: ["zod"], ...onNode },
  {
    name: "composition",
    paths: ["src/composition/"],
    zones: product,
    packages: ["@fastify/middie", "fastify", "pino", "reflect-metadata", "tsyringe", "vite", "zod"],
    ...tool,
  },
  {
    name: "client/api",
    paths: ["client/api/"],
    zones: ["domain", "adapters/http/contract", "client"],
    packages: interfacePackages,
    ...anywhere,
  },
  {
    // Imports all style modules by a glob.
    name: "client/style-sheet",
    paths: ["client/style-sheet"],
    zones: ["brand", "client", "client/server"],
    packages: ["@vanilla-extract/css"],
    node: false,
    computed: true,
  },
  {
    // Pages as the server renders them. The browser's bundle has none of it: it shows documents.
    name: "client/server",
    paths: ["client/server/", "client/entry-server.tsx"],
    zones: ["brand", "domain", "adapters/http/contract", "client", "client/api"],
    packages: interfacePackages,
    ...anywhere,
  },
  {
    name: "client",
    paths: ["client/"],
    zones: ["brand", "domain", "adapters/http/contract", "client/api", "client/style-sheet"],
    packages: [...interfacePackages, "@prismicio/simulator", "web-vitals"],
    ...anywhere,
  },
  {
    name: "sandbox",
    paths: ["sandbox/"],
    zones: ["brand", "domain", "ports", "adapters/in-memory", "environment"],
    packages: ["@fastify/formbody", "fastify", "sharp", "zod"],
    ...onNode,
  },
  {
    name: "scripts/content-upload",
    paths: ["scripts/content-upload"],
    zones: [...product, "scripts"],
    packages: ["@prismicio/client", "zod"],
    ...tool,
  },
  {
    name: "marketing reference",
    paths: ["scripts/marketing-reference"],
    zones: ["ports"],
    packages: ["oxc-parser"],
    ...onNode,
  },
  {
    name: "marketing compat",
    paths: ["scripts/marketing-compat"],
    zones: ["ports", "package of the marketing client", "marketing reference"],
    packages: [],
    ...onNode,
  },
  {
    name: "package of the marketing client",
    paths: ["packages/marketing-api/src/"],
    zones: ["ports", "adapters/esp-rest", "adapters/in-memory", "sandbox", "scripts"],
    packages: ["fastify"],
    ...onNode,
  },
  {
    name: "build of packages",
    paths: ["packages/"],
    zones: [],
    packages: ["oxc-parser", "vite", "zod"],
    ...onNode,
  },
  {
    name: "configuration page",
    paths: ["scripts/config-docs"],
    zones: ["environment", "composition", "sandbox"],
    packages: [],
    ...onNode,
  },
  {
    // Runs before the build, because its output is part of the build.
    name: "brand files",
    paths: ["scripts/brand"],
    zones: ["brand", "domain"],
    packages: ["sharp"],
    ...onNode,
  },
  {
    name: "languages",
    paths: ["scripts/texts/"],
    zones: [],
    packages: [],
    ...tool,
  },
  {
    name: "scripts/adopt",
    paths: ["scripts/adopt/"],
    zones: ["brand", "font", "client", "checks/brand", "languages"],
    packages: [],
    ...onNode,
  },
  {
    name: "content types",
    paths: ["scripts/content-types"],
    zones: ["domain"],
    packages: ["@prismicio/client", "zod"],
    ...onNode,
  },
  {
    name: "scripts/soak",
    paths: ["scripts/soak/"],
    zones: ["scripts"],
    packages: ["undici", "zod"],
    ...onNode,
  },
  {
    name: "scripts/screenshots",
    paths: ["scripts/screenshots/"],
    // Screenshots of the style guide have the names of its parts.
    zones: [...product, "client", "client/server", "scripts"],
    packages: ["pixelmatch", "playwright-core", "sharp", "zod"],
    ...onNode,
  },
  {
    name: "scripts",
    paths: ["scripts/"],
    zones: [...product, "languages"],
    packages: [
      "@sparticuz/chromium",
      "@testing-library/dom",
      "playwright-core",
      "puppeteer-core",
      "selenium-webdriver",
      "sharp",
      "vite",
      "zod",
    ],
    ...tool,
  },
  {
    name: "checks/budgets",
    paths: ["checks/budgets"],
    // Measures the responses of the site itself.
    zones: [...product, "checks"],
    packages: [],
    ...onNode,
  },
  {
    name: "checks/brand",
    paths: ["checks/brand"],
    zones: ["brand", "font", "brand files", "languages", "client", "checks"],
    packages: ["sharp"],
    ...onNode,
  },
  {
    name: "checks/models",
    paths: ["checks/models"],
    zones: ["domain", "content types", "checks"],
    packages: ["@prismicio/client", "@prismicio/types-internal"],
    ...onNode,
  },
  {
    name: "checks",
    paths: ["checks/"],
    zones: ["marketing reference", "marketing compat"],
    packages: ["oxc-parser", "zod"],
    ...onNode,
  },
  {
    name: "test configuration",
    paths: ["tests/configuration/"],
    // The installed browsers determine the test projects; unit tests have a brand of their own.
    zones: ["brand", "scripts", "marketing compat"],
    packages: [
      "@vanilla-extract/vite-plugin",
      "@vitejs/plugin-react",
      "@vitest/browser-playwright",
      "vitest",
    ],
    ...onNode,
  },
  {
    name: "tests",
    paths: ["tests/"],
    zones: [
      "test configuration",
      ...product,
      "client",
      "client/api",
      "client/style-sheet",
      "client/server",
      "checks",
      "checks/budgets",
      "scripts",
      "scripts/content-upload",
      "scripts/soak",
      "scripts/screenshots",
      "marketing reference",
      "marketing compat",
      "package of the marketing client",
      "build of packages",
      "configuration page",
      "brand files",
      "languages",
      "content types",
      "checks/models",
      "scripts/adopt",
      "checks/brand",
      "configuration",
    ],
    packages: "any",
    ...tool,
  },
  {
    name: "benchmarks",
    paths: ["bench/"],
    zones: [...product, "client", "scripts"],
    packages: "any",
    ...tool,
  },
  {
    name: "configuration",
    paths: [
      "vite.config.ts",
      "vite.sandbox.config.ts",
      "vite.server.config.ts",
      "vitest.config.ts",
      "vitest.deep.config.ts",
      "package.json",
      "build/",
    ],
    zones: ["test configuration"],
    packages: ["@vanilla-extract/vite-plugin", "@vitejs/plugin-react", "vite", "vitest"],
    ...onNode,
  },
];
