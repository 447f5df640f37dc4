/** Processor time, which other work on the machine does not stretch as it does the clock's. */

function onceMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const runs = 5;

/** Milliseconds of processor time that `work` takes: the least of several runs. */
export const processorMs = (work: () => unknown): number =>
  Math.min(...Array.from({ length: runs }, () => onceMs(work)));
