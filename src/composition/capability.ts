import type { DependencyContainer, InjectionToken } from "tsyringe";
import type { CapabilityName } from "../../brand/schema.ts";
import type { HttpCapability } from "../adapters/http/site-parts.ts";
import type { PrismicCapability } from "../adapters/prismic/prismic-capability.ts";
import type { openSharedState } from "../adapters/redis/shared-state.ts";
import type { PageCapability } from "../application/page-capability.ts";
import type { DomainCapability } from "../domain/report/domain-capability.ts";
import type { MetricTable } from "../ports/meter.ts";
import type { Config, Configured } from "./config.ts";

/** Registers how something is created, once for each container, when it is first used. */
export type Register = <T>(key: InjectionToken<T>, create: (from: DependencyContainer) => T) => void;

/** The state that all processes of a site share. */
export type SharedState = ReturnType<typeof openSharedState>;

/** A capability, by what it is in each layer. */
export interface Capability {
  readonly name: CapabilityName;
  readonly domain: DomainCapability;
  /** What it reads of the content service. */
  readonly prismic: PrismicCapability;
  /** @param container - Default: it does without its adapters. */
  readonly pages: (container?: DependencyContainer) => PageCapability;
  /** @param container - Default: it does without its adapters. */
  readonly http: (container?: DependencyContainer) => HttpCapability;
  /** What operators configure it by. Default: nothing. */
  readonly configured?: Configured;
  /** What operators measure of it. Default: nothing. */
  readonly metrics?: MetricTable;
  /** Its adapters and use cases. Default: it has none beside those of every site. */
  readonly register?: (register: Register, config: Config) => void;
  /** Replaces its adapters by those that all processes of the site share. Default: it shares nothing. */
  readonly share?: (container: DependencyContainer, shared: SharedState, config: Config) => void;
  /** What it does beside requests. Default: nothing. */
  readonly work?: (container: DependencyContainer, shared?: SharedState) => BackgroundWork | undefined;
  /** Whether subscribers choose topics for it. Default: they do not. */
  readonly offersTopics?: true;
}

/** Work that a capability does while the site runs, such as polling a source. */
export interface BackgroundWork {
  /** Called once the site listens. */
  start(): void;
  /** Called before the site closes its connections. */
  close(): Promise<void> | void;
}
