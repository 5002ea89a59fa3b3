import { useEffect } from "react";
import type { Head } from "../src/adapters/http/contract/initial-state.ts";

/** Keeps the document's head in step with the page while the visitor moves about. */
export function useHead({ title, description }: Head): void {
  useEffect(() => {
    document.title = title;
    const meta = document.querySelector('meta[name="description"]');
    if (description === undefined) meta?.remove();
    else if (meta) meta.setAttribute("content", description);
    else {
      const created = document.createElement("meta");
      created.name = "description";
      created.content = description;
      document.head.append(created);
    }
  }, [title, description]);
}
