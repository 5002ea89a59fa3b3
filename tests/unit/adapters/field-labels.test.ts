import { expect, it } from "vitest";
import { readFieldLabels } from "../../../src/adapters/prismic/field-labels.ts";
import { MODELS } from "../../../src/composition/folders.ts";

it("fields are called what the models call them, whoever writes their names", async () => {
  const labels = await readFieldLabels(MODELS);
  const of = (type: string, field: string) => labels(type, field)?.label;
  expect(of("share_capital", "holders.threshold")).toBe("Threshold (%)");
  expect(of("share-capital", "holders.percentTotal")).toBe("Total (%)");
  expect(of("page", "parent")).toBe("Parent page");
  expect(of("menu_group", "link")).toBe("Link");
  expect([of("site-options", "menus.footer"), of("site-options", "menusfooter")]).toEqual([
    "Footer columns",
    "Footer columns",
  ]);
  expect(of("page", "nothing")).toBeUndefined();
  expect(labels("share_capital", "holders")).toMatchObject({ isList: true });
});
