import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { PROGRAM } from "../../../scripts/site-process/served-as.ts";
import { unhurried } from "./unhurried.ts";

/** Number of concurrent visitors. */
const AT_ONCE = 20;
/** Maximum number of attempts after an error. */
const ATTEMPTS = 5;

interface KillsOptions {
  readonly readers: number;
  /** Environment of the site, which configures where sign-ups are stored. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Responses that visitors got. */
interface SignUpResults {
  readonly acknowledged: readonly string[];
  /** Addresses whose last attempt failed. */
  readonly refused: readonly string[];
  readonly kills: number;
}

/**
 * Signs up visitors at the built site, whose process is killed (SIGKILL) and restarted three times, and killed at the
 * end. A client without a response, or with an error, retries.
 */
export async function signUpThroughKills({ readers, environment }: KillsOptions): Promise<SignUpResults> {
  // A process that is killed leaves its temporary files.
  const temporary = await mkdtemp(join(tmpdir(), "killed-site-"));
  try {
    return await signUp(readers, { ...environment, TMPDIR: temporary });
  } finally {
    await rm(temporary, { recursive: true });
  }
}

interface Environment extends Record<string, string> {
  readonly TMPDIR: string;
}

async function signUp(readers: number, environment: Environment): Promise<SignUpResults> {
  const addresses = Array.from({ length: readers }, (_, index) => `reader-${index}@larkfield.example`);
  const killAt = new Set([0.2, 0.5, 0.8].map((part) => Math.round(part * readers)));
  const acknowledged = new Set<string>();
  let site = start(environment);
  let answered = 0;
  let kills = 0;

  const signUpOne = async (address: string) => {
    for (let refusals = 0; refusals < ATTEMPTS; ) {
      const { origin } = await site;
      const status = await post(origin, address);
      // The process was killed: the outcome is unknown.
      if (status === undefined) continue;
      if (status === 200) acknowledged.add(address);
      else refusals += 1;
      answered += 1;
      if (killAt.delete(answered)) {
        kills += 1;
        site = kill(await site).then(() => start(environment));
      }
      if (status === 200) return;
    }
  };
  const waiting = addresses.values();
  const visitor = async () => {
    for (const address of waiting) await signUpOne(address);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  await kill(await site);
  return {
    acknowledged: [...acknowledged],
    refused: addresses.filter((address) => !acknowledged.has(address)),
    kills,
  };
}

interface RunningSite {
  readonly process: ChildProcess;
  readonly origin: string;
}

async function start(environment: Environment): Promise<RunningSite> {
  const env = { HOST: "127.0.0.1", PORT: "0", SIGN_UPS_PER_MINUTE: "0", ...environment };
  const node = await unhurried(environment.TMPDIR);
  const site = spawn(process.execPath, [...node, PROGRAM], { env, stdio: ["ignore", "pipe", "inherit"] });
  // Also if this process crashes.
  process.once("exit", () => site.kill("SIGKILL"));
  const origin = Promise.withResolvers<string>();
  createInterface(site.stdout).on("line", (line) => {
    const listening = /listening at (http:[^"\s]+)/.exec(line)?.[1];
    if (listening !== undefined) origin.resolve(listening);
  });
  site.once("exit", () => origin.reject(new Error("The site ended before it listened.")));
  return { process: site, origin: await origin.promise };
}

async function kill(site: RunningSite): Promise<void> {
  // Also of the process that writes its search index, which has the same output.
  const ended = once(site.process, "close");
  site.process.kill("SIGKILL");
  await ended;
}

async function post(origin: string, address: string): Promise<number | undefined> {
  try {
    const response = await fetch(`${origin}/api/newsletterPost`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(address),
    });
    await response.text();
    return response.status;
  } catch {
    return undefined;
  }
}
