import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
} from 'react-router';
import { setOrigin } from '#lib/document/head.ts';
import { laterPartsLoaded } from '#lib/document/later-part.tsx';
import { PreviewContext, type Preview } from '#lib/document/preview.ts';
import { renderAt } from '#lib/format/clock.ts';
import { serverContext } from '#lib/document/server-context.ts';

import { hasPublicShell, withOwnRoutes } from './document/page-assets.ts';
import { rewriteDocument } from './document/transforms.ts';

export { documentOf } from './document-address.ts';
export { createPageHandler } from '#lib/document/page-handler.ts';

const RENDER_MILLISECONDS = 10_000;
/** The comments that React writes where a part suspended or failed. */
const LEFT_OUT = '<!--$!-->';
/** Only React's stream writes the doctype; without it a browser uses quirks mode. */
const DOCTYPE = '<!DOCTYPE html>';

interface Rendered {
  html: string;
  hasFailed: boolean;
}

/** Loads the loaders' data before the rendering begins, so that no part of the page suspends. */
async function readData({ serverHandoffStream, renderMeta }: EntryContext): Promise<void> {
  if (!serverHandoffStream || !renderMeta) return;
  const value = await text(serverHandoffStream);
  renderMeta.streamCache = {
    0: Object.assign(Promise.resolve(), { result: { done: true, value } }),
  };
}

interface Drawn {
  context: EntryContext;
  url: string;
  preview: Preview | undefined;
}

const Page = ({ context, url, preview }: Drawn) => (
  <PreviewContext value={preview}>
    <ServerRouter context={context} url={url} />
  </PreviewContext>
);

/** Waits for the parts of the page that suspend. */
function renderAllReady(drawn: Drawn): Promise<Rendered> {
  const output = new PassThrough();
  let hasFailed = false;
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<Page {...drawn} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        pipe(output);
        resolve(text(output).then((html) => ({ html, hasFailed })));
      },
      onShellError: reject,
      onError: () => {
        hasFailed = true;
      },
    });
    const timer = setTimeout(() => abort(), RENDER_MILLISECONDS);
    output.once('end', () => clearTimeout(timer));
  });
}

/**
 * Renders the page completely, because all its inline scripts must be known before the first byte is sent
 * (content security policy).
 */
async function renderWhole(drawn: Drawn): Promise<Rendered> {
  await readData(drawn.context);
  await laterPartsLoaded();
  const html = renderAt(drawn.preview?.at, () => renderToString(<Page {...drawn} />));
  return html.includes(LEFT_OUT) ? renderAllReady(drawn) : { html: DOCTYPE + html, hasFailed: false };
}

export default async function handleRequest(
  ...[request, status, headers, context, loadContext]: Parameters<HandleDocumentRequestFunction>
): Promise<Response> {
  setOrigin(new URL(request.url).origin);
  const { deliver, preview, report, without } = loadContext.get(serverContext);
  const own = without.includes('all') ? context : withOwnRoutes(context);
  const input = { context: own, url: request.url, preview };
  const { html: whole, hasFailed } = await renderWhole(input);
  const kind = hasPublicShell(context) ? 'page' : 'application';
  const html = import.meta.env.DEV ? whole : rewriteDocument(whole, { kind, without, report });
  headers.set('content-type', 'text/html; charset=utf-8');
  deliver(html);
  return new Response(null, { status: hasFailed ? 500 : status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(serverContext).report(error);
};
