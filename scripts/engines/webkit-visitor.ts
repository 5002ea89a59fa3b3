import { untilOne } from "./until-one.ts";
import type { Json, Key, Role, Target, Visitor } from "./visitor.ts";
import { type ActionStep, type ElementReference, type WebDriver, WebDriverError } from "./webdriver.ts";

/** Selectors of elements that may have a role. The engine then reports the actual role and name. */
const SELECTORS: Readonly<Record<Role, string>> = {
  alert: "[role=alert]",
  banner: "header",
  button: "button, [role=button]",
  contentinfo: "footer",
  dialog: "dialog",
  heading: "h1, h2, h3, h4, h5, h6",
  link: "a[href]",
  listitem: "li",
  main: "main",
  navigation: "nav",
  region: "section, [role=region]",
  searchbox: "input[type=search]",
  status: "[role=status], output",
  summary: "summary",
  tab: "[role=tab]",
  textbox: "input[type=email], input[type=text]",
};

/** WebDriver's code points for keys without a character. */
const KEYS: Readonly<Record<Key, string>> = {
  ArrowDown: "\uE015",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowUp: "\uE013",
  End: "\uE010",
  Enter: "\uE007",
  Escape: "\uE00C",
  Home: "\uE011",
  Tab: "\uE004",
};

const SHIFT = "\uE008";

/** A visitor with WebKit. Its WebDriver supports neither waiting nor roles, so they are implemented here. */
export class WebKitVisitor implements Visitor {
  readonly engine = "webkit";
  readonly #driver: WebDriver;
  readonly #origin: string;
  readonly #barsHeight: number;

  /** @param barsHeight - See {@link WebDriver.barsHeight}. */
  constructor(driver: WebDriver, origin: string, barsHeight: number) {
    this.#driver = driver;
    this.#origin = origin;
    this.#barsHeight = barsHeight;
  }

  go(path: string): Promise<void> {
    return this.#driver.go(this.#origin + path);
  }

  /** Not with the driver's command: it waits for a load event, which a client-side navigation never has. */
  async back(): Promise<void> {
    await this.evaluate(() => history.back());
  }

  async forward(): Promise<void> {
    await this.evaluate(() => history.forward());
  }

  reload(): Promise<void> {
    return this.#driver.reload();
  }

  async find(target: Target): Promise<void> {
    await this.#only(target);
  }

  async press(target: Target): Promise<void> {
    await this.#driver.click(await this.#only(target));
  }

  async hover(target: Target): Promise<void> {
    const origin = await this.#only(target);
    await this.#driver.execute("(element) => element.scrollIntoViewIfNeeded()", [origin]);
    await this.#driver.act("pointer", [{ type: "pointerMove", duration: 0, origin, x: 0, y: 0 }]);
  }

  async type(text: string): Promise<void> {
    await this.#driver.act("key", [...text].flatMap(stroke));
  }

  async key(key: Key, { shift } = { shift: false }): Promise<void> {
    const steps = stroke(KEYS[key]);
    await this.#driver.act("key", shift ? around(SHIFT, steps) : steps);
  }

  async count(target: Target): Promise<number> {
    return (await this.#all(target)).length;
  }

  /** Resolves when the page has the new size, which is later than the window. */
  async resize(width: number, height: number): Promise<void> {
    await this.#driver.resizeWindow(width, height + this.#barsHeight);
    const size = { width, height };
    const isResized = () =>
      this.evaluate(
        (wanted: typeof size) => innerWidth === wanted.width && innerHeight === wanted.height,
        size,
      );
    await untilOne(async () => ((await isResized()) ? [size] : []), size);
  }

  async evaluate<Result>(
    read: (argument: never) => Result | Promise<Result>,
    argument: Json = null,
  ): Promise<Result> {
    return JSON.parse(
      String(
        await this.#driver.execute(
          `async (argument) => JSON.stringify((await (${read})(argument)) ?? null)`,
          [argument],
        ),
      ),
    );
  }

  /** The driver waits for the page's next paint, which a page that stands still and fits the window does not have. */
  async screenshot(): Promise<Buffer> {
    await this.#driver.execute(String(keepPainting), []);
    try {
      return await this.#driver.screenshot();
    } finally {
      await this.#driver.execute(String(stopPainting), []);
    }
  }

  /** Waits for the single matching element. */
  #only(target: Target): Promise<ElementReference> {
    return untilOne(() => this.#all(target), target);
  }

  async #all(target: Target): Promise<readonly ElementReference[]> {
    try {
      return await this.#find(target);
    } catch (error) {
      // The page was replaced meanwhile.
      if (error instanceof WebDriverError && error.code === "stale element reference") return [];
      throw error;
    }
  }

  async #find({ role, name, within }: Target): Promise<readonly ElementReference[]> {
    const [scope] = within ? await this.#find(within) : [];
    if (within && !scope) return [];
    const values = [SELECTORS[role], name ?? null, scope ?? null];
    const elements = await this.#driver.elements(String(visibleElements), values);
    const known = await Promise.all(
      elements.map(async (element) => ({ element, ...(await this.#driver.roleAndName(element)) })),
    );
    return known.flatMap((one) => {
      const hasRole = role === "summary" || one.role === role;
      return hasRole && (name === undefined || one.name === name) ? one.element : [];
    });
  }
}

/**
 * Runs in the page: visible elements whose text contains a name, within an element or the page. This prefilter saves a
 * request to the driver for each other element.
 */
function visibleElements(selector: string, name: string | null, scope: Element | null): Element[] {
  const wordsOf = (element: Element): string => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const labelledBy = (element.getAttribute("aria-labelledby") ?? "").split(" ");
    return [
      element.getAttribute("aria-label"),
      element.getAttribute("placeholder"),
      element.textContent,
      ...labels.map(({ textContent }) => textContent),
      ...labelledBy.map((id) => document.getElementById(id)?.textContent),
    ]
      .join(" ")
      .replace(/\s+/g, " ");
  };
  return [...(scope ?? document).querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === null || wordsOf(element).includes(name)),
  );
}

/** Runs in the page: has it paint one pixel again and again, in a colour that cannot be seen. */
function keepPainting(): void {
  const pixel = document.createElement("i");
  pixel.id = "painting";
  pixel.style.cssText = "position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; background: #000";
  document.documentElement.append(pixel);
  pixel.animate({ opacity: [0, 0.004] }, { duration: 1_000, iterations: Number.POSITIVE_INFINITY });
}

/** Runs in the page. */
function stopPainting(): void {
  document.getElementById("painting")?.remove();
}

function stroke(value: string): ActionStep[] {
  return [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ];
}

function around(value: string, steps: readonly ActionStep[]): ActionStep[] {
  const [down, up] = stroke(value);
  return [...(down ? [down] : []), ...steps, ...(up ? [up] : [])];
}
