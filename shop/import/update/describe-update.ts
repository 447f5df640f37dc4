/** The summary of an update, or of a removal, as text for a terminal. */
import { listed } from '../columns/map-rows';
import { describeChanges, describeCounts, number } from '../describe-summary';
import type { ImportOptions } from '../import-options';
import { countProducts } from '../progress-bar';
import { shownText } from '../row-report';
import type { UpdateSummary } from './update-summary';

const longestId = 40;

const describeUnknown = ({ unknown: { count, first } }: UpdateSummary): readonly string[] =>
  count === 0
    ? []
    : [
        `  unknown    ${number(count)} ids, such as ${first.map((id) => shownText(id, longestId)).join(', ')}; --report FILE has their lines`,
      ];

export function describeUpdate(
  summary: UpdateSummary,
  { dryRun, mode, file, report }: ImportOptions,
): string {
  const { changes, unused } = summary;
  const changed = mode === 'remove' ? changes.gone : changes.changed;
  const done = dryRun ? 'Checked' : mode === 'remove' ? 'Removed' : 'Updated';
  const skipped = new Map([...summary.skipped].filter(([reason]) => reason !== 'unknown id'));
  const lines = [
    `${done} ${countProducts(changed)} of ${number(summary.products + changes.gone)} by ${file} (${summary.format}) in ${process.uptime().toFixed(1)} s.`,
    `  rows       ${number(summary.rows)}, ${number(summary.rejected)} rejected${report === undefined ? '' : ` (see ${report})`}`,
    ...describeChanges(summary),
    ...describeCounts('skipped', skipped),
    ...describeUnknown(summary),
    ...(unused.length > 0
      ? [`  not taken  ${listed(unused)}: an update has prices and stock`]
      : []),
  ];
  return [...lines, ...(dryRun ? ['Nothing has been changed.'] : [])].join('\n');
}
