import { expect, it } from "vitest";
import { repositoryNameOf } from "../../../src/adapters/prismic/repository-name.ts";

it.each([
  ["https://larkfield.cdn.prismic.io/api/v2", "larkfield"],
  ["https://larkfield.prismic.io/api/v2", "larkfield"],
  ["http://larkfield.localhost/api/v2", "larkfield"],
  ["http://localhost:3001/api/v2", "localhost"],
  ["http://127.0.0.1:3001/api/v2", "127.0.0.1"],
])("the name of the repository at %s is %s", (endpoint, name) => {
  expect(repositoryNameOf(endpoint)).toBe(name);
});
