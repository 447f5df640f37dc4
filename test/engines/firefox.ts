import { findOnPath } from '../../scripts/find-on-path.mjs';
import { requireProgram, type RequiredProgram } from '../support/required-program';
import type { Engine } from './engine';
import { startPuppeteerBrowser } from './puppeteer-browser';

const program: RequiredProgram = {
  name: 'Firefox',
  path: findOnPath('firefox-esr', 'firefox'),
  install: 'apt-get install -y firefox-esr',
};

export const firefox: Engine = {
  name: 'Firefox',
  programs: [program],
  restoresPages: true,
  start: ({ isScripted }) =>
    startPuppeteerBrowser({
      browser: 'firefox',
      executablePath: requireProgram(program),
      extraPrefsFirefox: { 'javascript.enabled': isScripted },
    }),
};
