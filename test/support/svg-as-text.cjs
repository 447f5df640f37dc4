// Imports of SVG as text, as webpack has them.
module.exports = {
  /** @param {string} text */
  process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }),
};
