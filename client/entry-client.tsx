import "./styles/global.css.ts";
import { StrictMode } from "react";
import { BrowserRouter } from "react-router-dom";
import type { DocumentState } from "../src/adapters/http/contract/initial-state.ts";
import { createQueryClient } from "./api/query-client.ts";
import { App } from "./app.tsx";
import { enablePageActions } from "./content/page-actions.ts";
import { firstPage } from "./first-page.ts";
import { savesData } from "./links/prefetch.ts";
import { loadOnceMore } from "./load-once-more.ts";
import { loadWhenIdle } from "./preview/load-when-idle.ts";
import { pageCode } from "./routes/page-code.ts";
import { searchCode } from "./routes/search-code.ts";
import { takeOver } from "./take-over.ts";
import { whenIdle } from "./when-idle.ts";

const root = document.getElementById("root");
const state = document.getElementById("initial-state");
if (!root || !state?.textContent)
  throw new Error("The document lacks the root element or its initial state.");

const initial: DocumentState = JSON.parse(state.textContent);
const queryClient = createQueryClient(initial, initial.content.kind === "served" ? firstPage() : undefined);
const app = (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App initial={initial} queryClient={queryClient} />
    </BrowserRouter>
  </StrictMode>
);
// Pages with forms are taken over as a whole. Nothing here may be awaited: their code imports this module.
if (initial.content.kind === "served") takeOver(root, app);
else void searchCode.load().then(() => takeOver(root, app), loadOnceMore);
if (initial.toolbar) {
  import("./preview/previews.ts").then(
    ({ enablePreviews }) => enablePreviews(initial),
    () => undefined,
  );
}
enablePageActions(document);
// The next page is to be there at once. Where the code does not come, it is asked for again with that page.
if (!savesData()) {
  whenIdle(
    () =>
      void Promise.allSettled([
        pageCode.load(),
        searchCode.load(),
        import("./routes/prepare-pages.tsx").then(({ preparePages }) => preparePages(queryClient)),
      ]),
  );
}
// What testers of a staging site report faults with.
if (initial.tracker) loadWhenIdle(initial.tracker, () => undefined);
