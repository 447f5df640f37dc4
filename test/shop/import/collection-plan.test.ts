import { createCollectionPlan } from '../../../shop/import/collection-plan';
import { ImportFailure } from '../../../shop/import/formats/row';

it('ends the import at the collection that is one too many, with what to do', () => {
  const plan = createCollectionPlan();
  for (let at = 0; at < 99_999; at += 1) plan.addNamed(new Map([[`c${at}`, 'Sale']]));
  plan.define({ id: 'under-10', name: 'Under £10', type: 'valuedeal' });
  const failure = new ImportFailure(
    'the file has more than 100,000 collections; say which column has them, such as --map "collection=COLUMN"',
  );
  expect(() => plan.addNamed(new Map([['new', 'New']]))).toThrow(failure);
  expect(() => plan.define({ id: 'new', name: 'New', type: 'promo' })).toThrow(failure);
  plan.addNamed(new Map([['under-10', 'Another name']]));
  expect(plan.finish()).toHaveLength(100_000);
  expect(plan.finish().at(-1)).toEqual({ id: 'under-10', name: 'Under £10', type: 'valuedeal' });
});
