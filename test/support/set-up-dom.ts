import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Long enough for a slow machine.
configure({ asyncUtilTimeout: 30_000 });
