import { Network, type StartedNetwork } from "testcontainers";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { sendJson } from "../../scripts/site-process/editor.ts";
import { createRestMarketingApi } from "../../src/adapters/esp-rest/rest-marketing-api.ts";
import { NEWS_LIST } from "../unit/marketing-api/fake-account.ts";
import { type Reachable, startSandbox, startSite } from "./containers.ts";

const KEY = "0123456789abcdef-us19";

describe.skipIf(!inject("hasEngine"))("the image of the site with that of the sandbox", () => {
  let network: StartedNetwork;
  let sandbox: Reachable;
  let site: Reachable;
  let listId: string;

  beforeAll(async () => {
    network = await new Network().start();
    sandbox = await startSandbox(network);
    const api = marketing(sandbox);
    ({ id: listId } = await api.lists.create({ body: NEWS_LIST }));
    await api.close();
    site = await startSite(network, {
      ESP_API_KEY: KEY,
      ESP_BASE_URL: "http://sandbox:3001/3.0",
      ESP_LIST_ID: listId,
    });
  });

  afterAll(async () => {
    await site?.stop();
    await sandbox?.stop();
    await network?.stop();
  });

  it.each(["/", "/investors", "/company/leadership", "/news", "/contact", "/search?s=report&t=pdf"])(
    "shows %s",
    async (path) => {
      const response = await fetch(site.origin + path);
      expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(/<h1[^>]*>/)]);
    },
  );

  it("serves the scripts and styles that its pages name", async () => {
    const html = await (await fetch(site.origin)).text();
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      expect((await fetch(site.origin + file, { method: "HEAD" })).status, file).toBe(200);
    }
  });

  it("sends a sign-up to the marketing service", async () => {
    await sendJson("POST", `${site.origin}/api/newsletterPost`, "reader@larkfield.example");
    const api = marketing(sandbox);
    const { members } = await api.lists.members.list({ list_id: listId });
    await api.close();
    expect(members).toMatchObject([{ email_address: "reader@larkfield.example" }]);
  });

  it("runs as an unprivileged user with a read-only root file system, without errors", async () => {
    expect(await site.run("console.log(process.getuid(), process.getgid())")).toBe("1000 1000");
    expect(await site.run("fs.writeFileSync('/site/new', '')")).toContain("EROFS");
    expect(site.log()).not.toMatch(/EACCES|EROFS|"level":(?:50|60)/);
  });
});

function marketing({ origin }: Reachable) {
  return createRestMarketingApi({ apiKey: KEY, baseUrl: `${origin}/3.0` });
}
