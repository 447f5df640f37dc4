/** Range facets: their unit, their bands, and the numbers that fill them. */
import { writeBound } from '../../../src/catalogue/range-name';
import { currencyMark } from '../../../src/storefront/money';
import type { RangeBand } from '../../catalogue/catalogue-product';
import { decimalsOf } from '../../../src/storefront/formats';
import { discountBands, measureBands, mostDigits, priceBands } from './bands';
import type { FacetSetting } from './facet-settings';
import type { PlannedColumn, PlannedFacet, Planning } from './planned-facets';
import { facetUnitOf, inUnit, knownUnit, noUnit, readQuantity, type Unit } from './quantity';

/** Range facets of the page (docs/product.md, 3.3) that are filled from an attribute or a measure of the same name. */
export const knownRanges: ReadonlyMap<string, { readonly name: string; readonly unit: string }> =
  new Map([
    ['screenSize', { name: 'Screen size', unit: '"' }],
    ['microwaveCapacity', { name: 'Microwave capacity', unit: ' L' }],
    ['dryLoad', { name: 'Drying load', unit: ' kg' }],
    ['washLoad', { name: 'Washing load', unit: ' kg' }],
  ]);

const usualUnitOf = (id: string): string => knownRanges.get(id)?.unit ?? '';

/** The unit of a column's numbers, and how it is written. */
function unitOfColumn(planned: PlannedColumn, id: string): Unit {
  const { form, column } = planned;
  const unit = form.kind === 'range' ? form.unit : (column.quantities?.unit ?? noUnit);
  return unit.suffix === '' ? { ...unit, suffix: usualUnitOf(id) } : unit;
}

/** That of the settings; the column's numbers convert to it where they can. */
function unitOf(planning: Planning, { id, unit: suffix, attribute = id }: FacetSetting): Unit {
  const planned = planning.columns.get(attribute);
  const own = planned ? unitOfColumn(planned, id) : { ...noUnit, suffix: usualUnitOf(id) };
  if (suffix === undefined) return own;
  const wanted = knownUnit(suffix.trim());
  return { ...(wanted?.kind === own.kind ? wanted : own), suffix };
}

function planMeasure(planning: Planning, setting: FacetSetting, name: string): PlannedFacet {
  const { statistics, columns, decimal } = planning;
  const { id, attribute = id } = setting;
  const unit = unitOf(planning, setting);
  const measures = statistics.numbers(attribute);
  const numbers =
    measures.length > 0
      ? measures
      : columns
          .get(attribute)
          ?.column.quantities?.sorted()
          .map((value) => inUnit(value, unit));
  const made = measureBands(numbers ?? [], unit.suffix);
  const { bands, digits } =
    setting.bands === undefined ? made : { bands: setting.bands, digits: mostDigits };
  const read = (text: string): number | undefined => {
    const quantity = readQuantity(text, decimal);
    return quantity?.unit.kind === unit.kind ? inUnit(quantity.value, unit) : undefined;
  };
  const named = facetUnitOf(unit);
  return {
    facet: { id, name, type: 'range', ...(named && { unit: named }), bands },
    attribute,
    measure: { read, digits },
  };
}

const priceBandsOf = ({ statistics, currency }: Planning): readonly RangeBand[] =>
  priceBands(statistics.numbers('price'), {
    digits: decimalsOf(currency),
    write: (value) => writeBound(value, currencyMark(currency)),
  });

export function planRange(planning: Planning, setting: FacetSetting, name: string): PlannedFacet {
  const { id } = setting;
  const planned = (bands: readonly RangeBand[]): PlannedFacet => ({
    facet: { id, name, type: 'range', bands: setting.bands ?? bands },
    attribute: id,
  });
  if (id === 'price') return planned(priceBandsOf(planning));
  if (id === 'discount') return planned(discountBands);
  return planMeasure(planning, setting, name);
}
