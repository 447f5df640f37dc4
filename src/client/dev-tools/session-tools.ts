/** What few visits need: saving a session, and replaying one. */
export { openReplayPanel } from './replay-panel';
export { saveSession } from './save-file';
export { trailOf, writeSession } from './session-export';
