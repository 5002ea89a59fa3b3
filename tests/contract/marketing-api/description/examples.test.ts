import { describe, expect, it } from "vitest";
import { signatureOf } from "../../../../src/adapters/in-memory/marketing/signatures.ts";
import {
  described,
  lackingInCatalog,
  requiredInCatalog,
  requiredInExample,
  unknownRoutes,
  unlikeExample,
} from "./described.ts";

// The provider's examples say which types are right. What the fake answers is held against them in the contract.

describe("the provider's examples", () => {
  it("are of operations that the catalog has", () => {
    expect(described).toHaveLength(89);
    expect(unknownRoutes).toEqual([]);
  });

  it.each(described)("of responses of $name have no field that its type lacks", ({ name, response }) => {
    expect(lackingInCatalog(response, signatureOf(name).response)).toEqual([]);
  });

  it.each(described.filter(({ body }) => body !== undefined))(
    "of bodies of $name have the fields that it requires",
    ({ name, body = {} }) => {
      expect(requiredInExample(body).toSorted()).toEqual(
        requiredInCatalog(signatureOf(name).body).toSorted(),
      );
    },
  );

  it("are unlike a response with another type", () => {
    const example = described.find(({ name }) => name === "batches.get")?.response;
    const unlike = unlikeExample({ id: 1, submitted_at: "soon", total_operations: 2 }, example);
    expect(unlike).toEqual(["id is 1", 'submitted_at is "soon"']);
  });
});
