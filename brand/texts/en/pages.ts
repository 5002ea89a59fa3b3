/** Error pages. The status is what the visitor can report to support. */
export const pages = {
  "not-found": {
    status: "Page not found (404)",
    title: "We can’t find that page",
    text: "It may have moved, or the address may have a slip in it. Searching is the quickest way to what you came for.",
  },
  withdrawn: {
    status: "Page withdrawn (410)",
    title: "This page has been withdrawn",
    text: "It was published here and has since been taken down. Searching is the quickest way to what replaced it.",
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
  didYouMean: "Did you mean",
  tryAgain: "Try this page again",
  home: "Go to the home page",
  contact: "Contact us",
};
