/** A visit that is recorded from its start, with a function that replays a session on it. */
import { createSessionRecorder } from '../../src/client/dev-tools/session-recorder';
import { trailOf, writeSession } from '../../src/client/dev-tools/session-export';
import { createReplay } from '../../src/client/dev-tools/session-replay';
import type { Session } from '../../src/events/session';
import { aVisit } from '../support/a-visit';

export async function aRecordedVisit(options: Parameters<typeof aVisit>[0] = {}) {
  const recorder = createSessionRecorder();
  const visit = await aVisit({ ...options, tools: { middleware: [recorder.middleware] } });
  return {
    ...visit,
    session: () => writeSession(recorder.recording()),
    /** Replays all steps; returns the steps that reached other addresses than recorded. */
    replay: async (session: Session) => {
      const { history, store } = visit;
      const replay = createReplay(session, {
        history,
        dispatch: store.dispatch,
        trail: () => trailOf(recorder.recording()),
      });
      await visit.settle();
      while (replay.step()) await visit.settle();
      return replay.divergences();
    },
  };
}
