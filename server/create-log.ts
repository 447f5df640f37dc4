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

export const createLog = (level: string): Logger =>
  pino({
    level,
    hooks: { streamWrite: forTerminal },
    redact: ['req.headers.cookie', 'req.headers.authorization', 'detail.headers'],
  });
