/** Style sheets are taken out of the bundle by webpack. */
declare module '*.scss';
