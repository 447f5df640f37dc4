/** The server's log: one JSON object a line, without a shopper's secrets. */
import pino, { type Logger } from 'pino';

/**
 * Escapes what JSON leaves as it is and a terminal obeys: control characters from U+007F on, and those that turn the
 * direction of its text.
 */
const forTerminal = (line: string): string =>
  line.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character.replace(
      /[\s\S]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );

/** What waits for room on a full disk, in characters; what comes then is lost. */
const mostWaiting = 1_000_000;

/** Never throws, and never waits for room: shoppers do not need the log. */
function openDestination(file: number) {
  const destination = pino.destination({ dest: file, sync: true, maxLength: mostWaiting });
  destination.on('error', () => undefined);
  // After a fatal error pino calls this, which tries indefinitely while a disk is full. Each line was tried before.
  destination.flushSync = () => undefined;
  return destination;
}

/** `file` is that of the standard output when absent. */
export const createLog = (level: string, file: number = process.stdout.fd): Logger =>
  pino(
    {
      level,
      hooks: { streamWrite: forTerminal },
      redact: ['req.headers.cookie', 'req.headers.authorization', 'detail.headers'],
    },
    openDestination(file),
  );
