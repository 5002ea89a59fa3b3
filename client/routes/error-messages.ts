import type { PageFailure } from "../../src/adapters/http/contract/initial-state.ts";

interface ErrorMessage {
  /** What the visitor can report to support. */
  readonly status: string;
  readonly title: string;
  readonly text: string;
}

/** Texts of the error pages. */
export const ERROR_MESSAGES: Readonly<Record<PageFailure, ErrorMessage>> = {
  "not-found": {
    status: "Page not found (404)",
    title: "We can’t find that page",
    text: "It may have moved, or the address may have a slip in it. Searching is the quickest way to what you came for.",
  },
  unavailable: {
    status: "Service unavailable (503)",
    title: "This page isn’t available just now",
    text: "The service that holds our pages is not answering. It usually returns within minutes, so please try again.",
  },
  error: {
    status: "Server error (500)",
    title: "Something went wrong on our side",
    text: "The fault is ours, not yours. Please try again; if it happens again, the home page is a good place to start.",
  },
};
