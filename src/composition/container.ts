import "reflect-metadata";
import { type DependencyContainer, instancePerContainerCachingFactory, container as root } from "tsyringe";
import { brand } from "../../brand/brand.ts";
import type { Locale } from "../../brand/locale.ts";
import { locales as siteLocales } from "../../brand/locales.ts";
import { synonyms } from "../../brand/synonyms.ts";
import { announcementFile } from "../adapters/announcements/announcement-file.ts";
import { AnnouncementWatch } from "../adapters/announcements/announcement-watch.ts";
import { allAnnouncementsFrom, announcementsFrom } from "../adapters/announcements/announcements-from.ts";
import { CombinedAnnouncements } from "../adapters/announcements/combined-announcements.ts";
import { SnapshotSource } from "../adapters/content-snapshot/snapshot-source.ts";
import { SnapshotStore } from "../adapters/content-snapshot/snapshot-store.ts";
import { RenderedPageTexts } from "../adapters/http/rendering/page-texts.ts";
import { InMemoryReleaseMatches } from "../adapters/in-memory/release-matches.ts";
import { MarketingAudience } from "../adapters/marketing-audience/marketing-audience.ts";
import { PrismicContentService } from "../adapters/prismic/content-service.ts";
import { prismicDocumentFiles } from "../adapters/prismic/document-files.ts";
import { repositoryNameOf } from "../adapters/prismic/repository-name.ts";
import { LocalRateLimitStore } from "../adapters/rate-limits/local-rate-limit-store.ts";
import { RateLimitFile } from "../adapters/rate-limits/rate-limit-file.ts";
import { storedMatches } from "../adapters/release-matches/match-file.ts";
import { IndexedSearch } from "../adapters/search-index/indexed-search.ts";
import { SearchByLanguage } from "../adapters/search-index/search-by-language.ts";
import { SignUpStore } from "../adapters/sign-up-store/sign-up-store.ts";
import { ListDates } from "../application/list-dates.ts";
import { LoadPage } from "../application/load-page.ts";
import { LoadShell } from "../application/load-shell.ts";
import { ManagePreview } from "../application/manage-preview.ts";
import { MatchReleases } from "../application/match-releases.ts";
import { ResolveLink } from "../application/resolve-link.ts";
import { SearchContent } from "../application/search-content.ts";
import { SubscribeNewsletter } from "../application/subscribe-newsletter.ts";
import { SuggestPages } from "../application/suggest-pages.ts";
import { SyndicateContent } from "../application/syndicate-content.ts";
import { topicsIn } from "../domain/newsletter/topics.ts";
import { languageOf } from "../domain/text/locale.ts";
import type { CheckedAnnouncements } from "../ports/announcements.ts";
import { silentLog } from "../ports/log.ts";
import { silentMeter } from "../ports/meter.ts";
import {
  capabilitiesOf,
  missingOf,
  pageCapabilities,
  pageTypesOf,
  prismicCapabilities,
} from "./capabilities.ts";
import type { Capability, Register } from "./capability.ts";
import type { Config } from "./config.ts";
import { siteMarketing } from "./marketing.ts";
import { memberLanguagesOf } from "./member-languages.ts";
import { registerPublishReports } from "./publish-reports.ts";
import { readConfig } from "./read-config.ts";
import { createSandbox, type Sandbox } from "./sandbox.ts";
import { tokens } from "./tokens.ts";

/** What adapters and use cases tell the operator by. */
const operator = (from: DependencyContainer) => ({
  log: from.resolve(tokens.log),
  meter: from.resolve(tokens.meter),
});

/**
 * A container with each use case by its class, and the adapter of each port by its token ({@link tokens}). Nothing is
 * opened before it is used, and for scripts nothing has to be closed. Logs and records nothing unless a log and a meter
 * are registered. Throws an `EnvironmentError` if an environment variable is invalid.
 *
 * A child container replaces adapters: what is resolved from it is created anew, with those registered in it.
 *
 * @param capabilities - What the site has beside its core. Default: what the brand says.
 * @param locales - Its languages. Default: those of the brand.
 */
export function createContainer(
  config: Config = readConfig(process.env),
  capabilities: readonly Capability[] = capabilitiesOf(),
  locales = siteLocales,
): DependencyContainer {
  const container = root.createChildContainer();
  const register: Register = (key, create) =>
    container.register(key, { useFactory: instancePerContainerCachingFactory(create) });
  register(tokens.log, () => silentLog);
  register(tokens.meter, () => silentMeter);
  register(tokens.clock, () => () => Date.now());
  register(tokens.capabilities, () => capabilities);
  register(tokens.locales, () => locales);
  register(tokens.rateLimitStore, () => new LocalRateLimitStore());
  register(tokens.publishEvents, () => undefined);
  register(tokens.sharedStateHealth, () => undefined);
  registerContent(register, config);
  registerSearch(register, config);
  registerNewsletter(register, config);
  registerUseCases(register, config);
  registerPublishReports(register, config);
  for (const capability of capabilities) capability.register?.(register, config);
  return container;
}

function registerContent(register: Register, config: Config): void {
  const { content, acceptedRef, dataFolder: folder, publicUrl, allowedHosts } = config;
  const sandboxOf = (from: DependencyContainer) =>
    content.from === "sandbox" ? from.resolve(tokens.sandbox) : undefined;
  register(tokens.sandbox, (from) => {
    const own = from.resolve(tokens.capabilities);
    return createSandbox({
      capabilities: own,
      switchedOff: missingOf(own),
      locales: from.resolve(tokens.locales),
    });
  });
  register(PrismicContentService, (from) => {
    const service = content.from === "api" ? content : from.resolve(tokens.sandbox);
    const repositoryName = repositoryNameOf(service.endpoint);
    const capabilities = from.resolve(tokens.capabilities);
    return new PrismicContentService({
      ...service,
      repositoryName,
      locales: from.resolve(tokens.locales),
      capabilities: prismicCapabilities(capabilities),
      switchedOff: prismicCapabilities(missingOf(capabilities)),
      hosts: hostsOf(publicUrl, allowedHosts),
      ...operator(from),
    });
  });
  register(tokens.content, (from) => from.resolve(SnapshotSource));
  register(tokens.announcements, (from) => announcementsOf(from, config, sandboxOf(from)));
  register(tokens.releaseMatches, (from) =>
    // A sandbox loses its content with the process.
    content.from === "sandbox"
      ? new InMemoryReleaseMatches()
      : storedMatches(folder, from.resolve(tokens.log)),
  );
  register(tokens.unmatchedReleases, (from) => from.resolve(SnapshotSource));
  register(SnapshotSource, (from) => {
    const { log, meter } = operator(from);
    const service = from.resolve(PrismicContentService);
    const now = from.resolve(tokens.clock);
    const publishEvents = from.resolve(tokens.publishEvents);
    // A sandbox loses its content with the process.
    const store =
      content.from === "api"
        ? new SnapshotStore({
            folder,
            source: sourceOf(content, from.resolve(tokens.capabilities), from.resolve(tokens.locales)),
            log,
          })
        : undefined;
    const announcements = from.resolve(tokens.announcements);
    const matches = announcements && from.resolve(tokens.releaseMatches);
    const adapters = { service, store, publishEvents, announcements, matches, now, log, meter };
    const pageTypes = pageTypesOf(from.resolve(tokens.capabilities));
    return new SnapshotSource({ ...adapters, pageTypes, acceptedRef });
  });
  register(tokens.contentHealth, (from) => from.resolve(SnapshotSource));
  register(tokens.documentFiles, (from) =>
    prismicDocumentFiles(content.from === "api" ? content : from.resolve(tokens.sandbox)),
  );
}

function registerSearch(register: Register, { content, dataFolder: folder }: Config): void {
  register(
    tokens.pageTexts,
    (from) =>
      new RenderedPageTexts(
        from.resolve(LoadPage),
        from.resolve(tokens.renderer),
        from.resolve(tokens.locales),
      ),
  );
  register(tokens.searchIndex, (from) => {
    const locales = from.resolve(tokens.locales);
    const capabilities = from.resolve(tokens.capabilities);
    const indexIn = ({ brand: { locale, timeZone } }: Locale) =>
      new IndexedSearch({
        pageTexts: from.resolve(tokens.pageTexts),
        files: from.resolve(tokens.documentFiles),
        locale,
        timeZone,
        findsReleased: capabilities.some(({ domain }) => domain.findsReleased),
        synonyms: synonyms[new Intl.Locale(locale).language],
        // A sandbox loses its content with the process.
        ...(content.from === "api" && { folder }),
        ...operator(from),
      });
    if (locales.length === 1) return indexIn(locales[0]);
    return new SearchByLanguage(new Map(locales.map((locale) => [locale.language, indexIn(locale)])));
  });
}

/** Names what a snapshot was read of: with other capabilities or languages, other documents would have been. */
function sourceOf(
  { endpoint, language }: Extract<Config["content"], { readonly from: "api" }>,
  capabilities: readonly Capability[],
  [, ...others]: readonly Locale[],
): string {
  const names = [language, ...others.map(({ brand: { locale } }) => locale.toLowerCase())];
  const off = missingOf(capabilities).map(({ name }) => `&off=${name}`);
  return `${endpoint}?lang=${names.join()}${off.join("")}`;
}

/** The hosts of links to the site, with and without `www`. */
function hostsOf(publicUrl: string, allowedHosts: readonly string[] = []): readonly string[] {
  const names = [new URL(publicUrl).host, ...allowedHosts].map((host) => host.replace(/^www\./, ""));
  return names.flatMap((host) => [host, `www.${host}`]);
}

/** All sources of announcements as one; `undefined` without any. */
function announcementsOf(
  from: DependencyContainer,
  { announcements, dataFolder: folder, publicUrl }: Config,
  sandbox: Sandbox | undefined,
): CheckedAnnouncements | undefined {
  const options = { publishEvents: from.resolve(tokens.publishEvents), ...operator(from) };
  const sources = allAnnouncementsFrom(announcements, { company: brand });
  const watches = sources.map((source, index) => {
    const stored = { folder, source: JSON.stringify(announcements[index]), ...operator(from) };
    return new AnnouncementWatch({ source, file: announcementFile(stored), ...options });
  });
  if (watches.length > 0) return watches.length > 1 ? new CombinedAnnouncements(watches) : watches[0];
  if (!sandbox) return undefined;
  // A sandbox loses its announcements with the process, so there is no file.
  const feed = new URL(sandbox.announcements, publicUrl).href;
  const own = announcementsFrom({ feed }, { company: brand, fetch: sandbox.fetch });
  return new AnnouncementWatch({ source: own, ...options });
}

function registerNewsletter(register: Register, config: Config): void {
  const { newsletter, dataFolder: folder } = config;
  const { doubleOptIn: hasDoubleOptIn } = newsletter;
  register(tokens.marketing, (from) => siteMarketing(config, operator(from)));
  register(
    SignUpStore,
    (from) => new SignUpStore({ folder, needsConfirmation: hasDoubleOptIn, ...operator(from) }),
  );
  register(RateLimitFile, (from) => new RateLimitFile({ folder, ...operator(from) }));
  // The sandbox loses its contacts with the process.
  register(tokens.dailyRateLimitStore, (from) =>
    newsletter.to === "sandbox" ? new LocalRateLimitStore() : from.resolve(RateLimitFile),
  );
  register(tokens.newsletterAudience, (from) => {
    const marketing = from.resolve(tokens.marketing);
    if (!marketing) return from.resolve(SignUpStore);
    const { openList } = marketing;
    const rateLimitStore = from.resolve(tokens.dailyRateLimitStore);
    return new MarketingAudience({
      openList,
      locale: from.resolve(tokens.locales)[0],
      hasDoubleOptIn,
      rateLimitStore,
      ...operator(from),
    });
  });
  register(tokens.audienceHealth, (from) =>
    from.resolve(tokens.marketing) ? undefined : from.resolve(SignUpStore),
  );
}

/** A new use case is a file in `src/application` and a line here. */
function registerUseCases(register: Register, config: Config): void {
  const { doubleOptIn } = config.newsletter;
  register(
    ListDates,
    (from) =>
      new ListDates({
        source: from.resolve(tokens.content),
        now: from.resolve(tokens.clock),
        capabilities: pageCapabilities(from.resolve(tokens.capabilities)),
      }),
  );
  register(
    LoadPage,
    (from) =>
      new LoadPage({
        source: from.resolve(tokens.content),
        timeZone: brand.timeZone,
        isListed: brand.listings.length > 0,
        now: from.resolve(tokens.clock),
        mainLanguage: mainLanguageOf(from.resolve(tokens.locales)),
        capabilities: pageCapabilities(from.resolve(tokens.capabilities), from),
        addressesListedBy: (...listed) =>
          from
            .resolve(tokens.capabilities)
            .flatMap(({ domain }) => domain.addressesListedBy?.(...listed) ?? []),
      }),
  );
  const pageTypes = (from: DependencyContainer) => pageTypesOf(from.resolve(tokens.capabilities));
  register(LoadShell, (from) => {
    const offersTopics = from.resolve(tokens.capabilities).some((capability) => capability.offersTopics);
    return new LoadShell({ confirmsSignUps: doubleOptIn, offersTopics });
  });
  register(ManagePreview, (from) => new ManagePreview(from.resolve(tokens.content), pageTypes(from)));
  register(
    MatchReleases,
    (from) =>
      new MatchReleases({
        releases: from.resolve(tokens.unmatchedReleases),
        matches: from.resolve(tokens.releaseMatches),
        opensByTitle: config.opensReleasesByTitle,
        ...operator(from),
        now: from.resolve(tokens.clock),
      }),
  );
  register(SuggestPages, () => new SuggestPages());
  register(
    SyndicateContent,
    (from) => new SyndicateContent(pageCapabilities(from.resolve(tokens.capabilities))),
  );
  register(
    ResolveLink,
    (from) => new ResolveLink(from.resolve(tokens.content), from.resolve(tokens.log), pageTypes(from)),
  );
  register(SearchContent, (from) => new SearchContent(from.resolve(tokens.searchIndex)));
  register(SubscribeNewsletter, (from) => {
    const offeredTopics = async (language: string | undefined) => {
      const content = (await from.resolve(tokens.content).read()).in(language);
      return from.resolve(LoadShell).run(content).topics ? topicsIn(content) : [];
    };
    return new SubscribeNewsletter(from.resolve(tokens.newsletterAudience), {
      meter: from.resolve(tokens.meter),
      offeredTopics,
      memberLanguage: memberLanguagesOf(from.resolve(tokens.locales)),
    });
  });
}

/** The default language (ISO 639-1) of a site that has others. */
function mainLanguageOf([main, ...others]: readonly [Locale, ...Locale[]]): string | undefined {
  return others.length > 0 ? languageOf(main.brand.locale) : undefined;
}
