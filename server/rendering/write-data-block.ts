import { weakMapMemoize } from '@reduxjs/toolkit';

/** JSON that is safe inside a script element: no `</script>`, no `<!--`, no line separators of old engines. */
export const writeScriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** As `writeScriptJson`, with a cached result for each object; only for objects that never change. */
export const writeScriptJsonOnce = weakMapMemoize((value: object) => writeScriptJson(value));

/** The JSON of a record with one more field, whose value is JSON already. */
export const withJsonField = (record: string, name: string, json: string): string =>
  `${record.slice(0, -1)}${record === '{}' ? '' : ','}${writeScriptJson(name)}:${json}}`;

/** A data block. It runs no script, so the strictest content policy allows it. `json` comes from `writeScriptJson`. */
export const writeDataBlock = (attributes: string, json: string): string =>
  `<script ${attributes}>${json}</script>`;

/** A data block for each object in the schema.org vocabulary. */
export const writeStructuredData = (objects: readonly object[]): string =>
  objects
    .map((data) => writeDataBlock('type="application/ld+json"', writeScriptJson(data)))
    .join('');
