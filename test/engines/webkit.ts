/** WebKitGTK with its own small browser, on a virtual screen. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { closeAfterTest } from '../support/close-after-test';
import { findOnPath } from '../../scripts/find-on-path.mjs';
import { requireProgram, type RequiredProgram } from '../support/required-program';
import { aFolder } from '../support/temporary-folder';
import type { BrowserWindow, Engine } from './engine';

const driverProgram: RequiredProgram = {
  name: 'WebKitWebDriver',
  path: findOnPath('WebKitWebDriver'),
  install: 'apt-get install -y webkit2gtk-driver',
};
const browserProgram: RequiredProgram = {
  name: 'WebKitGTK MiniBrowser',
  path: findMiniBrowser(),
  install: 'apt-get install -y webkit2gtk-driver',
};
const screenProgram: RequiredProgram = {
  name: 'Xvfb',
  path: findOnPath('Xvfb'),
  install: 'apt-get install -y xvfb xauth',
};

/** In /usr/lib/{machine}/webkit2gtk-{version}/. */
function findMiniBrowser(): string | undefined {
  const foldersIn = (folder: string) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  return foldersIn('/usr/lib')
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap(foldersIn)
    .filter((folder) => /\/webkit2gtk-4\.\d$/.test(folder))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
}

/** Starts an X server without a monitor on the first free display; returns the display's name. */
async function startScreen(): Promise<string> {
  const options = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const server = spawn(requireProgram(screenProgram), options, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const exited = once(server, 'exit');
  closeAfterTest(() => {
    server.kill();
    return exited;
  });
  const [line] = (await Promise.race([
    once(createInterface(server.stdio[3] as Readable), 'line'),
    exited.then(() => Promise.reject(new Error('Xvfb did not start'))),
  ])) as [string];
  return `:${line}`;
}

/** The browser has no profile of its own and writes to `home`. */
const environmentOf = (display: string, home: string) => ({
  ...process.env,
  DISPLAY: display,
  GDK_BACKEND: 'x11',
  HOME: home,
  XDG_CACHE_HOME: home,
  XDG_CONFIG_HOME: home,
  XDG_DATA_HOME: home,
  NO_AT_BRIDGE: '1',
  // Neither works in a container, and the browser shows only pages of this test.
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
});

/**
 * A browser that does not start within this time is started again: now and then it ends at once, and its driver waits
 * for it.
 */
const longestStartMs = 20_000;
const mostStarts = 3;

/** Starts a driver and its browser, which is of no use to another driver. */
async function startDriver(
  environment: ReturnType<typeof environmentOf>,
  args: readonly string[],
): Promise<WebDriver> {
  const service = new DriverService.Builder(requireProgram(driverProgram))
    .setLoopback(true)
    .setEnvironment(environment)
    .build();
  closeAfterTest(() => service.kill());
  const address = await service.start();
  const limit = setTimeout(() => void service.kill(), longestStartMs);
  try {
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: requireProgram(browserProgram), args },
      })
      .build();
    closeAfterTest(() => driver.quit());
    return driver;
  } finally {
    clearTimeout(limit);
  }
}

async function startDriverAgain(
  environment: ReturnType<typeof environmentOf>,
  args: readonly string[],
  starts = 1,
): Promise<WebDriver> {
  try {
    return await startDriver(environment, args);
  } catch (error) {
    if (starts === mostStarts) throw error;
    return startDriverAgain(environment, args, starts + 1);
  }
}

const startWebKit: Engine['start'] = async ({ isScripted, shopAddress }) => {
  const home = aFolder();
  // Created after the folder and so closed before it: an open window may write until its screen ends.
  const display = await startScreen();
  const environment = environmentOf(display, home);
  const args = ['--automation', ...(isScripted ? [] : ['--enable-javascript=false'])];
  const driver = await startDriverAgain(environment, args);
  return {
    // Another window would need another browser, which takes seconds to start.
    openWindow: async ({ width, height }) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
      // A page stores something as it is left, and this one stores nothing.
      await driver.get(`${shopAddress}/robots.txt`);
      await driver.manage().deleteAllCookies();
      await driver.executeScript(() => {
        window.sessionStorage.clear();
        window.localStorage.clear();
      });
      return windowOf(driver);
    },
  };
};

const windowOf = (driver: WebDriver): BrowserWindow => ({
  open: (url) => driver.get(url),
  goBack: () => driver.navigate().back(),
  evaluate: (inPage, ...values) => driver.executeScript(inPage, ...values),
  clickAt: (x, y) =>
    driver
      .actions()
      .move({ x: Math.round(x), y: Math.round(y) })
      .click()
      .perform(),
  typeText: (text) => driver.actions().sendKeys(text).perform(),
  pressKey: (key) =>
    driver
      .actions()
      .sendKeys({ Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB, ' ': Key.SPACE }[key])
      .perform(),
});

export const webkit: Engine = {
  name: 'WebKit',
  programs: [driverProgram, browserProgram, screenProgram],
  restoresPages: true,
  start: startWebKit,
};
