// Preloaded into a site's process: reports its memory usage to the parent process on request.

process.on("message", () => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rss, heapUsed });
});
// The IPC channel must not keep the process alive.
process.channel?.unref();
