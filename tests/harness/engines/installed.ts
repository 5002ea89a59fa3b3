import { spawnSync } from "node:child_process";
import type { Engine } from "./visitor.ts";

/** Commands of Firefox on Debian and from Mozilla. */
const FIREFOX = ["firefox-esr", "firefox"];

/** Whether an engine is installed. Debian's packages are `firefox-esr`, and `webkit2gtk-driver` with `xvfb`. */
export function isInstalled(engine: Exclude<Engine, "chromium">): boolean {
  if (engine === "firefox") return firefoxPath() !== undefined;
  return ["WebKitWebDriver", "Xvfb"].every((command) => pathOf(command) !== undefined);
}

/** The path of Firefox, if it is installed. */
export function firefoxPath(): string | undefined {
  return FIREFOX.map(pathOf).find((path) => path !== undefined);
}

/** The path of a command, if it is installed. */
export function pathOf(command: string): string | undefined {
  const { status, stdout } = spawnSync("which", [command], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}
