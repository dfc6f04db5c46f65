import { parseSync, Visitor, type Function as FunctionNode } from 'oxc-parser';
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

/**
 * Functions these pages never call: writes go through the API's own client and not through the router's actions and
 * fetchers, and no link fetches its page ahead. Whoever begins to is told so; a renamed function fails the build.
 */
const uncalled: Record<string, readonly string[]> = {
  'router/router.js': ['handleAction', 'handleFetcherAction', 'handleFetcherLoader', 'fetch'],
  'dom/ssr/components.js': ['PrefetchPageLinksImpl'],
  'dom/ssr/single-fetch.js': ['singleFetchActionStrategy', 'singleFetchLoaderFetcherStrategy'],
};

const ROUTER = '/react-router/dist/production/lib/';
const REFUSAL = '{ throw new Error("left out of the bundle: web/vite-lean-router.ts") }';

const isAsked = (names: readonly string[], node: FunctionNode): boolean =>
  node.id !== null && names.includes(node.id.name);

/** A source whose named functions refuse to be called; throws when one of them is not there. */
export function hollow(file: string, source: string, names: readonly string[]): string {
  const bodies: { start: number; end: number }[] = [];
  const visitor = new Visitor({
    FunctionDeclaration(node) {
      if (node.body && isAsked(names, node)) bodies.push(node.body);
    },
  });
  visitor.visit(parseSync(file, source).program);
  if (bodies.length !== names.length) throw new Error(`${file} has other functions now`);
  return bodies
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + REFUSAL + text.slice(end), source);
}

const partOf = (id: string): string | undefined => id.split('?')[0]?.split(ROUTER)[1];

/** Leaves what the pages never reach out of the browser's bundle. */
export function leanRouter(): Plugin {
  const left = new Set<string>();
  return {
    name: 'lean-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load(id) {
      const part = partOf(id);
      const source = part && unreached[part];
      if (!part || !source) return undefined;
      left.add(part);
      return source;
    },
    transform(code, id) {
      const part = partOf(id);
      const names = part && uncalled[part];
      if (!part || !names) return undefined;
      left.add(part);
      return { code: hollow(part, code, names), map: null };
    },
    buildEnd(error) {
      const parts = [...Object.keys(unreached), ...Object.keys(uncalled)];
      if (!error && parts.some((part) => !left.has(part))) this.error('the router has other parts now');
    },
  };
}
