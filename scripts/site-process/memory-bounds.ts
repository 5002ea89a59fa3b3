/**
 * What bounds the memory of a process of the site, wherever one is started in earnest: `npm run serve` and the image
 * say the same, and a test compares. One arena of malloc, little room for what is young, and a heap that V8 collects
 * before it is large.
 */
export const MEMORY_BOUNDS = {
  args: ["--max-semi-space-size=4", "--max-old-space-size=768"],
  environment: { MALLOC_ARENA_MAX: "1" },
} as const;
