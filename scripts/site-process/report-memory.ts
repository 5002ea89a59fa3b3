// Loaded into a site's process before the site: tells the process that started it how much memory is in use.

process.on("message", () => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rss, heapUsed });
});
// Being asked is no reason to live on.
process.channel?.unref();
