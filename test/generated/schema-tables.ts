/** Writes the schemas of an OpenAPI document as sections of Markdown, each with a table of its fields. */
import type { Schema } from '../contracts/contract';

/** What a field holds: `list of Facet, at most 200`. */
function formOf(schema: Schema): string {
  const { $ref, type, items, additionalProperties, maxLength } = schema;
  if ($ref !== undefined) return $ref.split('/').at(-1) ?? '';
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(', ');
  if (items) return `list of ${formOf(items)}${lengthOf(schema)}`;
  if (additionalProperties) return `by name: ${formOf(additionalProperties)}`;
  if (type === 'string') return `text${maxLength ? `, at most ${maxLength} characters` : ''}`;
  if (type === 'object') return type;
  const numbers: Readonly<Record<string, string>> = { integer: 'whole number', number: 'number' };
  return `${numbers[type ?? ''] ?? 'true or false'}${rangeOf(schema)}`;
}

function lengthOf({ minItems, maxItems }: Schema): string {
  if (maxItems === undefined) return '';
  return minItems === maxItems ? `, exactly ${maxItems}` : `, at most ${maxItems}`;
}

function rangeOf({ minimum, maximum, exclusiveMinimum }: Schema): string {
  if (exclusiveMinimum !== undefined) return `, above ${exclusiveMinimum}`;
  return minimum === undefined ? '' : `, ${minimum} ${maximum ? `to ${maximum}` : 'or more'}`;
}

/** The first example of a field; none for what has a table of its own. */
function exampleOf({ examples, items }: Schema): string {
  const example = examples ? examples[0] : items?.examples?.slice(0, 1);
  return example === undefined ? '' : `\`${JSON.stringify(example)}\``;
}

function sectionOf(name: string, { description, properties = {}, required = [] }: Schema): string {
  const rows = Object.entries(properties).map(([field, schema]) => [
    `\`${field}\``,
    formOf(schema),
    required.includes(field) ? 'yes' : 'no',
    exampleOf(schema),
    schema.description ?? '',
  ]);
  const table = [
    ['field', 'form', 'required', 'example', 'meaning'],
    ['---', '---', '---', '---', '---'],
    ...rows,
  ].map((cells) => `| ${cells.join(' | ')} |`);
  return [`### ${name}`, ...(description ? [description] : []), table.join('\n')].join('\n\n');
}

/** Those without fields, such as `Id`, have no section. */
export const writeSchemaTables = (schemas: Readonly<Record<string, Schema>>): string =>
  Object.entries(schemas)
    .filter(([, { properties }]) => properties)
    .map(([name, schema]) => sectionOf(name, schema))
    .join('\n\n');
