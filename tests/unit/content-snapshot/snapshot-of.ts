import { setImmediate } from "node:timers/promises";
import { beforeEach, vi } from "vitest";
import { SnapshotSource } from "../../../src/adapters/content-snapshot/snapshot-source.ts";
import type { SnapshotStore } from "../../../src/adapters/content-snapshot/snapshot-store.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { FormerAddresses, UnseenUids } from "../../../src/domain/content/former-addresses.ts";
import type { SeenChanges } from "../../../src/domain/content/visible-changes.ts";
import { pageTypesWith } from "../../../src/domain/links/address.ts";
import type { KnownAnnouncements } from "../../../src/ports/announcements.ts";
import { ContentServiceError, contentRef } from "../../../src/ports/content-service.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { contentPage } from "../sample-content.ts";
import { itemsOf, ServiceInMemory } from "./service-in-memory.ts";

/** Makes the tests of the file use a fake clock. */
export function fakeClock(): void {
  const timers = ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] as const;
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "performance", ...timers] }));
}

export const company = { type: "page", uid: "company" } as const;
export const contentTitled = (title: string) => itemsOf([{ ...contentPage("company"), title }]);
export const failToRead = () => Promise.reject(new ContentServiceError("readAll", { cause: "down" }));
export const neverRead = () => new Promise<never>(() => undefined);

/** A page that is under an embargo for some minutes. */
export const hidden = (title: string, minutes: number, uid = "company") => {
  return { ...contentPage(uid), title, embargo: new Date(Date.now() + minutes * 60_000).toISOString() };
};

interface SnapshotSetup {
  /** The ref of the stored snapshot. Default: none is stored. */
  readonly ref?: string;
  readonly replaced?: readonly string[];
  readonly items?: readonly ContentItem[];
  readonly earlier?: readonly ContentItem[];
  readonly changes?: SeenChanges;
  readonly former?: FormerAddresses;
  readonly unseen?: UnseenUids;
  readonly outdatedSince?: Date;
  readonly outage?: Date;
  readonly acceptedRef?: string;
  readonly announcements?: KnownAnnouncements;
  /** What is published at first. */
  readonly content?: readonly ContentItem[];
}

/** What the process before has stored by default. */
export const STORED: readonly ContentItem[] = [{ kind: "page", page: contentPage("company") }];

/** A snapshot of a content service in memory, in a process whose predecessor may have stored one. */
export function snapshotOf({
  ref,
  replaced = [],
  items = STORED,
  earlier = [],
  changes = new Map(),
  former = new Map(),
  unseen = new Set(),
  outdatedSince,
  outage,
  acceptedRef,
  announcements,
  content: first = contentTitled("First"),
}: SnapshotSetup = {}) {
  const service = new ServiceInMemory(first);
  const history = { replaced: replaced.map(contentRef), former, unseen, earlier, changes };
  const before = { ...history, items, outdatedSince };
  const store = {
    newest: async () => (ref === undefined ? undefined : { ref: contentRef(ref), ...before }),
    write: vi.fn<SnapshotStore["write"]>(async () => true),
    readOutage: async () => outage,
    writeOutage: vi.fn(async () => undefined),
  };
  const log = { ...silentLog, error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  const meter = { ...silentMeter, set: vi.fn() };
  const listeners: (() => void)[] = [];
  const publishEvents = {
    publish: vi.fn(),
    subscribe: (listener: () => void) => void listeners.push(listener),
  };
  const now = () => Date.now();
  const options = { service, store, publishEvents, announcements, acceptedRef, now, log, meter };
  const source = new SnapshotSource({ ...options, pageTypes: pageTypesWith([]) });
  const titleNow = async () => (await source.read()).findPage(company)?.title;
  /** Publishes a page with this title, or other content, and polls; returns the ref of the service. */
  const publish = async (published: string | readonly ContentItem[]) => {
    const next = service.publish(typeof published === "string" ? contentTitled(published) : published);
    await advanceClock(5_000);
    return next;
  };
  const notify = () => listeners[0]?.();
  return { service, source, store, publishEvents, notify, log, meter, titleNow, publish };
}

/** Advances the clock, and lets everything that this starts settle. */
export async function advanceClock(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 10; turn++) await setImmediate();
}

/** The same, once the first content has been read. */
export async function loadedSnapshot(setup?: SnapshotSetup) {
  const opened = snapshotOf(setup);
  await opened.source.read();
  await advanceClock(0);
  return opened;
}
