/** Matches variants with their products where either may come first in a file. */
import { longestRow, type FlatFields, type FlatRow } from '../row';
import { lengthOf } from './flat-row';

/** What waits for its other half. The oldest go when there is more, so that memory stays bounded. */
const mostCharacters = 64 * longestRow;

type Held<Item> = { readonly item: Item; readonly length: number };

/** In the order of the file. */
function createHold<Item>(onOldest: (item: Item) => void) {
  const held = new Map<string, Held<Item>[]>();
  let total = 0;
  const take = (key: string): readonly Item[] => {
    const taken = held.get(key) ?? [];
    held.delete(key);
    for (const { length } of taken) total -= length;
    return taken.map(({ item }) => item);
  };
  return {
    take,
    peek: (key: string): Item | undefined => held.get(key)?.[0]?.item,
    add: (key: string, item: Item, length: number): void => {
      const same = held.get(key);
      if (same === undefined) held.set(key, [{ item, length }]);
      else same.push({ item, length });
      total += length;
      for (const oldest of held.keys()) {
        if (total <= mostCharacters) return;
        take(oldest).forEach(onOldest);
      }
    },
    rest: (): readonly Item[] => [...held.keys()].flatMap(take),
  };
}

/** A product of variants, whose own row has no price. */
export type Parent = {
  readonly line: number;
  readonly fields: FlatFields;
};

export function createFamilies<P extends Parent>() {
  const dropped: FlatRow[] = [];
  const parents = createHold<P>(() => undefined);
  const variants = createHold<FlatRow>((row) => dropped.push(row));
  return {
    /** The variants that came before. */
    addParent: (keys: readonly string[], parent: P): readonly FlatRow[] => {
      for (const key of keys) parents.add(key, parent, lengthOf(parent.fields));
      return keys.flatMap((key) => variants.take(key));
    },
    parentOf: (key: string): P | undefined => parents.peek(key),
    /** Keeps a variant until its parent comes. */
    wait: (key: string, variant: FlatRow): void =>
      variants.add(key, variant, lengthOf(variant.fields)),
    /** Variants that waited for too long. */
    takeDropped: (): readonly FlatRow[] => dropped.splice(0),
    /** Variants whose parent did not come. */
    rest: (): readonly FlatRow[] => variants.rest(),
  };
}

export const tooFarApart = 'its product stands too far from it in the file';
