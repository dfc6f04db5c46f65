import type { EntryContext } from 'react-router';
import areas from '../../route-lists.json';

const PUBLIC_SHELL = 'routes/shells/public';

const shellsOf = ({ staticHandlerContext }: EntryContext): readonly string[] =>
  staticHandlerContext.matches.map(({ route }) => route.id);

/** Whether a page has the public shell, which is read before it is used; a form such as the login's has another one. */
export const hasPublicShell = (context: EntryContext): boolean => shellsOf(context).includes(PUBLIC_SHELL);

/** The routes of one document, so that rendering it requests no others. */
function ownRoutes({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest']['routes'] {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  return Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]));
}

/** The address of the routes of the first area that has the document's shell; without one, of all routes. */
function listOf(context: EntryContext): string {
  const { url } = context.manifest;
  const shells = shellsOf(context);
  const area = Object.entries(areas).find(([, layouts]) => layouts.some((id) => shells.includes(id)));
  return area ? url.replace(/manifest-(\w+)\.js$/, `manifest-${area[0]}-$1.js`) : url;
}

/**
 * A document requests the routes of its own area only (`scripts/lib/route-lists.mjs` writes the lists), so that
 * the console's screens add nothing to a visitor's page; any other address is requested from the server as a
 * document.
 */
export function withOwnRoutes(context: EntryContext): EntryContext {
  if (import.meta.env.DEV) return context;
  return { ...context, manifest: { ...context.manifest, routes: ownRoutes(context), url: listOf(context) } };
}
