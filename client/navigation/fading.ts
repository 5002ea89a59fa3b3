/** Attribute of `<main>` while it fades in. */
export const FADING = "data-fading";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
const FADE: KeyframeAnimationOptions = { duration: 500, easing: "cubic-bezier(0.3, 0, 0.1, 1)" };

export function fadeIn(main: HTMLElement): void {
  if (matchMedia(REDUCED_MOTION).matches) return;
  main.setAttribute(FADING, "");
  const fade = main.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
  fade.onfinish = () => main.removeAttribute(FADING);
}
