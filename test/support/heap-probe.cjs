// Loaded by a server under test (node --expose-gc --require): responds to messages of its parent with the heap size.
process.on('message', () => {
  setTimeout(() => {
    globalThis.gc?.();
    process.send?.({ heapBytes: process.memoryUsage().heapUsed });
  }, 200);
});
// The channel alone does not keep the process running.
process.channel?.unref();
