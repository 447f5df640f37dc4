/** Webpack extracts style sheets from the bundle. */
declare module '*.scss';
