import { describe, expect, it } from "vitest";
import { waitForExport } from "../../../src/adapters/esp-rest/wait-for-export.ts";
import { marketingPermissionsOf } from "../../../src/ports/marketing-api/marketing-permissions.ts";
import { account, accountWithList, refusal } from "./fake-account.ts";

describe("waiting for an export", () => {
  const exported = async () => {
    const { api, passHours } = account();
    const { export_id } = await api.accountExports.create({ body: { include_stages: ["audiences"] } });
    return { api, passHours, export_id };
  };

  it("ends when it has a download", async () => {
    const { api, passHours, export_id } = await exported();
    const waiting = waitForExport(api, export_id, { pollEvery: 1 });
    passHours(1);
    expect((await waiting).download_url).toMatch(/^https:/);
  });

  it("ends with the timeout or the signal", async () => {
    const { api, export_id } = await exported();
    const late = waitForExport(api, export_id, { pollEvery: 2, timeout: 1 });
    expect(await refusal(late)).toMatchObject({ failure: "timeout", operation: "accountExports.get" });
    const stop = new AbortController();
    const stopped = refusal(waitForExport(api, export_id, { pollEvery: 60_000, signal: stop.signal }));
    stop.abort();
    expect(await stopped).toMatchObject({ failure: "aborted" });
  });
});

describe("the marketing permissions of a list", () => {
  it("are read from a member, as no operation lists them", async () => {
    const { api, list_id, subscribe } = await accountWithList();
    expect(await marketingPermissionsOf(api, list_id)).toEqual([]);
    const { email_address } = await subscribe("ada");
    const marketing_permissions = [{ marketing_permission_id: "e-mail", enabled: true }];
    await api.lists.members.update({
      list_id,
      subscriber_hash: email_address,
      body: { marketing_permissions },
    });
    expect(await marketingPermissionsOf(api, list_id)).toEqual([
      { marketing_permission_id: "e-mail", text: "" },
    ]);
  });
});
