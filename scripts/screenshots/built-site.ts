import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { announcementsIn, closedCookie, visitCookie } from "../../client/notices/visit.ts";
import type { ShellData } from "../../src/adapters/http/contract/initial-state.ts";
import { clientFiles } from "../../src/adapters/http/plugins/client-files.ts";
import { createBuiltRenderer } from "../../src/adapters/http/rendering/built-renderer.ts";
import { DIST } from "../../src/composition/folders.ts";
import { readConfig } from "../../src/composition/read-config.ts";
import { createSite } from "../../src/composition/site.ts";
import { SandboxEditor } from "../site-process/editor.ts";
import { untilShown } from "../site-process/until-shown.ts";

/** A site within this process. */
export type RunningSite = Awaited<ReturnType<typeof startBuiltSite>>;

/** Starts the built site with a data folder of its own, which is removed with the site or the process. */
export async function startBuiltSite(configured: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), "built-site-"));
  const config = readConfig({ LOG_LEVEL: "silent", DATA_DIR: folder, ...configured });
  const site = await createSite(config, await createBuiltRenderer(DIST));
  site.register(clientFiles, { folder: `${DIST}/client` });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", remove);
  return {
    origin: await site.listen({ host: "127.0.0.1", port: 0 }),
    async close() {
      await site.close();
      process.off("exit", remove);
      remove();
    },
  };
}

/** The cookies of a visitor who has seen all notices of a site. */
export async function seenNoticesAt(origin: string) {
  const response = await fetch(`${origin}/api/shell/current`);
  const { options, asksConsent }: ShellData = await response.json();
  const announcements = announcementsIn(options, asksConsent);
  const cookies = [visitCookie(announcements, ""), closedCookie("bar", announcements)];
  return cookies.flatMap((cookie) => (cookie ? { name: cookie.name, value: cookie.value, url: origin } : []));
}

const SITE_OPTIONS = "site-options_site-options";

/** Publishes a tag manager on a site with `TRACKING_CONSENT=ask`. Resolves when documents have it. */
export async function publishTagManager(origin: string, container: string): Promise<void> {
  const editor = new SandboxEditor(`${origin}/sandbox`);
  await editor.change(SITE_OPTIONS, { gtmCode: container });
  await editor.publish();
  await untilShown(`${origin}/company`, container);
}
