import { setImmediate } from "node:timers/promises";
import { beforeEach, vi } from "vitest";
import { SnapshotRepository } from "../../../src/adapters/content-snapshot/snapshot-repository.ts";
import {
  InMemoryContentRepository,
  type StoredContent,
} from "../../../src/adapters/in-memory/content-repository.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import type { KnownAnnouncements } from "../../../src/ports/announcements.ts";
import type { ContentReader } from "../../../src/ports/content-reader.ts";
import { ContentServiceError, contentRef } from "../../../src/ports/content-repository.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { contentPage } from "../sample-content.ts";

/** Makes the tests of the file use a fake clock. */
export function fakeClock(): void {
  const timers = ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] as const;
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "performance", ...timers] }));
}

export const company = { type: "page", uid: "company" } as const;
export const contentTitled = (title: string) => ({ pages: [{ ...contentPage("company"), title }] });
export const down = () => Promise.reject(new ContentServiceError("publishedRef", { cause: "down" }));
export const never = () => new Promise<never>(() => undefined);

interface Left {
  readonly ref?: string;
  readonly replaced?: readonly string[];
  readonly items?: readonly ContentItem[];
  readonly earlier?: readonly ContentItem[];
  readonly outdatedSince?: Date;
  readonly outage?: Date;
  readonly acceptedRef?: string;
  readonly isPublic?: () => Promise<boolean>;
  readonly announcements?: KnownAnnouncements;
  /** What is published at first. */
  readonly content?: StoredContent;
  /** Reads it of the service. */
  readonly reader?: (source: InMemoryContentRepository) => ContentReader;
}

export const LEFT: readonly ContentItem[] = [{ kind: "page", page: contentPage("company") }];

/** A snapshot of content in memory, in a process whose predecessor may have stored one. */
export function snapshotOf({
  ref,
  replaced = [],
  items = LEFT,
  earlier,
  outdatedSince,
  outage,
  acceptedRef,
  isPublic,
  announcements,
  content: first = contentTitled("First"),
  reader,
}: Left = {}) {
  const source = new InMemoryContentRepository(first);
  const ask = vi.spyOn(source, "publishedRef");
  const everything = vi.spyOn(source, "everything");
  const before = { replaced: replaced.map(contentRef), former: new Map(), items, earlier, outdatedSince };
  const store = {
    newest: async () => (ref === undefined ? undefined : { ref: contentRef(ref), ...before }),
    write: vi.fn(async () => true),
    readOutage: async () => outage,
    writeOutage: vi.fn(async () => undefined),
    close: () => undefined,
  };
  const log = { ...silentLog, error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  const meter = { ...silentMeter, set: vi.fn() };
  const listeners: (() => void)[] = [];
  const publishEvents = {
    publish: vi.fn(),
    subscribe: (listener: () => void) => void listeners.push(listener),
  };
  const options = { source, store, publishEvents, isPublic, announcements, acceptedRef, log, meter };
  const content = new SnapshotRepository({ ...options, reader: reader?.(source) });
  const titleNow = async () => (await content.findPage(await content.publishedRef(), company))?.title;
  /** Publishes a page with this title, or other content, and polls; returns the ref of the service. */
  const publish = async (published: string | StoredContent) => {
    const next = source.publish(typeof published === "string" ? contentTitled(published) : published);
    await pass(5_000);
    return next;
  };
  const notify = () => listeners[0]?.();
  return { source, ask, everything, store, publishEvents, notify, log, meter, content, titleNow, publish };
}

/** Advances the clock, and completes what has started. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 10; turn++) await setImmediate();
}

/** A complete snapshot. */
export async function whole(left?: Left) {
  const opened = snapshotOf(left);
  await opened.content.publishedRef();
  await pass(0);
  return opened;
}
