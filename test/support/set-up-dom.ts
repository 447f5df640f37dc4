import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A hang, not a slow machine.
configure({ asyncUtilTimeout: 30_000 });
