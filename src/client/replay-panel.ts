/** A small panel that replays a session file on the page, for developers: its own chunk, plain elements, no framework. */
import { isMove, readSession, type Session, type SessionEntry } from '../events/session';
import { createReplayPlayer } from './replay-player';
import type { Replay, ReplayPage } from './session-replay';

const panelId = 'plp-replay';
const look = `position:fixed;inset-block-end:1rem;inset-inline-end:1rem;z-index:1000;max-inline-size:22rem;
padding:1rem;background:#fff;color:#111;border:1px solid #767676;border-radius:.5rem;font:14px/1.4 system-ui;
display:grid;gap:.5rem;box-shadow:0 .25rem 1rem #0003`;

const sayEntry = (entry: SessionEntry): string =>
  isMove(entry) ? `go to ${entry.url}` : `${entry.type} ${JSON.stringify(entry.payload ?? '')}`;

/** Opens the panel, or shows it when it is open. */
export function openReplayPanel(page: ReplayPage): void {
  const present = document.getElementById(panelId);
  if (present) {
    present.focus();
    return;
  }
  const controls = createControls();
  const player = createReplayPlayer(page, controls.show);
  controls.file.addEventListener('change', () => {
    void controls.file.files?.[0]?.text().then((text) => player.open(readFile(text)));
  });
  controls.restart.addEventListener('click', player.restart);
  controls.step.addEventListener('click', player.step);
  controls.play.addEventListener('click', player.play);
  controls.close.addEventListener('click', () => {
    player.pause();
    controls.panel.remove();
  });
  document.body.append(controls.panel);
  controls.show(undefined, false);
  controls.file.focus();
}

function readFile(text: string): Session | undefined {
  try {
    return readSession(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function createControls() {
  const button = (name: string) => {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = name;
    return element;
  };
  const panel = document.createElement('section');
  Object.assign(panel, { id: panelId, tabIndex: -1, ariaLabel: 'Session replay' });
  panel.style.cssText = look;
  const file = document.createElement('input');
  Object.assign(file, {
    type: 'file',
    accept: 'application/json,.json',
    ariaLabel: 'Session file',
  });
  const status = document.createElement('output');
  const [restart, step, play, close] = ['Restart', 'Step', 'Play', 'Close'].map(button) as [
    HTMLButtonElement,
    HTMLButtonElement,
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  const row = document.createElement('div');
  row.append(restart, step, play, close);
  panel.append(file, status, row);
  const show = (replay: Replay | undefined, isPlaying: boolean): void => {
    restart.disabled = !replay;
    step.disabled = play.disabled = !replay?.upcoming();
    play.textContent = isPlaying ? 'Pause' : 'Play';
    status.textContent = replay ? sayPlace(replay) : 'Choose a session file';
  };
  return { panel, file, restart, step, play, close, show };
}

function sayPlace(replay: Replay): string {
  const next = replay.upcoming();
  const faults = replay
    .divergences()
    .map(({ step, expected, found }) => ` Step ${step} came to ${found}, not ${expected}.`);
  return `${replay.position()} done. ${next ? `Next: ${sayEntry(next)}` : 'At the end.'}${faults.join('')}`;
}
