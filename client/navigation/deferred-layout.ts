import { whenIdle } from "../when-idle.ts";

/** The sections below the first screen. The style sheet lets the browser skip them until they are laid out. */
const SKIPPED = "main section ~ section, footer";

/**
 * Lays out the sections below the first screen once the page is loaded, so that none of their images are fetched before
 * the first screen is complete: one at a time when idle, so that a press in between is painted soon.
 */
export function layOutWhenIdle(): void {
  const sections = document.querySelectorAll<HTMLElement>(SKIPPED).values();
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
