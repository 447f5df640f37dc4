import {
  nudgeScroll,
  wantsScrollNudge,
  watchForScrollNudge,
} from '../../src/client/scroll/ios-scroll';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const safari = `${iphone} Version/17.4 Mobile/15E148 Safari/604.1`;
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const desktopSafari = `${mac} Version/17.4 Safari/605.1.15`;
const androidApp =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 PLPNativeApp/3.1';

const wants = (userAgent: string, touchPoints = 5, isSmallScreen = true) =>
  wantsScrollNudge({ userAgent, touchPoints, isSmallScreen });

describe('the nudge after back and forward', () => {
  it('is for Safari on iPhones and iPads', () => {
    expect(wants(safari)).toBe(true);
    expect(wants(safari, 5, false)).toBe(true);
    expect(wants(desktopSafari, 5, false)).toBe(true);
  });

  it('is not for Safari on a Mac, nor for other browsers on iOS', () => {
    expect(wants(desktopSafari, 0)).toBe(false);
    expect(wants(`${iphone} CriOS/126.0 Mobile/15E148 Safari/604.1`)).toBe(false);
    expect(wants(`${iphone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`)).toBe(false);
  });

  it('is for the native app on small screens only', () => {
    expect(wants(androidApp)).toBe(true);
    expect(wants(androidApp, 5, false)).toBe(false);
    expect(wants(androidApp.replace('PLPNativeApp', 'OtherApp'))).toBe(false);
  });

  it('scrolls the page by a pixel and back', () => {
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    const frame = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((runFrame) => {
      runFrame(0);
      return 0;
    });
    nudgeScroll();
    expect(scrollBy.mock.calls).toEqual([
      [0, 1],
      [0, -1],
    ]);
    scrollBy.mockClear();

    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(androidApp);
    watchForScrollNudge();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(scrollBy).toHaveBeenCalledTimes(2);
    agent.mockReturnValue(desktopSafari);
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(scrollBy).toHaveBeenCalledTimes(2);
    frame.mockRestore();
  });
});
