import { afterEach, describe, expect, it } from "vitest";
import type { InitialState } from "../../../src/adapters/http/contract/initial-state.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { createSite } from "../../../src/composition/site.ts";

const TRACKER = "https://tracker.example/sidebar.js";

const close: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(close.splice(0).map((end) => end()));
});

/** The state of a page for a configuration. */
async function stateIn(environment: Readonly<Record<string, string>>): Promise<InitialState> {
  const site = await createSite(readConfig({ LOG_LEVEL: "silent", ...environment }), {
    render: async (_url, state) => JSON.stringify(state),
  });
  close.push(() => site.close());
  return (await site.inject("/company")).json();
}

describe("the testers' tracker", () => {
  it("is included in a staging site", async () => {
    expect(await stateIn({ STAGING_TRACKER_URL: TRACKER })).toMatchObject({ tracker: TRACKER });
  });

  it("is not included in any other", async () => {
    expect(await stateIn({})).not.toHaveProperty("tracker");
  });
});
