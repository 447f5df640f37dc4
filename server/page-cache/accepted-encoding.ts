import negotiate from '@fastify/accept-negotiator';

const encodings = ['br', 'gzip', 'identity'] as const;
export type PageEncoding = (typeof encodings)[number];

/** The best encoding that an `Accept-Encoding` header takes: Brotli before gzip where it likes both the same. */
export const acceptedEncoding = (header = ''): PageEncoding =>
  negotiate<PageEncoding>(header.toLowerCase(), [...encodings]) ?? 'identity';
