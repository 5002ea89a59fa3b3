import { vi } from "vitest";
import { keepUnchanged } from "../../../src/adapters/content-snapshot/compact-item.ts";
import { previews } from "../../../src/adapters/content-snapshot/previews.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { NO_RELEASES } from "../../../src/domain/exchange/exchange-release.ts";
import { ServiceInMemory } from "./service-in-memory.ts";

/** Previews of a repository that is too large to be read as a whole, with one of a draft. */
export function opened(published: readonly ContentItem[], draft: readonly ContentItem[]) {
  const service = new ServiceInMemory([]);
  const known = { list: NO_RELEASES, load: vi.fn(), onChange: vi.fn(), expect: vi.fn(), close: vi.fn() };
  let current = published.map(keepUnchanged([]));
  const { at } = previews({
    service,
    published: () => current,
    known: () => undefined,
    announcements: known,
    maxWholeItems: published.length - 1,
  });
  const ref = service.preview(draft);
  const publish = (items: readonly ContentItem[]) => {
    current = items.map(keepUnchanged(current));
  };
  return { service, known, at, ref, publish };
}
