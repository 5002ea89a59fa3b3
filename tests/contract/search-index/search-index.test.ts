import { describe } from "vitest";
import { InMemorySearchIndex } from "../../../src/adapters/in-memory/search-index.ts";
import { IndexedSearch } from "../../../src/adapters/search-index/indexed-search.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { searchIndexContract } from "./contract.ts";

describe("a search that reads all content each time", () =>
  searchIndexContract((content) => new InMemorySearchIndex(content)));

describe("a search over an index", () =>
  searchIndexContract((content) => new IndexedSearch({ content, log: silentLog })));
