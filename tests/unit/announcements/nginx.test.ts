import { it } from "vitest";
import { itKeepsByQuery } from "../operations/nginx-maps.ts";

it.each([
  ["?announcement=dividend-1", "announcement=dividend-1"],
  ["", "announcement=", "announcement=Dividend", "announcement=a--b", "announcement=-a"],
  ["", `announcement=${"a".repeat(101)}`],
  ["?year=2026&announcement=8-k&page=12", "page=12&announcement=8-k&year=2026"],
])("the query of a list of announcements is %j, as the page cache's is, for %j", itKeepsByQuery);
