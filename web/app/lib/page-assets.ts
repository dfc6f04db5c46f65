import type { EntryContext } from 'react-router';

const VISITORS_SHELLS: readonly string[] = ['routes/shells/public', 'routes/shells/plain'];

/**
 * Visitors' documents know the visitors' routes alone (`scripts/build.mjs` writes that list), so that a screen
 * behind a login costs them nothing; any other address is asked from the server as a document.
 */
export function withLeanManifest(context: EntryContext): EntryContext {
  const { matches } = context.staticHandlerContext;
  const isForVisitors = matches.some(({ route }) => VISITORS_SHELLS.includes(route.id));
  if (!isForVisitors || import.meta.env.DEV) return context;
  const url = context.manifest.url.replace(/manifest-(\w+)\.js$/, 'manifest-visitors-$1.js');
  return { ...context, manifest: { ...context.manifest, url } };
}
