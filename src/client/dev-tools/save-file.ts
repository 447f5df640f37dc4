import type { Session } from '../../events/session';

/** Saves a session as a file of the shopper's own; nothing is sent anywhere. */
export const saveSession = (session: Session): void =>
  saveFile(
    `session-${session.startedAt.replace(/\W+/g, '-').replace(/-$/, '')}.json`,
    `${JSON.stringify(session, null, 2)}\n`,
  );

export function saveFile(name: string, json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
