import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type HandleErrorFunction } from 'react-router';
import { setOrigin } from '#lib/head.ts';
import { withLeanManifest } from '#lib/page-assets.ts';
import { serverContext } from '#lib/server-context.ts';

export { createPageHandler } from '#lib/page-handler.ts';

const RENDER_MILLISECONDS = 10_000;

interface Rendered {
  html: string;
  hasFailed: boolean;
}

/** The page rendered whole: its inline scripts must all be known before the first byte leaves (content security policy). */
function renderWhole(context: EntryContext, url: string): Promise<Rendered> {
  const outlet = new PassThrough();
  let hasFailed = false;
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={url} />, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        pipe(outlet);
        resolve(text(outlet).then((html) => ({ html, hasFailed })));
      },
      onShellError: reject,
      onError: () => {
        hasFailed = true;
      },
    });
    const timer = setTimeout(() => abort(), RENDER_MILLISECONDS);
    outlet.once('end', () => clearTimeout(timer));
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  setOrigin(new URL(request.url).origin);
  const { html, hasFailed } = await renderWhole(withLeanManifest(context), request.url);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(request.method === 'HEAD' ? null : html, { status: hasFailed ? 500 : status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(serverContext).report(error);
};
