import { engineNames, type EngineName } from '../engines/lib/engine.ts';

/**
 * `npm run e2e` plays everything: each story of the engines at each width in each engine, and axe on every screen in
 * each language at both widths. `npm test` plays the part of it that finds nearly as much in a third of the time.
 */
export const isComplete = process.argv.includes('--complete') || process.env['E2E_SCOPE'] === 'complete';

interface Part {
  /** Titles of stories that it does not play. */
  titles: RegExp;
  /** Files of `e2e/engines` that it does not play. */
  files: string[];
}

/**
 * Phones have WebKit, which nobody administers with. Desktops have Firefox, which plays what each engine has a way
 * of its own for: stored pages, layers, pictures and sound. Chromium plays all other stories.
 */
const leftOut: Partial<Record<EngineName, Part>> = {
  webkit: { titles: /at (1024|1440) px/, files: ['console', 'console-layers'] },
  firefox: {
    titles: /at 390 px|on a phone/,
    files: ['chat', 'company', 'console', 'console-layers', 'home', 'line-breaks', 'person', 'sheets'],
  },
};

/** The engines that play, with the titles and the files that each leaves out. */
export const playedEngines = engineNames.flatMap((name) => {
  if (isComplete) return [{ name, titles: [] as RegExp[], files: [] as string[] }];
  const part = leftOut[name];
  return part ? [{ name, titles: [part.titles], files: part.files.map((file) => `**/${file}.spec.ts`) }] : [];
});
