import type { Page } from "playwright-core";

/** A visible element in one colour on one background. */
export interface Seen {
  /** Text and graphics (icons, borders of fields) carry information; decoration (lines, artwork) does not. */
  readonly kind: "text" | "graphics" | "decoration";
  /** As the browser computes it. */
  readonly colour: string;
  /** Effective opacity from 0 to 1, including that of its ancestors. */
  readonly opacity: number;
  /** As the browser computes it; `image` for an image or a semi-transparent background. */
  readonly background: string;
  /** Font size in px; 0 for other elements. */
  readonly size: number;
  readonly bold: boolean;
  /** Element names of its ancestors, innermost first. */
  readonly within: readonly string[];
  /** Description for test failures. */
  readonly what: string;
}

/** All visible elements of a page, in the viewport or not; without visually hidden text. */
export function whatIsSeen(page: Page): Promise<Seen[]> {
  const functions = [
    chainOf,
    isShown,
    isBackdrop,
    backgroundOf,
    seenAs,
    readTexts,
    readDrawing,
    readPlaceholder,
    readEdge,
    collectSeen,
  ];
  return page.evaluate(`(() => { ${functions.join("\n")}\nreturn collectSeen(); })()`);
}

// The following functions run in the page, and must not use anything else.

function chainOf(element: Element | null): Element[] {
  return element === null ? [] : [element, ...chainOf(element.parentElement)];
}

function isShown(element: Element): boolean {
  return (
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !chainOf(element).some((at) => getComputedStyle(at).clipPath === "inset(50%)")
  );
}

/** Whether it is a visible image behind other content. */
function isBackdrop(element: Element): boolean {
  const { position, zIndex } = getComputedStyle(element);
  const image = element.localName === "img" || element.querySelector("img") !== null;
  return image && position === "absolute" && Number(zIndex) < 0 && element.checkVisibility();
}

/** The background of `element`: the nearest one that is painted. */
function backgroundOf(element: Element | null): string {
  for (const at of chainOf(element)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if ([...at.children].some(isBackdrop)) return "image";
    // A semi-transparent gradient; lines are drawn as gradients of one opaque colour.
    if (/gradient\(.*(?:rgba\(| \/ )/.test(backgroundImage)) return "image";
    if (!/^(?:rgba\(0, 0, 0, 0\)|transparent)$/.test(backgroundColor)) return backgroundColor;
  }
  return "rgb(255, 255, 255)";
}

function seenAs(kind: Seen["kind"], element: Element, colour: string, what: string): Seen {
  const { fontSize, fontWeight } = getComputedStyle(element);
  const chain = chainOf(element);
  return {
    kind,
    colour,
    opacity: chain.reduce((all, at) => all * Number(getComputedStyle(at).opacity), 1),
    background: backgroundOf(element),
    size: kind === "text" ? Number.parseFloat(fontSize) : 0,
    bold: Number(fontWeight) >= 600,
    within: chain.map((at) => at.localName),
    what: what.trim().slice(0, 60),
  };
}

function readTexts(): Seen[] {
  const seen: Seen[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || element === null || /^(?:script|style|noscript)$/.test(element.localName)) continue;
    const { color, fill } = getComputedStyle(element);
    if (isShown(element))
      seen.push(seenAs("text", element, element instanceof SVGElement ? fill : color, text));
  }
  return seen;
}

function readDrawing(element: Element): Seen[] {
  if (element.localName !== "svg") return [];
  const { position, stroke, fill } = getComputedStyle(element);
  const isArtwork = position === "absolute" || element.getBoundingClientRect().width > 64;
  return [
    seenAs(isArtwork ? "decoration" : "graphics", element, stroke === "none" ? fill : stroke, "drawing"),
  ];
}

function readPlaceholder(element: Element): Seen[] {
  if (!(element instanceof HTMLInputElement) || element.placeholder === "") return [];
  const { color, opacity } = getComputedStyle(element, "::placeholder");
  const seen = seenAs("text", element, color, element.placeholder);
  return [{ ...seen, opacity: seen.opacity * Number(opacity) }];
}

/** The first painted border: a sign of a control, otherwise decoration. */
function readEdge(element: Element): Seen[] {
  const style = getComputedStyle(element);
  const isControl = /^(?:input|button|select|textarea)$/.test(element.localName);
  for (const side of ["top", "right", "bottom", "left"]) {
    const colour = style.getPropertyValue(`border-${side}-color`);
    const isPainted = style.getPropertyValue(`border-${side}-width`) !== "0px";
    if (!isPainted || colour === "rgba(0, 0, 0, 0)" || element.parentElement === null) continue;
    const seen = seenAs(
      isControl ? "graphics" : "decoration",
      element,
      colour,
      `edge of ${element.localName}`,
    );
    return [{ ...seen, background: backgroundOf(element.parentElement) }];
  }
  return [];
}

function collectSeen(): Seen[] {
  const elements = [...document.body.querySelectorAll("*")].filter(isShown);
  return [
    ...readTexts(),
    ...elements.flatMap(readDrawing),
    ...elements.flatMap(readPlaceholder),
    ...elements.flatMap(readEdge),
  ];
}
