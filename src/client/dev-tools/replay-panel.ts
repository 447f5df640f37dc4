/** A panel for developers that replays a session file on the page. */
import { isMove, readSession, type SessionEntry } from '../../events/session';
import { parseJson } from '../../lib/parse-json';
import { createButton, openPanel } from './plain-elements';
import { createReplayPlayer } from './replay-player';
import { isOnlyShown, type Replay, type ReplayPage } from './session-replay';

const panelId = 'plp-replay';
// Above the developers' menu, and never wider than the narrowest screen.
const place = `inset-block-end:3.5rem;inset-inline-end:.5rem;inline-size:min(22rem,100vw - 1rem);max-block-size:60vh;
overflow:auto;padding:1rem;display:grid;gap:.75rem;box-shadow:0 .25rem 1rem #0003;`;
const deliveryNote =
  'Nothing is sent to a data layer or collector from the first file on until the page is loaded again.';
const rowLook = 'display:flex;flex-wrap:wrap;gap:.5rem;';
const textLook = 'overflow-wrap:anywhere;';
const fileLook = 'max-inline-size:100%;font:inherit;';

function entryText(entry: SessionEntry): string {
  if (isMove(entry)) return `${entry.type === 'document' ? 'load' : 'go to'} ${entry.url}`;
  const note = isOnlyShown(entry) ? ', which is not sent' : '';
  return `${entry.type} ${JSON.stringify(entry.payload ?? '')}${note}`;
}

/** Opens the panel, or focuses it when it is already open. */
export function openReplayPanel(page: ReplayPage): void {
  openPanel({ id: panelId, name: 'Session replay', place }, (panel, close) => {
    const { file, status, buttons, player } = createControls(page, () => {
      player.pause();
      close();
    });
    const row = document.createElement('div');
    row.style.cssText = rowLook;
    row.append(...buttons);
    const note = document.createElement('p');
    note.textContent = deliveryNote;
    note.style.margin = '0';
    panel.append(file, status, row, note);
    file.focus();
  });
}

function createControls(page: ReplayPage, onClose: () => void) {
  const status = document.createElement('output');
  status.style.cssText = textLook;
  const restart = createButton('Restart', () => player.restart());
  const step = createButton('Step', () => player.step());
  const play = createButton('Play', () => player.play());
  const show = (replay: Replay | undefined, isPlaying: boolean): void => {
    restart.disabled = !replay;
    // A disabled button loses the focus.
    const hadFocus = document.activeElement === step || document.activeElement === play;
    step.disabled = play.disabled = !replay?.upcoming();
    if (hadFocus && step.disabled) restart.focus();
    play.textContent = isPlaying ? 'Pause' : 'Play';
    status.textContent = replay ? placeText(replay) : 'Choose a session file';
  };
  const player = createReplayPlayer(page, show);
  const file = createFileField((text) => {
    const session = readSession(parseJson(text));
    player.open(session);
    if (!session) status.textContent = 'This file holds no session';
  });
  show(undefined, false);
  return { file, status, player, buttons: [restart, step, play, createButton('Close', onClose)] };
}

/** Calls `onText` with the text of the selected file. */
function createFileField(onText: (text: string) => void): HTMLInputElement {
  const file = document.createElement('input');
  Object.assign(file, {
    type: 'file',
    accept: 'application/json,.json',
    ariaLabel: 'Session file',
  });
  file.style.cssText = fileLook;
  file.addEventListener('change', () => void file.files?.[0]?.text().then(onText));
  return file;
}

function placeText(replay: Replay): string {
  const next = replay.upcoming();
  const faults = replay
    .divergences()
    .map(({ step, expected, found }) => ` Step ${step} came to ${found}, not ${expected}.`);
  return `${replay.position()} done. ${next ? `Next: ${entryText(next)}` : 'At the end.'}${faults.join('')}`;
}
