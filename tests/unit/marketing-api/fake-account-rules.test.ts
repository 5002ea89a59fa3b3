import { expect, it } from "vitest";
import { account, wrongFields } from "./fake-account.ts";

it("an export of the account without contents is rejected", async () => {
  const { api } = account();
  const create = api.accountExports.create({ body: { include_stages: [] } });
  expect(await wrongFields(create)).toHaveProperty("include_stages");
});

it("a domain cannot be added twice", async () => {
  const { api } = account();
  const body = { verification_email: "desk@Larkfield.example" };
  await api.verifiedDomains.create({ body });
  expect(await wrongFields(api.verifiedDomains.create({ body }))).toHaveProperty("verification_email");
});
