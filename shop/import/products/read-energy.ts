/** The energy label of a row, as Merchant Center names its columns. */
import { energyClasses, readEnergy, type EnergyLabel } from '../../../src/catalogue/product';
import type { ColumnName } from './column-names';
import type { LeavingOut } from './leave-out';
import { isValue } from './read-texts';

/** Labels of most products run from A to G since 2021; a range that goes further is named. */
const usual = ['A', 'G'] as const;

/**
 * The ends may stand in either column: Merchant Center has asked for the best class in `min_energy_efficiency_class`
 * first, and in `max_energy_efficiency_class` later.
 */
export function readEnergyCells(
  cell: (column: ColumnName) => string | undefined,
  leaving: LeavingOut,
): EnergyLabel | undefined {
  const readClass = (column: ColumnName): string | undefined => {
    const text = cell(column);
    return text !== undefined && isValue(text) ? text.trim().toUpperCase() : undefined;
  };
  const named = readClass('energyClass');
  if (named === undefined) return undefined;
  const ends = [
    readClass('leastEnergyClass') ?? usual[0],
    readClass('mostEnergyClass') ?? usual[1],
  ];
  const range = ends.sort(
    (one, other) => energyClasses.indexOf(one) - energyClasses.indexOf(other),
  );
  const label = readEnergy({
    class: named,
    range,
    labelUrl: cell('energyLabel'),
    sheetUrl: cell('energySheet'),
  });
  keepAddresses(label, cell, leaving);
  return leaving.keep('energy_efficiency_class', named, label);
}

function keepAddresses(
  label: EnergyLabel | undefined,
  cell: (column: ColumnName) => string | undefined,
  leaving: LeavingOut,
): void {
  if (label === undefined) return;
  leaving.keep('energy_label_link', cell('energyLabel'), label.labelUrl);
  leaving.keep('energy_sheet_link', cell('energySheet'), label.sheetUrl);
}
