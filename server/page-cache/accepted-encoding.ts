export type PageEncoding = 'br' | 'gzip' | 'identity';

/** The best encoding that an `Accept-Encoding` header takes: Brotli, else gzip, else none. */
export function acceptedEncoding(header: string | undefined): PageEncoding {
  if (header === undefined) return 'identity';
  const weights = new Map(header.split(',').map(readWeight));
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

function readWeight(entry: string): readonly [string, number] {
  const [name = '', ...options] = entry.split(';').map((part) => part.trim().toLowerCase());
  const weight = options.find((option) => option.startsWith('q='))?.slice(2);
  return [name, weight === undefined ? 1 : Number(weight) || 0];
}
