import { engineNames, type EngineName } from '../engines/lib/engine.ts';

/**
 * `npm run e2e` plays everything: each story of the engines at each width in each engine, and axe on every screen in
 * each language at both widths. `npm test` plays the part of it that finds nearly as much in a third of the time.
 */
export const isComplete = process.argv.includes('--complete') || process.env['E2E_SCOPE'] === 'complete';

/** Phones have WebKit, and desktops Firefox; Chromium plays all other stories. */
const partOf: Partial<Record<EngineName, { leftOut: RegExp }>> = {
  webkit: { leftOut: /at (1024|1440) px/ },
  firefox: { leftOut: /at 390 px|on a phone/ },
};

/** The engines that play, with the titles that each leaves out. */
export const playedEngines = engineNames.flatMap((name) => {
  if (isComplete) return [{ name, leftOut: [] as RegExp[] }];
  const part = partOf[name];
  return part ? [{ name, leftOut: [part.leftOut] }] : [];
});
