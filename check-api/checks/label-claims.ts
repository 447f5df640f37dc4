/** Claims of energy labels. */
import { shown } from '../report';
import type { ClaimRule } from './claim-rule';

export const labelClaims: readonly ClaimRule[] = [
  {
    name: 'an energy class lies within its range',
    section: 'energylabel',
    field: 'energy.class',
    judge: ({ product, energy }) => {
      if (energy.class === undefined) return undefined;
      if (product.energy) return 'follows';
      return {
        expected: 'a class within the range of the label, whose best class comes first',
        got: `${shown(energy.class)} in the range ${shown(energy.range)}`,
      };
    },
  },
  {
    name: 'labels and sheets can be opened',
    section: 'energylabel',
    field: 'energy.labelUrl',
    judge: ({ product, energy: { labelUrl, sheetUrl } }) => {
      const { energy } = product;
      if (!energy || (!labelUrl && !sheetUrl)) return undefined;
      const sent = [
        [labelUrl, energy.labelUrl],
        [sheetUrl, energy.sheetUrl],
      ];
      const refused = sent.find(([address, read]) => address && !read);
      if (!refused) return 'follows';
      return { expected: 'an address of http or https, or a path', got: shown(refused[0]) };
    },
  },
];
