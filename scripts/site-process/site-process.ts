import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { PROGRAM, SERVE_COMMAND } from "./served-as.ts";

const REPORTER = join(import.meta.dirname, "report-memory.ts");

/** Errors of the log that are kept to be shown. */
const MAX_ERRORS = 20;

const memorySchema = z.object({ rss: z.number(), heapUsed: z.number() });

/** Memory of a process in bytes; `heapUsed` is what is left after a garbage collection. */
export type Memory = z.output<typeof memorySchema>;

const recordSchema = z.object({ msg: z.string().optional() });

/** The site in a process of its own, as `npm run serve` starts it, over the sample content and on 127.0.0.1 alone. */
export class SiteProcess {
  readonly origin: string;
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #errors: string[];

  private constructor(origin: string, child: ChildProcess, folder: string, errors: string[]) {
    this.origin = origin;
    this.#child = child;
    this.#folder = folder;
    this.#errors = errors;
  }

  /**
   * Starts a site, and answers when it is ready for visitors.
   *
   * @param environment - What is to be other than on this machine's loopback with a folder of its own and no limits.
   * @throws {Error} when the process ends before it listens.
   */
  static async start(environment: Readonly<Record<string, string>> = {}): Promise<SiteProcess> {
    const folder = mkdtempSync(join(tmpdir(), "site-"));
    const child = fork(PROGRAM, [], {
      execArgv: [...SERVE_COMMAND.args, "--expose-gc", "--import", REPORTER],
      env: {
        HOST: "127.0.0.1",
        PORT: "0",
        DATA_DIR: folder,
        SEARCHES_PER_MINUTE: "0",
        SIGN_UPS_PER_MINUTE: "0",
        WEBHOOKS_PER_MINUTE: "0",
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    const errors: string[] = [];
    const origin = await originOf(child, errors);
    const site = new SiteProcess(origin, child, folder, errors);
    while ((await fetch(`${origin}/readyz`, { method: "HEAD" })).status !== 200) await wait(50);
    return site;
  }

  /** The first errors that the process told in its log, or when it fell over. */
  get errors(): readonly string[] {
    return this.#errors;
  }

  /** Whether the process is no more. */
  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /**
   * Collects the process's garbage, and measures what is left.
   *
   * @throws {Error} when the process has ended.
   */
  async memory(): Promise<Memory> {
    if (this.hasEnded) throw new Error(`The site ended: ${this.#errors.join("\n")}`);
    const answered = new AbortController();
    const { signal } = answered;
    try {
      const answer = once(this.#child, "message", { signal });
      const ended = once(this.#child, "exit", { signal }).then(([code]) => {
        throw new Error(`The site ended with code ${code}: ${this.#errors.join("\n")}`);
      });
      this.#child.send("memory");
      const [memory] = await Promise.race([answer, ended]);
      return memorySchema.parse(memory);
    } finally {
      answered.abort();
    }
  }

  /** Asks the process to stop, and waits until it has. */
  async stop(): Promise<void> {
    if (!this.hasEnded) {
      const ended = once(this.#child, "exit");
      this.#child.kill("SIGTERM");
      await ended;
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function originOf(child: ChildProcess, errors: string[]): Promise<string> {
  const listening = Promise.withResolvers<string>();
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error("The site's process has no output to read.");
  const keep = (line: string) => void (errors.length < MAX_ERRORS && errors.push(line));
  createInterface(stderr).on("line", keep);
  createInterface(stdout).on("line", (line) => {
    if (/"level":[56]0/.test(line)) keep(line);
    if (!line.includes("listening at")) return;
    const origin = /listening at (http:\S+)/.exec(recordSchema.parse(JSON.parse(line)).msg ?? "")?.[1];
    if (origin !== undefined) listening.resolve(origin);
  });
  child.once("exit", (code) =>
    listening.reject(new Error(`The site ended with code ${code}: ${errors.join("\n")}`)),
  );
  return listening.promise;
}
