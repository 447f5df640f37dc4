// Loaded by a server under test: SIGUSR2 blocks its event loop for a minute.
const minuteMs = 60_000;
process.on('SIGUSR2', () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, minuteMs);
});
