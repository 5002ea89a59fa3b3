import { z } from "zod";

/** Name of the property that holds the reference of an element. */
const REFERENCE = "element-6066-11e4-a52e-4f735466cecf";

/** Position of windows. Without a window manager, the window under the pointer has the focus: the middle of the display. */
const UNDER_POINTER = { x: 1590, y: 990 };

/** Longer than any command takes on a busy machine, a page that loads slowly included. */
const RESPONSE_TIMEOUT_MS = 60_000;

const sessionSchema = z.object({ sessionId: z.string() });
const elementSchema = z.object({ [REFERENCE]: z.string() });
const elementsSchema = z.array(elementSchema);
const errorSchema = z.object({ error: z.string(), message: z.string() });
const rectSchema = z.object({ height: z.number() });

/** An element of the page, as WebDriver refers to it. */
export type ElementReference = z.infer<typeof elementSchema>;

/** An error response of the driver. */
export class WebDriverError extends Error {
  override readonly name = "WebDriverError";
  /** For example `stale element reference`. */
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

/** A step of a pointer or keyboard action, as in WebDriver. */
export type ActionStep = Readonly<Record<string, string | number | object>>;

/** A session with a browser, over WebDriver. */
export class WebDriver {
  readonly #address: string;
  readonly #timeoutMs: number;

  private constructor(address: string, timeoutMs: number) {
    this.#address = address;
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Opens a browser.
   *
   * @param server - Origin of the driver.
   * @param timeoutMs - Maximum time of a command; then it throws a {@link WebDriverError} `no response`.
   */
  static async open(server: string, timeoutMs = RESPONSE_TIMEOUT_MS): Promise<WebDriver> {
    const capabilities = {
      alwaysMatch: { "webkitgtk:browserOptions": {}, unhandledPromptBehavior: "ignore" },
    };
    const value = await call("POST", `${server}/session`, timeoutMs, { capabilities });
    return new WebDriver(`${server}/session/${sessionSchema.parse(value).sessionId}`, timeoutMs);
  }

  /** Closes the browser. */
  async close(): Promise<void> {
    await this.#call("DELETE", "");
  }

  /** Loads an address; resolves after the load event. */
  async go(url: string): Promise<void> {
    await this.#call("POST", "/url", { url });
  }

  async reload(): Promise<void> {
    await this.#call("POST", "/refresh", {});
  }

  /** Calls a function in the page, given as source text, and awaits its result. */
  execute(source: string, values: readonly unknown[]): Promise<unknown> {
    return this.#call("POST", "/execute/sync", { script: `return (${source})(...arguments)`, args: values });
  }

  /** Calls a function in the page that returns elements. */
  async elements(source: string, values: readonly unknown[]): Promise<readonly ElementReference[]> {
    return elementsSchema.parse(await this.execute(source, values));
  }

  /** Role and name of an element in the engine's accessibility tree. */
  async roleAndName(element: ElementReference): Promise<{ readonly role: string; readonly name: string }> {
    const [role, name] = await Promise.all(
      ["computedrole", "computedlabel"].map((part) =>
        this.#call("GET", `/element/${element[REFERENCE]}/${part}`),
      ),
    );
    return { role: String(role), name: String(name) };
  }

  /** Scrolls to an element and clicks on its middle. */
  async click(element: ElementReference): Promise<void> {
    await this.#call("POST", `/element/${element[REFERENCE]}/click`, {});
  }

  /** Performs pointer or keyboard actions. */
  async act(type: "key" | "pointer", actions: readonly ActionStep[]): Promise<void> {
    const parameters = type === "pointer" ? { parameters: { pointerType: "mouse" } } : {};
    await this.#call("POST", "/actions", { actions: [{ type, id: type, ...parameters, actions }] });
  }

  /** Height of the window without the page, in pixels. Call it before the window is resized. */
  async barsHeight(): Promise<number> {
    const { height } = rectSchema.parse(await this.#call("GET", "/window/rect"));
    return height - Number(await this.execute("() => innerHeight", []));
  }

  /** Sets the outer size of the window, which may be larger than the display. */
  async resizeWindow(width: number, height: number): Promise<void> {
    await this.#call("POST", "/window/rect", { ...UNDER_POINTER, width, height });
  }

  /** Replaces all cookies of the current site. */
  async setCookies(cookies: readonly { readonly name: string; readonly value: string }[]): Promise<void> {
    await this.#call("DELETE", "/cookie");
    for (const cookie of cookies) await this.#call("POST", "/cookie", { cookie });
  }

  /** The visible part of the page as PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.#call("GET", "/screenshot")), "base64");
  }

  #call(method: string, path: string, body?: object): Promise<unknown> {
    return call(method, this.#address + path, this.#timeoutMs, body);
  }
}

async function call(method: string, address: string, timeoutMs: number, body?: object): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(address, {
    method,
    signal,
    ...(body && { body: JSON.stringify(body) }),
  }).catch((cause: unknown) => {
    if (!signal.aborted) throw cause;
    throw new WebDriverError("no response", `to ${method} ${address} in ${timeoutMs} ms`);
  });
  const { value } = z.object({ value: z.unknown() }).parse(await response.json());
  if (response.ok) return value;
  const { error, message } = errorSchema.parse(value);
  throw new WebDriverError(error, message);
}
