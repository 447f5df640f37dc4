/** Measures how late the event loop is. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';

const resolutionMs = 10;
const sampleIntervalMs = 250;

/**
 * Returns whether the mean delay of the last sample was above `maxLagMs`; 0 measures nothing. Nothing here opens a
 * file: reading the memory's size does, so that a process without free descriptors would end in its timer.
 */
export function watchEventLoop(server: FastifyInstance, maxLagMs: number): () => boolean {
  if (maxLagMs === 0) return () => false;
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let isLate = false;
  const sample = (): void => {
    // A sample in which the event loop has turned once at most has no mean, and counts as endless delay.
    const delayMs = histogram.count === 0 ? Infinity : histogram.mean / 1e6 - resolutionMs;
    isLate = delayMs > maxLagMs;
    histogram.reset();
  };
  const timer = setInterval(sample, Math.max(sampleIntervalMs, maxLagMs)).unref();
  server.addHook('onClose', (_server, done) => {
    clearInterval(timer);
    histogram.disable();
    done();
  });
  return () => isLate;
}
