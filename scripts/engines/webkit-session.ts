import { once } from "node:events";
import { Builder, Capabilities, WebDriver } from "selenium-webdriver";
import type { Command, Executor } from "selenium-webdriver/lib/command.js";
import type { Session } from "selenium-webdriver/lib/session.js";

/** Longer than any command takes on a busy machine, a page that loads slowly included. */
const RESPONSE_TIMEOUT_MS = 60_000;

/** A session with WebKit. A command that gets no response in time rejects; the library would wait forever. */
export class WebKitSession extends WebDriver {
  readonly #timeoutMs: number;

  private constructor(session: Session, executor: Executor, timeoutMs: number) {
    super(session, executor);
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Opens a browser.
   *
   * @param server - Origin of the driver.
   * @param timeoutMs - Maximum time of a command.
   */
  static async open(server: string, timeoutMs = RESPONSE_TIMEOUT_MS): Promise<WebKitSession> {
    const capabilities = new Capabilities()
      .setBrowserName("MiniBrowser")
      .set("webkitgtk:browserOptions", {})
      .set("unhandledPromptBehavior", "ignore");
    const driver = new Builder().usingServer(server).withCapabilities(capabilities).build();
    const session = await inTime(driver.getSession(), "newSession", timeoutMs);
    return new WebKitSession(session, driver.getExecutor(), timeoutMs);
  }

  override execute(command: Command): Promise<void> {
    return inTime(super.execute(command), command.getName(), this.#timeoutMs);
  }
}

function inTime<T>(response: Promise<T>, command: string, timeoutMs: number): Promise<T> {
  const timeout = once(AbortSignal.timeout(timeoutMs), "abort").then(() => {
    throw new Error(`The driver did not respond to ${command} in ${timeoutMs} ms.`);
  });
  return Promise.race([response, timeout]);
}
