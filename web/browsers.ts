import browserslist from 'browserslist';

/** The bundler's names of the browsers it knows; Samsung Internet and Whale are Chromium. */
const NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

/** The oldest supported version of each browser (`browserslist` in package.json), by the bundler's name. */
export function oldestBrowsers(): string[] {
  const oldest = new Map<string, number>();
  for (const entry of browserslist(undefined, { path: import.meta.dirname })) {
    const [browser = '', versions = ''] = entry.split(' ');
    const version = Number.parseFloat(versions);
    const name = NAMES[browser];
    if (name && version < (oldest.get(name) ?? Infinity)) oldest.set(name, version);
  }
  return [...oldest].map(([name, version]) => name + version);
}
