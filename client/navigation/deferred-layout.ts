/**
 * Lays out the sections below the first screen. Until then the style sheet lets the browser skip them, so that it
 * fetches none of their images before the first screen is complete.
 */
export function layOutAllSections(): void {
  document.documentElement.dataset.laidOut = "";
}
