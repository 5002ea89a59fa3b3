import { whenIdle } from "../when-idle.ts";

/**
 * Everything below a page's first section, and what a section marks itself. The style sheet lets the browser skip it until
 * it is laid out. A section that links lead to has an element around it; those of an article are siblings deeper in the
 * page.
 */
export const DEFERRED = "main > div > * ~ *, main section ~ section, [data-deferred], footer";

/** What a visitor does who stays: the first of these events. */
const SIGNS = ["scroll", "pointerover", "pointerdown", "focusin"];

/**
 * Lays out what is below the first screen at the visitor's first sign, so that images there are fetched for a visitor
 * who stays: one section at a time when idle, so that a press in between is painted soon. At once for a key, which may be
 * the one that scrolls to the end.
 */
export function layOutAtFirstSign(): void {
  const sections = document.querySelectorAll<HTMLElement>(DEFERRED).values();
  const layOutNext = () => {
    const { value: section } = sections.next();
    if (!section || isComplete()) return layOutAllSections();
    section.dataset.laidOut = "";
    whenIdle(layOutNext);
  };
  const firstSign = new AbortController();
  const start = () => {
    firstSign.abort();
    whenIdle(layOutNext);
  };
  for (const sign of SIGNS) addEventListener(sign, start, { signal: firstSign.signal, passive: true });
  addEventListener("keydown", layOutAllSections, { once: true });
}

/** Lays out all sections immediately. */
export function layOutAllSections(): void {
  document.documentElement.dataset.laidOut = "";
}

function isComplete(): boolean {
  return document.documentElement.dataset.laidOut !== undefined;
}
