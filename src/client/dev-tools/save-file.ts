import type { Session } from '../../events/session';

/** Downloads a session as a file; nothing is sent. */
export const saveSession = (session: Session): void =>
  saveFile(
    `session-${session.startedAt.replace(/\W+/g, '-').replace(/-$/, '')}.json`,
    `${JSON.stringify(session, null, 2)}\n`,
  );

function saveFile(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
