import { beforeAll, describe, inject, onTestFinished } from "vitest";
import { createRestMarketingApi } from "../../src/adapters/esp-rest/rest-marketing-api.ts";
import { openRemoteAccount } from "../contract/marketing-api/contract/remote-account.ts";
import { marketingApiContract } from "../contract/marketing-api/contract.ts";
import { type Reachable, startNetwork, startSandbox } from "./containers.ts";

let sandbox: Reachable;

describe.skipIf(!inject("hasEngine"))("the Marketing API, from a container", () => {
  beforeAll(async () => {
    const network = await startNetwork();
    sandbox = await startSandbox(network);
    return async () => {
      await sandbox.stop();
      await network.stop();
    };
  });
  marketingApiContract(() => {
    const { origin } = sandbox;
    const api = createRestMarketingApi({ apiKey: "0123456789abcdef-us19", baseUrl: `${origin}/3.0` });
    onTestFinished(() => api.close());
    return openRemoteAccount(origin, api);
  });
});
