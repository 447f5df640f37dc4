import { chromiumPath } from '../../scripts/chromium.mjs';
import { requireProgram, type RequiredProgram } from '../support/required-program';
import type { Engine } from './engine';
import { startPuppeteerBrowser } from './puppeteer-browser';

const program: RequiredProgram = {
  name: 'Chromium',
  path: chromiumPath,
  install: 'apt-get install -y chromium-headless-shell',
};

export const chromium: Engine = {
  name: 'Chromium',
  programs: [program],
  // A headless Chromium has no back/forward cache.
  restoresPages: false,
  start: ({ isScripted }) =>
    startPuppeteerBrowser({
      executablePath: requireProgram(program),
      headless: 'shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        ...(isScripted ? [] : ['--blink-settings=scriptEnabled=false']),
      ],
    }),
};
