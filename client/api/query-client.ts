import { QueryClient } from "@tanstack/react-query";
import type { DocumentState, InitialState } from "../../src/adapters/http/contract/initial-state.ts";
import type { ListFilter } from "../../src/domain/content/list-filter.ts";
import { type FoundPage, pageQuery, searchQuery, shellQuery } from "./queries.ts";

/** The page that a visit begins with, and the address that it is found by. */
export interface FirstPage {
  readonly path: string;
  readonly listPage: number;
  readonly filter: ListFilter;
  readonly answer: FoundPage;
}

/**
 * A query client that already knows what the server rendered the first page from.
 *
 * @param page - The page, where the visit begins with one.
 */
export function createQueryClient(
  { shell, content }: InitialState | DocumentState,
  page: FirstPage | undefined,
): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline, a visitor is told so rather than kept waiting.
        networkMode: "always",
      },
    },
  });
  if (shell) client.setQueryData(shellQuery().queryKey, shell);
  if (page) {
    client.setQueryData(pageQuery(page.path, page.listPage, page.filter).queryKey, page.answer);
  }
  if (content.kind === "search") client.setQueryData(searchQuery(content.request).queryKey, content.answer);
  return client;
}
