/** The server's log: one JSON object a line, without a shopper's secrets. */
import pino, { type Logger } from 'pino';

export const createLog = (level: string): Logger =>
  pino({
    level,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'detail.headers'],
  });
