import { findOnPath, requireProgram, type RequiredProgram } from '../support/required-program';
import type { Engine } from './engine';
import { startPuppeteerBrowser } from './puppeteer-browser';

const program: RequiredProgram = {
  name: 'Chromium',
  path:
    process.env.CHROMIUM_PATH ?? findOnPath('chromium-headless-shell', 'chromium', 'google-chrome'),
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
