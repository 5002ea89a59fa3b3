import { QueryClient } from "@tanstack/react-query";
import type { InitialState } from "../../src/adapters/http/contract/initial-state.ts";
import { pageQuery, searchQuery, shellQuery } from "./queries.ts";

/** Milliseconds for which a page that was shown before is shown again without asking. */
const FRESH_FOR = 60_000;

/** A query client that already knows what the server rendered the first page from. */
export function createQueryClient({ shell, content }: InitialState): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: FRESH_FOR, retry: false, refetchOnWindowFocus: false } },
  });
  if (shell) client.setQueryData(shellQuery().queryKey, shell);
  if (content.kind === "page") {
    client.setQueryData(pageQuery(content.path, content.listPage, content.filter).queryKey, content.answer);
  }
  if (content.kind === "search") client.setQueryData(searchQuery(content.request).queryKey, content.answer);
  return client;
}
