import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Path } from '@ieum/contract/common/endpoint.ts';
import { locales, type Locale } from '@ieum/contract/common/text.ts';
import type { PreviewViewer } from '@ieum/contract/content/previews/enums.ts';
import type { Env } from '#platform/env.ts';

/** A published account of the demo; without a type it is the administrator's. */
export interface DemoAccount {
  username: string;
  password: string;
  userType?: 'PERSON' | 'COMPANY';
}

/** The functions of the server that the web build needs to render one page. */
export interface PageContext {
  locale: Locale;
  /** The accounts that the login card offers; none outside the demo. */
  demoAccounts: readonly DemoAccount[];
  send: (path: Path, parts: Record<string, unknown>) => Promise<unknown>;
  /** Only for a preview: what the document's scripts need to stay in it. */
  preview?: { token: string; at: string; viewer: PreviewViewer };
  /** Called with the document before the response is sent; the response then has no body. */
  deliver: (html: string) => void;
  report: (error: unknown) => void;
  /** The web's transforms of documents to leave out, or `all` (docs/decisions/016-document.md). */
  without: readonly string[];
}

/** Renders one document whole. */
export type Render = (request: Request, context: PageContext) => Promise<Response>;

/** The canonical address of a document; one with the visitor's own input is not cached. */
export interface DocumentAddress {
  address: string;
  isCached: boolean;
  /** Of visitors, not behind a login. */
  isPublic: boolean;
  /** Its address must be stored nowhere. */
  isSecret?: true;
  /** The tags by which a write drops it, as its row in the web's route table says. */
  tags: readonly string[];
  /** The origins whose pages it shows in a frame. */
  frames: readonly string[];
}

/** The web build of one language. */
export interface Pages {
  render: Render;
  /** The document of an own address; unknown paths share one. */
  documentOf: (own: string) => DocumentAddress;
}
export type PagesOf = (locale: Locale) => Promise<Pages>;

interface ServerBuild {
  entry: {
    module: {
      createPageHandler?: (build: unknown, mode: string) => Render;
      documentOf?: Pages['documentOf'];
    };
  };
}

const buildFolder = fileURLToPath(new URL('../../../../web/build', import.meta.url));

/** The folder of one language's built scripts and styles. */
export const clientFolder = (locale: Locale): string => `${buildFolder}/${locale}/client`;

/** Whether the web has been built for a language. */
export const isBuilt = (locale: Locale): boolean => existsSync(`${buildFolder}/${locale}/server/index.js`);

/** The languages in which this process has pages; the API tests run without any and allow all. */
export function servedLanguages({ mode, developedLanguage }: Pick<Env, 'mode' | 'developedLanguage'>) {
  if (mode === 'development') return [developedLanguage];
  return mode === 'production' ? locales.filter(isBuilt) : [...locales];
}

/** The web builds, each language loaded when it is first requested. */
export function builtPages(): PagesOf {
  const loaded = new Map<Locale, Promise<Pages>>();
  return (locale) => {
    const known = loaded.get(locale) ?? loadPages(locale);
    loaded.set(locale, known);
    return known;
  };
}

async function loadPages(locale: Locale): Promise<Pages> {
  const build = (await import(pathToFileURL(`${buildFolder}/${locale}/server/index.js`).href)) as ServerBuild;
  return pagesOf(build, 'production');
}

/** The exports of a web build. */
export function pagesOf(build: ServerBuild, mode: string): Pages {
  const { createPageHandler, documentOf } = build.entry.module;
  if (!createPageHandler || !documentOf) throw new Error('the web build offers no pages');
  return { render: createPageHandler(build, mode), documentOf };
}
