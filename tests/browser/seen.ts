import type { Page } from "playwright-core";

/** Something that a reader sees in one colour on one ground. */
export interface Seen {
  /** Text and signs (icons, edges of fields) are read; decoration (hairlines, artwork) is not. */
  readonly kind: "text" | "sign" | "decoration";
  /** As the browser computes it. */
  readonly colour: string;
  /** How much of the colour arrives, from 0 to 1: elements around it may let it through. */
  readonly opacity: number;
  /** As the browser computes it; `image` where one, or what is let through, lies under it. */
  readonly ground: string;
  /** Size of a text in px; 0 for what is none. */
  readonly size: number;
  readonly bold: boolean;
  /** Names of the elements around it, from inside out. */
  readonly within: readonly string[];
  /** What it is, for people. */
  readonly what: string;
}

/** All that stands on a page as it is, scrolled into view or not; without what only screen readers get. */
export function whatIsSeen(page: Page): Promise<Seen[]> {
  const functions = [
    chainOf,
    isShown,
    isBackdrop,
    groundOf,
    seenAs,
    readTexts,
    readDrawing,
    readPlaceholder,
    readEdge,
    lookAround,
  ];
  return page.evaluate(`(() => { ${functions.join("\n")}\nreturn lookAround(); })()`);
}

// What follows runs in the page, where it knows nothing but itself.

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

/** Whether it is an image behind what stands on it. */
function isBackdrop(element: Element): boolean {
  const { position, zIndex } = getComputedStyle(element);
  const image = element.localName === "img" || element.querySelector("img") !== null;
  return image && position === "absolute" && Number(zIndex) < 0;
}

/** The ground under what stands in `element`: the nearest that is painted. */
function groundOf(element: Element | null): string {
  for (const at of chainOf(element)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(at);
    if ([...at.children].some(isBackdrop)) return "image";
    // A gradient that lets something through, unlike the lines that are drawn as gradients of one colour.
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
    ground: groundOf(element),
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
  return [seenAs(isArtwork ? "decoration" : "sign", element, stroke === "none" ? fill : stroke, "drawing")];
}

function readPlaceholder(element: Element): Seen[] {
  if (!(element instanceof HTMLInputElement) || element.placeholder === "") return [];
  const { color, opacity } = getComputedStyle(element, "::placeholder");
  const seen = seenAs("text", element, color, element.placeholder);
  return [{ ...seen, opacity: seen.opacity * Number(opacity) }];
}

/** The first edge that is painted: of a control it says where to press or type, elsewhere it only divides. */
function readEdge(element: Element): Seen[] {
  const style = getComputedStyle(element);
  const isControl = /^(?:input|button|select|textarea)$/.test(element.localName);
  for (const side of ["top", "right", "bottom", "left"]) {
    const colour = style.getPropertyValue(`border-${side}-color`);
    const isPainted = style.getPropertyValue(`border-${side}-width`) !== "0px";
    if (!isPainted || colour === "rgba(0, 0, 0, 0)" || element.parentElement === null) continue;
    const seen = seenAs(isControl ? "sign" : "decoration", element, colour, `edge of ${element.localName}`);
    return [{ ...seen, ground: groundOf(element.parentElement) }];
  }
  return [];
}

function lookAround(): Seen[] {
  const elements = [...document.body.querySelectorAll("*")].filter(isShown);
  return [
    ...readTexts(),
    ...elements.flatMap(readDrawing),
    ...elements.flatMap(readPlaceholder),
    ...elements.flatMap(readEdge),
  ];
}
