/** Stands in for a style sheet, which only webpack can load. */
export const styleSheet = {};
