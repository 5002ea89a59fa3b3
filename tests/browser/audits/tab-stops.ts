import type { Page } from "playwright-core";

/** More stops than any page has. */
const MAX_STOPS = 300;

/** Results of moving the focus through a page. */
export interface TabStops {
  /** Descriptions of the focused elements, in order. */
  readonly stops: readonly string[];
  /** Problems of these elements: `hidden: Sign up`. */
  readonly problems: readonly string[];
}

/**
 * Presses Tab until the focus is at the first element again, or leaves the part. Finds stops that are out of order,
 * without a visible focus ring or covered, and controls that never get the focus.
 *
 * @param part - Selector of a part that can have the focus itself. Default: the whole page, or its open dialog.
 */
export async function tabThrough(page: Page, part?: "main"): Promise<TabStops> {
  await page.evaluate(
    `(() => { ${IN_PAGE.join("\n")}\nwindow.tabStops = { lookAt, startStops, missed }; })()`,
  );
  await page.evaluate((selector) => window.tabStops.startStops(selector), part);
  const stops: string[] = [];
  const problems: string[] = [];
  for (let count = 0; count < MAX_STOPS; count += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => window.tabStops.lookAt());
    if (stop === "round") {
      const unreached = await page.evaluate(() => window.tabStops.missed());
      return { stops, problems: [...problems, ...unreached] };
    }
    if (stop === "left") continue;
    stops.push(stop.what);
    problems.push(...stop.problems.map((problem) => `${problem}: ${stop.what}`));
  }
  throw new Error(`The focus goes round among ${new Set(stops).size} controls without an end.`);
}

interface SeenStop {
  readonly what: string;
  readonly problems: readonly string[];
}

declare global {
  interface Window {
    tabStops: {
      readonly startStops: (part: string | undefined) => void;
      readonly lookAt: () => SeenStop | "round" | "left";
      readonly missed: () => readonly string[];
    };
    tabbed: {
      readonly part: Element;
      readonly visited: Set<Element>;
      readonly expected: readonly Element[];
      last: Element | undefined;
    };
  }
}

const IN_PAGE = [
  startStops,
  lookAt,
  missed,
  tabbable,
  nameOf,
  isLayer,
  isOutOfOrder,
  isWithoutRing,
  hasRing,
  isCutOff,
  isCovered,
];

// The following functions run in the page, and must not use anything else.

function startStops(selector: string | undefined): void {
  const part = selector === undefined ? document.body : document.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`There is no ${selector}.`);
  part.focus();
  const expected = tabbable().filter((element) => part.contains(element));
  window.tabbed = { part, visited: new Set(), expected, last: undefined };
}

/** The focused element, or that the focus is at the first one again, or has left the page for the browser. */
function lookAt(): SeenStop | "round" | "left" {
  const { part, visited, last } = window.tabbed;
  const element = document.activeElement;
  if (element === null || element === document.body) {
    window.tabbed.last = undefined;
    return "left";
  }
  if (visited.has(element) || !part.contains(element)) return "round";
  visited.add(element);
  window.tabbed.last = element;
  return {
    what: nameOf(element),
    problems: [
      ...(last && isOutOfOrder(last, element) ? ["out of order"] : []),
      ...(isWithoutRing(element) ? ["without a visible ring"] : []),
      ...(isCovered(element) ? ["covered"] : []),
    ],
  };
}

/** Controls that existed all the time and never got the focus. A table that fits in the window is none: nothing is scrolled. */
function missed(): string[] {
  const { visited, expected } = window.tabbed;
  const unreached = expected.filter(
    (element) =>
      !visited.has(element) &&
      element.checkVisibility() &&
      (element.localName !== "section" || element.scrollWidth > element.clientWidth),
  );
  return unreached.map((element) => `not reached: ${nameOf(element)}`);
}

/** Everything that must be reachable by keyboard: controls for the mouse, and scrollable areas. */
function tabbable(): Element[] {
  const root = document.querySelector("dialog:modal") ?? document.body;
  return [
    ...root.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex='0']"),
  ].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getAttribute("tabindex") !== "-1" &&
      !(element instanceof HTMLInputElement && element.type === "hidden") &&
      !element.matches(":disabled"),
  );
}

function nameOf(element: Element): string {
  const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
  return `${element.localName} “${text.replace(/\s+/g, " ").trim().slice(0, 60)}”`;
}

/** Whether it is fixed while the page scrolls: the header, the notices, a dialog. */
function isLayer(element: Element): boolean {
  return (
    element.closest("header, dialog, section[aria-label=Cookies], section[aria-label=Announcement]") !== null
  );
}

/** Whether it precedes the previous stop in the document, or is above it without being beside it. */
function isOutOfOrder(last: Element, element: Element): boolean {
  // A bar closes when the focus leaves it.
  if (!last.isConnected) return false;
  if ((last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) === 0) return true;
  if (isLayer(last) !== isLayer(element)) return false;
  // From the links of an open menu back to the menu bar.
  if (last.closest("details")?.contains(element) === false) return false;
  const before = last.getBoundingClientRect();
  const after = element.getBoundingClientRect();
  return after.bottom <= before.top && after.left < before.right && before.left < after.right;
}

/** Whether neither the element, its text nor, for a field, the form has a ring, or it is clipped on all sides. */
function isWithoutRing(element: Element): boolean {
  const around = element.localName === "input" ? element.parentElement : null;
  return ![element, element.firstElementChild, around].some(hasRing) || isCutOff(element);
}

/** Whether there is an outline or a shadow of at least two pixels. */
function hasRing(element: Element | null): boolean {
  if (!element) return false;
  const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
  const isTransparent = /^rgba\(.*, 0\)$|transparent/.test(outlineColor);
  const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && !isTransparent;
  return isOutlined || boxShadow !== "none";
}

/** Whether the area around an element is clipped by its container. */
function isCutOff(element: Element): boolean {
  const [box] = element.getClientRects();
  if (!box) return true;
  const ring = 3;
  const isSeen = { left: true, top: true, right: true, bottom: true };
  for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(above);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const room = above.getBoundingClientRect();
    isSeen.left &&= box.left - ring >= room.left - 1;
    isSeen.top &&= box.top - ring >= room.top - 1;
    isSeen.right &&= box.right + ring <= room.right + 1;
    isSeen.bottom &&= box.bottom + ring <= room.bottom + 1;
  }
  return !Object.values(isSeen).includes(true);
}

/** Whether most of the visible part of an element is covered, or nothing of it is visible. */
function isCovered(element: Element): boolean {
  const [box] = element.getClientRects();
  if (!box) return true;
  const at = [0.1, 0.5, 0.9];
  const points = at.flatMap((x) =>
    at.map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
  );
  const inWindow = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
  const seen = inWindow.filter(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest("label") !== null);
  });
  // An element that is larger than the window is partly visible.
  return seen.length === 0 || seen.length < inWindow.length / 2;
}
