import { useEnglish } from './English';

/** Says how many products of an address the shop does not have; nothing where it has all. */
export function MissingProducts({ count }: { readonly count: number }) {
  const english = useEnglish();
  if (count === 0) return null;
  return (
    <p lang={english} dir="auto">
      {count === 1
        ? 'One product is no longer in the shop.'
        : `${count} products are no longer in the shop.`}
    </p>
  );
}
