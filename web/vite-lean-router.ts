import type { Plugin } from 'vite';

/**
 * Parts of the router's browser half that these pages never reach: routes are not discovered lazily
 * (`routeDiscovery: initial`) and nothing is instrumented. A renamed part or export fails the build.
 */
const unreached: Record<string, string> = {
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = undefined;
    export const instrumentationResultMetaContext = undefined;`,
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export const URL_LIMIT = 0;
    export const getManifestPath = undefined;
    export const getPartialManifest = undefined;
    export const getPathsWithAncestors = undefined;
    export const handleClientVersionMismatch = undefined;`,
};

const ROUTER = '/react-router/dist/production/lib/';

/** Leaves what the pages never reach out of the browser's bundle. */
export function leanRouter(): Plugin {
  const left = new Set<string>();
  return {
    name: 'lean-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load(id) {
      const part = id.split(ROUTER)[1];
      const source = part && unreached[part];
      if (!part || !source) return undefined;
      left.add(part);
      return source;
    },
    buildEnd(error) {
      if (!error && left.size < Object.keys(unreached).length) this.error('the router has other parts now');
    },
  };
}
