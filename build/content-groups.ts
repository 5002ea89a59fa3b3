/**
 * Parts of the client that only some pages need, by the names of their files: each becomes a chunk with a style sheet
 * of its own, which a document links only if its HTML has a class of it.
 */
const GROUPS: Readonly<Record<string, RegExp>> = {
  lists: /\/content\/(?:filter-links|paging)\b/,
  results: /\/sections\/(?:calendar|document-centre|financial-summary)\b|\/charts\//,
  people: /\/sections\/people\b/,
  timeline: /\/sections\/timeline\b/,
  places: /\/sections\/offices\b/,
  stories: /\/sections\/(?:accordion|cards|image-with-text|quote)\b/,
  news: /\/routes\/news-(?:archive|article)-page\b|\/content\/share-links\b/,
  search:
    /\/search\/(?:dimmed|excerpt|use-search|search-(?:address|form|results|status|tabs))\b|\/routes\/(?:failure-|search-page|search-route)/,
};

/**
 * The groups as the bundler takes them, and the first load, which would else be cut up by what it shares with them: what
 * the document runs, what it is made with, and the rest, each of which the browser runs in a task of its own.
 */
export const contentGroups = [
  { name: "start", test: /\/entry-start\b/, priority: 3, includeDependenciesRecursively: false },
  {
    name: "library",
    test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/client\/take-over\b|^\0rolldown\/runtime/,
    priority: 2,
    includeDependenciesRecursively: false,
  },
  { name: "first", tags: ["$initial" as const], priority: 1, includeDependenciesRecursively: false },
  ...Object.entries(GROUPS).map(([name, test]) => ({
    name,
    test,
    // What they share with other parts of the client stays where it is.
    includeDependenciesRecursively: false,
  })),
];
