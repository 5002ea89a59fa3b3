/** Usual searches of visitors, and extreme ones. */
export const SEARCHES: Readonly<Record<string, string>> = {
  "a word": "dividend",
  "three words": "annual report 2026",
  "a word's beginning": "sus",
  "one letter": "a",
  "a slip": "sustainabilty",
  "two letters swapped": "divdiend",
  "a question": "when is the final dividend paid to shareholders",
  "words that are nowhere": "zebra xylophone quokka",
  "16 words with a typing error each":
    "anual repotr dividned boadr comittee govrnance terminlas venuse racign wagreing pokr sharehodler registyr metting resutls finacial",
  "10 kB of text": "the board of directors considers and approves ".repeat(220),
  "10 kB without a break": "x".repeat(10_000),
};
