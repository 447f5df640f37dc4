/** The server's log: one JSON object a line, without anything that is a shopper's secret. */
import pino, { type Logger } from 'pino';

export const createLog = (level: string): Logger =>
  pino({
    level,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'detail.headers'],
  });
