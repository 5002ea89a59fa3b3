import { expect, it } from "vitest";
import { takeEach } from "../../../scripts/screenshots/take-each.ts";

it("a failed screenshot does not stop the others, and is named at the end", async () => {
  const taken: string[] = [];
  const taking = takeEach(
    [{ name: "home-1440" }, { name: "contact-1440" }, { name: "terms-1440" }],
    async ({ name }) => {
      if (name === "contact-1440") throw new Error("The browser does not respond.");
      taken.push(name);
    },
  );
  await expect(taking).rejects.toThrow("Not taken: contact-1440");
  expect(taken).toEqual(["home-1440", "terms-1440"]);
});
