/** Pages that need no file: failures, the answer to a sign-up without JavaScript, previews that cannot be shown. */
export const standalone = {
  /** When the error page cannot be rendered either. */
  broken: {
    title: "Something went wrong",
    text: "The page could not be shown. It is our fault, and we have been told. Please try again in a minute.",
  },
  tooMuchSent: {
    title: "Your browser sends too much",
    text: "It sends more than this site can read, most likely in cookies. Please delete the cookies of this site in the settings of your browser, and open the page again.",
  },
  tooManyRequests: {
    title: "Too many requests",
    text: "There were more requests from your network than we can answer.",
  },
  overloaded: {
    title: "Service unavailable",
    text: "There are more visitors than we can serve right now.",
  },
  tryAgainIn: (seconds: number) => `Please try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
  /** After a sign-up without JavaScript. */
  signUp: {
    back: "Go back to the site",
    next: "You will hear from us with our next news.",
    /** Instead, if addresses have to be confirmed. */
    confirm: "If the address is new to us, we send it an e-mail now. You are signed up once you confirm it.",
    /** Why an address was not signed up. */
    reasons: {
      foreign: "Sign-ups are only accepted from pages of this site.",
      "invalid-address": "Your address was not signed up. Please check that it is written as it should be.",
      "implausible-address":
        "Your address was not signed up, because it does not look like a real one. Please check that it is written as it should be, or use another one.",
      "suspected-bot":
        "Your address was not signed up, because a field that people cannot see was filled in, perhaps by a password manager. The form below does not have that field: please press “Sign up” again.",
      busy: "Your address was not signed up, because too many people are signing up just now.",
      failed: "Your address was not signed up. The fault is on our side.",
    },
  },
  /** For editors. */
  previews: {
    published: "See the site as it is published",
    none: {
      title: "There is no preview to show",
      text: "Previews are opened from the content service, with its preview button or a share link.",
    },
    foreign: {
      title: "This is not a preview of our site",
      text: "The link does not belong to this site’s content. Please open the preview from the content service again.",
    },
    over: {
      title: "This preview has expired",
      text: "Previews last for a limited time. Please open it from the content service again.",
    },
    /** Why the document of a preview cannot be opened. */
    noAddress: {
      unknown: (id: string) => ({
        title: "There is no such document in this preview",
        text: `The preview has no document with the ID “${id}”. It may have been deleted, or belong to a release that this preview does not show.`,
      }),
      noPage: (id: string, type: string) => ({
        title: "This document has no page of its own",
        text: `Documents of the type “${type}”, such as “${id}”, are shown on other pages. The preview has started: open such a page to see the change there.`,
      }),
      incomplete: (id: string, type: string) => ({
        title: "This document has no address yet",
        text: `The document “${id}” of the type “${type}” lacks something. A page needs a title, and a UID that neither its parent nor the site itself uses; a PDF document needs its file.`,
      }),
      translation: (id: string, language: string) => ({
        title: "This document is in another language",
        text: `The document “${id}” is in the language “${language}”, which this site does not show.`,
      }),
    },
    /** On each page of a preview that is too large to be read as a whole. */
    partial: {
      summary: "Some of this preview is what is published",
      text: "Your drafts are shown on the page that you have opened, in what it links to, and in menus, dividends and the press kit. Lists and the search show other pages and documents as they are published, without new ones, until you open them in this preview. The search finds whole words only, and nothing in files.",
    },
    /** Where the content service's toolbar cannot end a preview. */
    exit: { label: "Preview of unpublished content", end: "End the preview" },
    goOn: "Go on with the preview on the home page",
    unavailable: {
      title: "The preview can’t be shown just now",
      text: "The service that holds our pages is not answering. It usually returns within minutes, so please try again.",
    },
  },
  /** For people who may release documents that wait for the exchange. */
  releases: {
    title: "Waiting for the exchange",
    intro:
      "These documents wait until the exchange has released their announcement, of which nobody knew the reference. Open one with its own announcement, and visitors see it at once. It cannot be taken back.",
    none: "Nothing waits for the exchange without a reference.",
    document: (id: string) => `Document ${id}.`,
    votesOf: (title: string) => `Votes of: ${title}`,
    expected: (times: string) => `Expected by ${times}.`,
    unexpected:
      "Nothing says when it is expected, so no announcement can be suggested: enter “expected by” in the document.",
    nothingReleased: "The exchange has released nothing at that time yet.",
    suggested: "Suggested:",
    alsoOf: (title: string) => `Also the announcement of: ${title}`,
    open: "Open with this announcement",
    openWith: (title: string) => `Open with this announcement: ${title}`,
    back: "See what else waits",
    opened: {
      title: "It is released",
      text: "Visitors see it now, unless an embargo or the page above it still hides it.",
    },
    "not-waiting": {
      title: "Nothing was opened",
      text: "The document does not wait any more, or this announcement would not open it. Please look at the list again.",
    },
  },
};
