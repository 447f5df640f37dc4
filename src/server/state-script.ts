/** Writes data into an HTML document. */

/** JSON that is safe inside a script element: no `</script>`, no `<!--`, no line separators of old engines. */
export const writeScriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** A data block: no script runs, so the strictest content policy lets it through. */
export const writeDataBlock = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${writeScriptJson(value)}</script>`;
