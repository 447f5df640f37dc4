/** What the full-text index of a generation can tell apart, by the generation's format. */
import { formatWithoutAvailability, generationFormat } from './generation-files';
import { columnsOfField, type StoredField, storedFields } from './product-store';

export type IndexFormat = {
  /** The columns of the index that each field is searched for in. */
  readonly columns: Readonly<Record<StoredField, readonly string[]>>;
  /** The sets stored for each frequent stem, in their order: the fields that each stands for. */
  readonly stemSets: readonly (readonly StoredField[])[];
  readonly hasNumbers: boolean;
};

const current: IndexFormat = {
  columns: columnsOfField,
  stemSets: storedFields.map((field) => [field]),
  hasNumbers: true,
};

/** Title and brand stand for what a product is, as they did in that format. */
const twoFields: IndexFormat = {
  columns: {
    noun: ['head'],
    title: ['head'],
    named: ['head', 'body'],
    any: ['head', 'body'],
  },
  stemSets: [
    ['named', 'any'],
    ['noun', 'title'],
  ],
  hasNumbers: false,
};

export const indexFormatOf = (format: number): IndexFormat =>
  format === generationFormat || format === formatWithoutAvailability ? current : twoFields;
