import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, Capabilities, WebDriver } from "selenium-webdriver";
import type { Command } from "selenium-webdriver/lib/command.js";
import { freePort } from "../../../scripts/site-process/free-port.ts";

/** Width, height and colour depth. The pointer is in the middle. */
const DISPLAY_SIZE = "3200x2000x24";

/** With the default tool bar, the window could not be as narrow as a phone. */
const NARROW_TOOL_BAR =
  "* { padding: 0; margin: 0; border: 0; min-width: 0; min-height: 0; font-size: 1px; }";

const START_TIMEOUT_MS = 20_000;

/** Starts a virtual display and WebKitGTK's WebDriver on it. A desktop setting reduces motion. */
export async function startWebKit() {
  const home = await mkdtemp(join(tmpdir(), "webkit-"));
  await mkdir(join(home, "gtk-3.0"));
  await writeFile(join(home, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  await writeFile(join(home, "gtk-3.0/gtk.css"), NARROW_TOOL_BAR);
  const display = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", DISPLAY_SIZE, "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await once(createInterface(display.stdout), "line");
  const port = await freePort();
  const log = join(home, "log");
  const written = await open(log, "a");
  // A process group, because the browser keeps running when its driver is killed.
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    detached: true,
    stdio: ["ignore", written.fd, written.fd],
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      GDK_BACKEND: "x11",
      GSETTINGS_BACKEND: "memory",
      NO_AT_BRIDGE: "1",
      // Composited by software, pages take twice the CPU time, and screenshots are now and then black.
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      XDG_CACHE_HOME: home,
    },
  });
  const end = () => {
    endGroup(driver);
    display.kill();
  };
  process.once("exit", end);
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(origin);
  return {
    origin,
    /** Path of the browser's log, with the console messages of pages. */
    log,
    async close() {
      const ended = Promise.all([once(driver, "exit"), once(display, "exit")]);
      end();
      await ended;
      process.off("exit", end);
      await written.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

function endGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid);
}

async function untilReady(origin: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(`${origin}/status`).catch(() => undefined))?.ok) {
    if (Date.now() > deadline) throw new Error("WebKitWebDriver does not answer.");
    await pause(20);
  }
}

/** Longer than any command takes on a busy machine, a page that loads slowly included. */
const RESPONSE_TIMEOUT_MS = 60_000;

/** A session with WebKit. A command that gets no response in time rejects; the library would wait forever. */
export class WebKitSession extends WebDriver {
  static async open(server: string): Promise<WebKitSession> {
    const capabilities = new Capabilities()
      .setBrowserName("MiniBrowser")
      .set("webkitgtk:browserOptions", {})
      .set("unhandledPromptBehavior", "ignore");
    const driver = new Builder().usingServer(server).withCapabilities(capabilities).build();
    const session = await inTime(driver.getSession(), "newSession");
    return new WebKitSession(session, driver.getExecutor());
  }

  override execute(command: Command): Promise<void> {
    return inTime(super.execute(command), command.getName());
  }
}

function inTime<T>(response: Promise<T>, command: string): Promise<T> {
  const timeout = once(AbortSignal.timeout(RESPONSE_TIMEOUT_MS), "abort").then(() => {
    throw new Error(`The driver did not respond to ${command} in ${RESPONSE_TIMEOUT_MS} ms.`);
  });
  return Promise.race([response, timeout]);
}
