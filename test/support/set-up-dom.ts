import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Long enough for a slow machine.
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no screen.
window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
Element.prototype.scrollIntoView = () => undefined;
