import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Path } from '@ieum/contract/endpoint.ts';
import type { Locale } from '@ieum/contract/messages/message.ts';

/** What the browser's half of the product needs from the server to render one page. */
export interface PageContext {
  locale: Locale;
  isDemo: boolean;
  send: (path: Path, parts: Record<string, unknown>) => Promise<unknown>;
  /** Called with the document before the answer comes, whose body is then empty. */
  deliver: (html: string) => void;
  report: (error: unknown) => void;
}

/** Renders one document whole. */
export type Render = (request: Request, context: PageContext) => Promise<Response>;

interface ServerBuild {
  entry: { module: { createPageHandler?: (build: unknown, mode: string) => Render } };
}

const buildFolder = fileURLToPath(new URL('../../../web/build', import.meta.url));

/** The folder of one language's built scripts and styles. */
export const clientFolder = (locale: Locale): string => `${buildFolder}/${locale}/client`;

/** Whether the web has been built for a language. */
export const isBuilt = (locale: Locale): boolean => existsSync(`${buildFolder}/${locale}/server/index.js`);

/** The built pages, each language loaded when it is first asked for. */
export function builtPages(): Render {
  const handlers = new Map<Locale, Promise<Render>>();
  return async (request, context) => {
    const known = handlers.get(context.locale) ?? loadHandler(context.locale);
    handlers.set(context.locale, known);
    return (await known)(request, context);
  };
}

async function loadHandler(locale: Locale): Promise<Render> {
  const build = (await import(pathToFileURL(`${buildFolder}/${locale}/server/index.js`).href)) as ServerBuild;
  return handlerOf(build, 'production');
}

/** The handler a build makes of itself. */
export function handlerOf(build: ServerBuild, mode: string): Render {
  const { createPageHandler } = build.entry.module;
  if (!createPageHandler) throw new Error('the web build offers no page handler');
  return createPageHandler(build, mode);
}
