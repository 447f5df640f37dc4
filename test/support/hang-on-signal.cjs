// Required by a server under test: on SIGUSR2 its event loop stands still for a minute.
const minuteMs = 60_000;
process.on('SIGUSR2', () => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, minuteMs);
});
