// Loaded into a server before it starts (node --expose-gc --require): sends its parent how much memory it holds.
process.on('message', () => {
  setTimeout(() => {
    globalThis.gc?.();
    process.send?.({ heapBytes: process.memoryUsage().heapUsed });
  }, 200);
});
// Asking alone is no reason to live on.
process.channel?.unref();
