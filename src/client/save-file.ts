import type { Session } from '../events/session';

/** Saves a session as a file of the shopper's own; nothing is sent anywhere. */
export function saveSession(session: Session): void {
  const text = `${JSON.stringify(session, null, 2)}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `session-${session.startedAt.replace(/\W+/g, '-').replace(/-$/, '')}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
