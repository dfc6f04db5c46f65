import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.ts';

interface Need {
  name: string;
  packages: readonly string[];
  find: () => string | undefined;
}

const onPath = (name: string) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

const newest = (pattern: string) => globSync(pattern).toSorted().at(-1);

export const needs = {
  chromium: {
    name: 'Chromium',
    packages: ['chromium', 'fonts-noto-cjk'],
    find: () =>
      process.env['CHROMIUM_PATH'] ??
      onPath('chromium') ??
      onPath('chromium-browser') ??
      onPath('google-chrome'),
  },
  /** Chromium without its windows: for the stories, which it runs with two thirds of the processor time. */
  headlessChromium: {
    name: 'headless Chromium',
    packages: ['chromium-headless-shell', 'fonts-noto-cjk'],
    find: () => process.env['CHROMIUM_PATH'] ?? onPath('chromium-headless-shell'),
  },
  postgres: {
    name: 'PostgreSQL',
    packages: ['postgresql'],
    find: () => onPath('initdb') ?? newest('/usr/lib/postgresql/*/bin/initdb'),
  },
  firefox: {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find: () => process.env['FIREFOX_PATH'] ?? onPath('firefox-esr') ?? onPath('firefox'),
  },
  webKitDriver: {
    name: "WebKit's driver",
    packages: ['webkit2gtk-driver'],
    find: () => process.env['WEBKIT_DRIVER_PATH'] ?? onPath('WebKitWebDriver'),
  },
  miniBrowser: {
    name: "WebKit's MiniBrowser",
    packages: ['webkit2gtk-driver'],
    find: () => process.env['MINIBROWSER_PATH'] ?? newest('/usr/lib/*/webkit2gtk-4.*/MiniBrowser'),
  },
  display: {
    name: 'Xvfb, a display in memory',
    packages: ['xvfb'],
    find: () => process.env['XVFB_PATH'] ?? onPath('Xvfb'),
  },
  redis: { name: 'Redis', packages: ['redis-server'], find: () => onPath('redis-server') },
} as const satisfies Record<string, Need>;

/**
 * The path of a program that the tests need; installed by apt when run as root, otherwise the run stops
 * and says how to install it.
 */
export async function provide(need: Need): Promise<string> {
  const found = need.find();
  if (found) return found;
  const command = `apt-get install -y --no-install-recommends ${need.packages.join(' ')}`;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    process.stdout.write(`Installing ${need.name} …\n`);
    await run('apt-get', ['update', '-qq']);
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...need.packages], quiet);
    const installed = need.find();
    if (installed) return installed;
  }
  throw new Error(`The tests need ${need.name}. Install it and run again:\n  sudo ${command}`);
}

/** The Chromium of the stories: headless alone where this system has a package of it, otherwise the whole. */
export const provideStoryChromium = (): Promise<string> =>
  provide(needs.headlessChromium).catch(() => provide(needs.chromium));

export const findStoryChromium = (): string =>
  needs.headlessChromium.find() ?? needs.chromium.find() ?? 'chromium';
