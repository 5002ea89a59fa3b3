import { whenIdle } from "../when-idle.ts";

/**
 * Everything below a page's first section. The style sheet lets the browser skip it until it is laid out. A section that
 * links lead to has an element around it; those of an article are siblings deeper in the page.
 */
export const DEFERRED = "main > div > * ~ *, main section ~ section, footer";

/**
 * Lays out the sections below the first screen once the page is loaded, so that none of their images are fetched before
 * the first screen is complete: one at a time when idle, so that a press in between is painted soon.
 */
export function layOutWhenIdle(): void {
  const sections = document.querySelectorAll<HTMLElement>(DEFERRED).values();
  const layOutNext = () => {
    const { value: section } = sections.next();
    if (!section || isComplete()) return layOutAllSections();
    section.dataset.laidOut = "";
    whenIdle(layOutNext);
  };
  whenIdle(layOutNext);
}

/** Lays out all sections immediately. */
export function layOutAllSections(): void {
  document.documentElement.dataset.laidOut = "";
}

function isComplete(): boolean {
  return document.documentElement.dataset.laidOut !== undefined;
}
