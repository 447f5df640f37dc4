/** Bodies with one field of a wrong type. */
const wrongValues: readonly unknown[] = [null, 7, 'text', {}, [[null]]];

type Variant = {
  readonly body: unknown;
  /** Names the field and its value. */
  readonly what: string;
};

type Nested = Record<string, unknown>;
const isNested = (value: unknown): value is Nested => typeof value === 'object' && value !== null;

/** One variant of `body` for each field at every depth and each wrong value. In lists only the first entry varies. */
export function* wronglyTyped(body: unknown): Generator<Variant> {
  for (const path of pathsOf(body)) {
    for (const wrong of wrongValues) {
      const copy = structuredClone(body);
      setAt(copy, path, wrong);
      yield { body: copy, what: `${path.join('.')} is ${JSON.stringify(wrong)}` };
    }
  }
}

function pathsOf(value: unknown): readonly (readonly string[])[] {
  if (!isNested(value)) return [];
  const keys = Array.isArray(value) ? Object.keys(value).slice(0, 1) : Object.keys(value);
  return keys.flatMap((key) => [[key], ...pathsOf(value[key]).map((path) => [key, ...path])]);
}

function setAt(body: unknown, path: readonly string[], wrong: unknown): void {
  const [key, ...rest] = path;
  if (!isNested(body) || key === undefined) return;
  if (rest.length === 0) body[key] = wrong;
  else setAt(body[key], rest, wrong);
}
