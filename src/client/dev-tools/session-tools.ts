/** The chunk that saves and replays sessions. */
export { openReplayPanel } from './replay-panel';
export { saveSession } from './save-file';
export { trailOf, writeSession } from './session-export';
