import { test } from '@playwright/test';
import { shownPopups } from '../../lib/popups.ts';
import type { Engine, EngineName } from './engine.ts';
import { launchChromium, launchFirefox } from './puppeteer-engine.ts';
import { Screen } from './screen.ts';
import { launchWebKit } from './webkit-engine.ts';

export { expect } from '@playwright/test';

const launchers: Record<EngineName, () => Promise<Engine>> = {
  chromium: launchChromium,
  firefox: launchFirefox,
  webkit: launchWebKit,
};

/** 390 px is a phone, 1024 px a tablet, 1440 px a desktop. */
export type Width = 390 | 1024 | 1440;
const heights = { 390: 844, 1024: 768, 1440: 900 } as const;

export interface EngineOptions {
  engineName: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  engine: Engine;
}

interface Fixtures {
  /**
   * Opens a page of a width, logged out; closed when the story ends. Popups open only where the story is
   * about them.
   */
  openScreen: (width: Width, options?: { seesPopups: boolean }) => Promise<Screen>;
}

/** Declares a story that runs in every engine. */
export const story = test.extend<Fixtures, WorkerFixtures>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await launchers[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  openScreen: async ({ engine, baseURL }, use) => {
    const opened: Screen[] = [];
    await use(async (width, { seesPopups } = { seesPopups: false }) => {
      const tab = await engine.openTab({ width, height: heights[width] });
      const screen = new Screen(tab, baseURL ?? '', seesPopups ? [] : await shownPopups());
      opened.push(screen);
      return screen;
    });
    for (const screen of opened) await screen.tab.close();
  },
});
