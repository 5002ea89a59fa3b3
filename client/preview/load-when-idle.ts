import { whenIdle } from "../when-idle.ts";

/** Loads a script once the page stands and the browser has nothing better to do. */
export function loadWhenIdle(src: string, onLoad: () => void): void {
  whenIdle(() => {
    const script = document.createElement("script");
    script.async = true;
    script.src = src;
    script.addEventListener("load", onLoad);
    document.body.append(script);
  });
}
