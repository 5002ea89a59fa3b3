import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "vitest";
import { hasSample } from "../../configuration/sample.ts";
import { folderOfTest } from "./site-process.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** Starts a script with npm, and sends a signal once it listens; returns its output. */
async function signalled(signal: NodeJS.Signals, whom: "npm" | "all of them", script: readonly string[]) {
  const DATA_DIR = await folderOfTest();
  const own = { HOST: "127.0.0.1", PORT: "0", METRICS_PORT: "", DATA_DIR, LOG_LEVEL: "info" };
  const npm = spawn("npm", ["run", "--silent", ...script], {
    cwd: ROOT,
    env: { ...process.env, ...own },
    stdio: ["ignore", "pipe", "inherit"],
    // A process group, like a command in a terminal.
    detached: true,
  });
  const { pid } = npm;
  if (pid === undefined) throw new Error("npm could not be started.");
  let output = "";
  const origin = Promise.withResolvers<string>();
  npm.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    const [listening] = /http:\/\/(localhost|127\.0\.0\.1):\d+/.exec(output) ?? [];
    if (listening !== undefined) origin.resolve(listening);
  });
  // The output ends when both npm and its child have exited.
  const ended = once(npm, "close");
  const at = await Promise.race([origin.promise, ended.then(() => Promise.reject(new Error(output)))]);
  process.kill(whom === "npm" ? pid : -pid, signal);
  await ended;
  return { output, at };
}

const SCRIPTS = {
  "the site": ["serve"],
  // Without the prestart script, because the site is built already.
  "the site of `npm start`": ["start", "--ignore-scripts"],
  "the site under development": ["dev"],
  "the sandbox": ["sandbox"],
} as const;

// A platform signals npm only; a terminal signals all processes of its group.
it.each([
  ["the site", "SIGTERM", "npm"],
  ["the site", "SIGHUP", "npm"],
  ["the site", "SIGINT", "all of them"],
  ["the site of `npm start`", "SIGTERM", "npm"],
  ...(hasSample ? [["the site under development", "SIGINT", "all of them"] as const] : []),
  ["the sandbox", "SIGTERM", "npm"],
  ["the sandbox", "SIGINT", "all of them"],
] as const)("%s exits when %s is sent to %s", { timeout: 60_000 }, async (name, signal, whom) => {
  const { output, at } = await signalled(signal, whom, SCRIPTS[name]);
  await expect(fetch(at)).rejects.toThrow();
  const drains = SCRIPTS[name].some((script) => script === "serve" || script === "start");
  if (drains) expect(output.match(/the site shuts down/g)).toHaveLength(1);
});
