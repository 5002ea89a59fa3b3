import { expect, it, onTestFinished } from "vitest";
import { clicks } from "../../scripts/demo/clicks.ts";
import { openDemo } from "../../scripts/demo/main.ts";
import { hasSample } from "../configuration/sample.ts";

it.skipIf(!hasSample)("each step of the demo works with one click", { timeout: 60_000 }, async () => {
  const demo = await openDemo(0);
  onTestFinished(() => demo.close());
  const guide = await (await fetch(demo.guide)).text();
  for (const { label } of clicks) expect(guide).toContain(label);
  const seen = new Map<string, string>();
  for (const { path } of clicks) {
    const pressed = await fetch(demo.guide + path, { method: "POST", redirect: "manual" });
    expect([path, pressed.status]).toEqual([path, 303]);
    const shown = await fetch(pressed.headers.get("location") ?? "", {
      headers: { authorization: "Basic ZGVtbzpkZW1v" },
    });
    seen.set(path, await shown.text());
  }
  expect(seen.get("/editor")).toContain("home_home");
  expect(seen.get("/marketing")).toContain("@example.com");
  expect(seen.get("/metrics")).toContain("http_request_duration_seconds");
  expect(seen.get("/alert")).toContain("<!doctype html>");
});
