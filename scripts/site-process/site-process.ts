import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { readSignUps, type SignUp } from "../../src/adapters/sign-up-store/sign-up-file.ts";
import { PROGRAM, SERVE_ENVIRONMENT } from "./served-as.ts";

const REPORTER = join(import.meta.dirname, "report-memory.ts");

/** Maximum number of log errors that are stored. */
const MAX_ERRORS = 20;

const memorySchema = z.object({ rss: z.number(), heapUsed: z.number() });

/** Memory of a process in bytes; `heapUsed` is measured after a garbage collection. */
export type Memory = z.output<typeof memorySchema>;

const recordSchema = z.object({ msg: z.string().optional() });

/** The site in a child process, as `npm run serve` starts it, with the sample content and on 127.0.0.1 only. */
export class SiteProcess {
  readonly origin: string;
  /** Resolves when the process has exited. */
  readonly ended: Promise<unknown[]>;
  /** The first errors in the process's log and on its standard error. */
  readonly errors: readonly string[];
  readonly #child: ChildProcess;
  readonly #folder: string;

  private constructor(origin: string, child: ChildProcess, folder: string, errors: readonly string[]) {
    this.origin = origin;
    this.ended = once(child, "exit");
    this.errors = errors;
    this.#child = child;
    this.#folder = folder;
  }

  /**
   * Starts a site; resolves when it is ready.
   *
   * @param environment - Overrides of the default environment (loopback, temporary data folder).
   * @param maxOpenFiles - Limit of open files of the process, including connections. Default: that of this process.
   * @throws {Error} when the process exits before it listens.
   */
  static async start(
    environment: Readonly<Record<string, string>> = {},
    maxOpenFiles?: number,
  ): Promise<SiteProcess> {
    const folder = mkdtempSync(join(tmpdir(), "site-"));
    const node = ["--expose-gc", "--import", REPORTER];
    const limited = ["-c", `ulimit -n ${maxOpenFiles} && exec "$0" "$@"`, process.execPath, ...node];
    const child = fork(PROGRAM, [], {
      ...(maxOpenFiles === undefined ? { execArgv: node } : { execPath: "/bin/sh", execArgv: limited }),
      env: { ...SERVE_ENVIRONMENT, HOST: "127.0.0.1", PORT: "0", DATA_DIR: folder, ...environment },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    // Also if this process crashes.
    process.once("exit", () => {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    });
    const errors: string[] = [];
    const origin = await originOf(child, errors);
    const site = new SiteProcess(origin, child, folder, errors);
    while ((await fetch(`${origin}/readyz`, { method: "HEAD" })).status !== 200) await wait(50);
    return site;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Memory of the process after a garbage collection. @throws {Error} when the process has exited. */
  async memory(): Promise<Memory> {
    if (this.hasEnded) throw new Error(`The site ended: ${this.errors.join("\n")}`);
    const report = once(this.#child, "message");
    const ended = this.ended.then(([code]) => {
      throw new Error(`The site ended with code ${code}: ${this.errors.join("\n")}`);
    });
    this.#child.send("memory");
    const [memory] = await Promise.race([report, ended]);
    return memorySchema.parse(memory);
  }

  signUps(): readonly SignUp[] {
    return readSignUps(this.#folder) ?? [];
  }

  /** Stops the process gracefully, and waits until it has exited. */
  async stop(): Promise<void> {
    this.#child.kill("SIGTERM");
    await this.ended;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/**
 * The origin that a starting site says in its log that it listens at.
 *
 * @param child - With output in pipes.
 * @param errors - Gets the first errors of its log.
 * @throws {Error} when the process exits before it listens.
 */
export async function originOf(child: ChildProcess, errors: string[]): Promise<string> {
  const listening = Promise.withResolvers<string>();
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error("The site's process has no output to read.");
  const storeError = (line: string) => void (errors.length < MAX_ERRORS && errors.push(line));
  createInterface(stderr).on("line", storeError);
  createInterface(stdout).on("line", (line) => {
    if (/"level":[56]0/.test(line)) storeError(line);
    if (!line.includes("listening at")) return;
    const origin = /listening at (http:\S+)/.exec(recordSchema.parse(JSON.parse(line)).msg ?? "")?.[1];
    if (origin !== undefined) listening.resolve(origin);
  });
  child.once("exit", (code) =>
    listening.reject(new Error(`The site ended with code ${code}: ${errors.join("\n")}`)),
  );
  return listening.promise;
}
