/** A visit that is recorded from its start, with a function that replays a session on it. */
import { createSessionRecorder } from '../../src/client/dev-tools/session-recorder';
import { trailOf, writeSession } from '../../src/client/dev-tools/session-export';
import { createReplay } from '../../src/client/dev-tools/session-replay';
import type { Session } from '../../src/events/session';
import { aVisit } from '../support/a-visit';
import { createMemoryStorage } from '../../src/platform/memory-storage';

export const recordedPage = {
  build: 'product-listing.0a1b2c3d4e',
  brand: 'marlow',
  viewport: { width: 360, height: 740 },
};

export async function aRecordedVisit(options: Parameters<typeof aVisit>[0] = {}) {
  const recorder = createSessionRecorder(createMemoryStorage());
  const visit = await aVisit({ ...options, tools: { middleware: [recorder.middleware] } });
  return {
    ...visit,
    session: () => writeSession(recorder.recording(), recordedPage),
    /** Replays all steps; returns the steps that reached other addresses than recorded. */
    replay: async (session: Session) => {
      const { history, store } = visit;
      const replay = createReplay(session, {
        history,
        dispatch: store.dispatch,
        trail: () => trailOf(recorder.recording()),
        begin: () => undefined,
      });
      await visit.settle();
      while (replay.step()) await visit.settle();
      return replay.divergences();
    },
  };
}
