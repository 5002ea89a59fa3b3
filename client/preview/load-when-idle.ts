import { whenIdle } from "../when-idle.ts";

/** Loads a script when the page is loaded and the browser is idle. */
export function loadWhenIdle(src: string, onLoad: () => void): void {
  whenIdle(() => {
    const script = document.createElement("script");
    script.async = true;
    script.src = src;
    script.addEventListener("load", onLoad);
    document.body.append(script);
  });
}
