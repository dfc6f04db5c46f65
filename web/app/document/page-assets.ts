import type { EntryContext } from 'react-router';

const READ_SHELL = 'routes/shells/public';
const VISITORS_SHELLS: readonly string[] = [READ_SHELL, 'routes/shells/plain'];

const isShown = ({ staticHandlerContext }: EntryContext, shells: readonly string[]): boolean =>
  staticHandlerContext.matches.some(({ route }) => shells.includes(route.id));

/** Whether a document is read first; a form such as the login's is filled in at once. */
export const isRead = (context: EntryContext): boolean => isShown(context, [READ_SHELL]);

/** The routes of one document, so that rendering it requests no others. */
function ownRoutes({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest']['routes'] {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  return Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
}

/**
 * Visitors' documents contain the visitors' routes only (`scripts/build.mjs` writes that list), so that a
 * screen behind a login adds nothing to them; any other address is requested from the server as a
 * document.
 */
export function withLeanManifest(context: EntryContext): EntryContext {
  if (import.meta.env.DEV) return context;
  const { url } = context.manifest;
  const theirs = url.replace(/manifest-(\w+)\.js$/, 'manifest-visitors-$1.js');
  const isForVisitors = isShown(context, VISITORS_SHELLS);
  const manifest = { ...context.manifest, routes: ownRoutes(context), url: isForVisitors ? theirs : url };
  return { ...context, manifest };
}
