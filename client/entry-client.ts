/**
 * The script of every page: navigation, menus, notices, analytics. It does not load React, which is loaded with the
 * first island that the visitor interacts with.
 */
import "./styles/style-sheet.ts";
import { startAnalytics } from "./analytics/tag-manager.ts";
import { startPageActions } from "./content/page-actions.ts";
import { hydrate, startIslands } from "./islands/start-islands.ts";
import { startMeasurements } from "./measurements/start-measurements.ts";
import { layOutAtFirstSign } from "./navigation/deferred-layout.ts";
import { watchFocus } from "./navigation/focus-restoration.ts";
import { followLinks } from "./navigation/follow-links.ts";
import { startNavigation } from "./navigation/navigation.ts";
import { settingsIn } from "./navigation/page-document.ts";
import { prefetchOnIntent, prefetchWhenNear } from "./navigation/prefetch.ts";
import { resolveLink } from "./navigation/resolve-link.ts";
import { watchLinks } from "./navigation/watch-links.ts";
import { whenConsented } from "./notices/start-consent.ts";
import { startNotices } from "./notices/start-notices.ts";
import { startPreviews } from "./preview/start-previews.ts";
import { startSearchInstead } from "./search/search-instead.ts";
import { startDialogs } from "./shell/dialogs.ts";
import { fitMainMenu } from "./shell/fit-main-menu.ts";
import { startMainMenu } from "./shell/start-main-menu.ts";
import { startMobileMenu } from "./shell/start-mobile-menu.ts";
import { startSearch } from "./shell/start-search.ts";
import { startHeaderColours } from "./shell/watch-scroll.ts";
import { loadWhenIdle } from "./when-idle.ts";

const settings = settingsIn(document);
if (!settings) throw new Error("The document lacks its settings.");

// First, since it reads the scroll position.
const header = document.querySelector("header");
if (header) startHeaderColours(header);
startNavigation();
layOutAtFirstSign();
watchFocus();
startIslands(settings.islands);
followLinks();
startDialogs();

const menu = document.querySelector<HTMLElement>("[data-main-menu]");
if (menu) startMainMenu(menu);
startMobileMenu();
if (menu && header) fitMainMenu(menu, header);
if (header) startSearch(header, (panel) => void hydrate(panel).catch(() => undefined));

startNotices();
startSearchInstead();
startPageActions();
watchLinks((link) => {
  void resolveLink(link);
  prefetchWhenNear(link);
});
prefetchOnIntent();
const { tagManagerId } = settings;
if (tagManagerId) whenConsented(() => startAnalytics(tagManagerId));
startPreviews(settings);
const zone = document.querySelector("[data-slice-zone]");
if (zone) void import("./simulator/start-simulator.ts").then(({ startSimulator }) => startSimulator(zone));
if (settings.measured) startMeasurements(settings.measured);
// The bug-report widget for testers of a staging site.
if (settings.tracker) loadWhenIdle(settings.tracker, () => undefined);
// In development, the server renders the page: reload it.
import.meta.hot?.on("vite:afterUpdate", () => location.reload());
