import { createCategoryPlan } from '../../../shop/import/category-plan';
import { ImportFailure } from '../../../shop/import/formats/row';

it('ends the import at the category that is one too many, with what to do', () => {
  const plan = createCategoryPlan();
  for (let at = 0; at < 99_999; at += 1) plan.idOfPath([`Category ${at}`]);
  plan.define({ id: 'lamps', name: 'Lamps' }, 1);
  const failure = new ImportFailure(
    'the file has more than 100,000 categories; say which column has them, such as --map "category=COLUMN"',
  );
  expect(() => plan.idOfPath(['Sofas'])).toThrow(failure);
  expect(() => plan.define({ id: 'sofas', name: 'Sofas' }, 2)).toThrow(failure);
  expect(plan.idOfPath(['Category 7'])).toBe('category-7');
  expect(plan.finish()).toHaveLength(100_000);
});
