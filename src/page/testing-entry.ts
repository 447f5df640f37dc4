/** The package as tests in Node load it: compiled into one file, so that parts and tests share one React context. */
export * from './public';
export * from './testing';
export * from '../storefront/pseudo-language';
