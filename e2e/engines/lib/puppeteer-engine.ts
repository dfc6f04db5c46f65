import { launch, type Browser, type Page } from 'puppeteer-core';
import { findStoryChromium, needs } from '../../../scripts/lib/required-programs.ts';
import type { Engine, Tab, Viewport } from './engine.ts';

const environment = { ...process.env, TZ: 'Asia/Seoul', LC_ALL: 'C.UTF-8' };

/** Chromium by its own protocol; camera and microphone are fake. */
export async function launchChromium(): Promise<Engine> {
  return engineOf(
    await launch({
      browser: 'chrome',
      executablePath: findStoryChromium(),
      env: environment,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--lang=ko-KR',
        '--force-prefers-reduced-motion',
        '--use-fake-device-for-media-stream=fps=10',
        '--use-fake-ui-for-media-stream',
        '--disable-features=WebRtcHideLocalIpsWithMdns',
      ],
    }),
  );
}

/** Firefox by WebDriver BiDi; camera and microphone are fake. */
export async function launchFirefox(): Promise<Engine> {
  return engineOf(
    await launch({
      browser: 'firefox',
      executablePath: needs.firefox.find() ?? 'firefox',
      env: environment,
      extraPrefsFirefox: {
        'intl.accept_languages': 'ko-KR',
        'ui.prefersReducedMotion': 1,
        'media.navigator.streams.fake': true,
        'media.navigator.permission.disabled': true,
        'media.peerconnection.ice.obfuscate_host_addresses': false,
      },
    }),
  );
}

const engineOf = (browser: Browser): Engine => ({
  openTab: (viewport) => openTab(browser, viewport),
  close: () => browser.close(),
});

async function openTab(browser: Browser, viewport: Viewport): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  // Accepts the browser's question before a page is closed.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  return {
    goto: (url) => goTo(page, url),
    reload: async () => void (await page.reload()),
    // The story itself waits for the page, because going back may stay within one document.
    back: async () => void (await page.evaluate('void setTimeout(() => history.back())')),
    forward: async () => void (await page.evaluate('void setTimeout(() => history.forward())')),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => context.close(),
  };
}

/** Firefox aborts a navigation when the page navigates at the same time; a second attempt succeeds. */
async function goTo(page: Page, url: string): Promise<void> {
  try {
    await page.goto(url);
  } catch (error) {
    if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
    await page.goto(url);
  }
}
