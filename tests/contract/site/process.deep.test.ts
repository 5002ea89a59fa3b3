import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderOfTest, startSignUp, startSite } from "./site-process.ts";

const SLOW = { timeout: 60_000 };

// Responses during load shedding are tested in tests/unit/http/reliability.test.ts; this tests the detection.
it("an overloaded process sheds load, but not of cached pages, and stays alive", SLOW, async () => {
  const folder = await folderOfTest();
  const overwork = join(folder, "overwork.cjs");
  await writeFile(
    overwork,
    `process.on("SIGUSR2", () => {
      const end = Date.now() + 9_000;
      const toil = () => {
        const pause = Date.now() + 1_500;
        while (Date.now() < pause);
        if (Date.now() < end) setImmediate(toil);
      };
      toil();
    });`,
  );
  const { origin, process: site } = await startSite(folder, { node: ["--require", overwork] });
  const ask = async (path: string) => {
    const answer = await fetch(origin + path);
    await answer.text();
    return answer;
  };
  // A search is refused in another way until there is an index.
  await expect.poll(async () => (await ask("/search?s=dividend")).status, { timeout: 20_000 }).toBe(200);
  expect((await ask("/terms")).status).toBe(200);
  site.kill("SIGUSR2");
  let refused = await ask("/search?s=dividend");
  while (refused.status === 200) refused = await ask("/search?s=dividend");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "10"]);
  const answers = await Promise.all(["/healthz", "/readyz", "/terms"].map(ask));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await expect.poll(async () => (await ask("/search?s=dividend")).status, { timeout: 30_000 }).toBe(200);
});

it("a shutdown times out for a client that does not send the rest of its request", SLOW, async () => {
  const site = await startSite(await folderOfTest());
  const { connection } = await startSignUp(site);
  site.process.kill("SIGTERM");
  await Promise.all([once(connection, "close"), once(site.process, "exit")]);
  expect(site.process.exitCode).toBe(0);
  expect(site.log()).toContain("connections were closed");
});
