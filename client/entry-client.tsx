import "./styles/global.css.ts";
import "./styles/print.css.ts";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import type { InitialState } from "../src/adapters/http/contract/initial-state.ts";
import { createQueryClient } from "./api/query-client.ts";
import { App } from "./app.tsx";
import { enablePageActions } from "./content/page-actions.ts";
import { loadWhenIdle } from "./preview/load-when-idle.ts";
import { enablePreviews } from "./preview/previews.ts";

const root = document.getElementById("root");
const state = document.getElementById("initial-state");
if (!root || !state?.textContent)
  throw new Error("The document lacks the root element or its initial state.");

const initial: InitialState = JSON.parse(state.textContent);
hydrateRoot(
  root,
  <StrictMode>
    <BrowserRouter>
      <App initial={initial} queryClient={createQueryClient(initial)} />
    </BrowserRouter>
  </StrictMode>,
);
enablePreviews(initial);
enablePageActions(document);
// What testers of a staging site report faults with.
if (initial.tracker) loadWhenIdle(initial.tracker, () => undefined);
