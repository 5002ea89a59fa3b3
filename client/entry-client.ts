/** The script of every document: loads the application. It does not contain React. */

import { loadApplication } from "./app/load.ts";
import { settingsIn } from "./browser/document-settings.ts";
import { loadWhenIdle, whenIdle } from "./browser/when-idle.ts";
import { pressPageAction } from "./content/page-actions.ts";
import { skipTablesThatFit } from "./content/table-stops.ts";

const settings = settingsIn(document);
if (!settings) throw new Error("The document lacks its settings.");

if (settings.app) loadApplication(settings, settings.app);
document.addEventListener("click", pressPageAction, { capture: true });
document.addEventListener("keydown", skipTablesThatFit);
const zone = document.querySelector("[data-slice-zone]");
if (zone) void import("./simulator/start-simulator.ts").then(({ startSimulator }) => startSimulator(zone));
const { measured } = settings;
// A sample of the visits is measured.
if (measured && Math.random() < measured.share) {
  whenIdle(() => {
    import("./measurements/send-web-vitals.ts")
      .then(({ sendWebVitals }) => sendWebVitals(measured.page))
      .catch(() => undefined);
  });
}
// The bug-report widget for testers of a staging site.
if (settings.tracker) loadWhenIdle(settings.tracker);
// In development, the styles are scripts.
if (import.meta.env.DEV) void import("./style-sheet.ts");
