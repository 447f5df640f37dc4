import breakpoints from '../../styles/settings/breakpoints.json';

/** The media query of screens with a filter column; all others have the drawer. */
export const wideScreen = `(min-width: ${breakpoints.l})`;
