import type { FastifyRequest } from 'fastify';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import type { ReadPreview } from '#content/previews/public.ts';
import type { Caller } from '#kit/context.ts';
import { statusOf } from '#kit/errors.ts';
import { toAppError } from '#kit/http/error-handler.ts';
import type { Invoke } from '#kit/http/route.ts';
import { policyOf } from './content-security-policy.ts';
import { pageOf, type Page } from './html-cache.ts';
import type { DemoAccount, DocumentAddress, PageContext, Pages } from './renderer.ts';

export interface RenderDeps {
  invoke: Invoke;
  publicUrl: string;
  demoAccounts: readonly DemoAccount[];
  /** Transforms of documents to leave out, or `all`. */
  without: readonly string[];
  /** Off during development: the bundler's own scripts are not known beforehand. */
  hasPolicy: boolean;
}

export interface DocumentRequest {
  pages: Pages;
  document: DocumentAddress;
  locale: Locale;
  request: FastifyRequest;
  preview?: NonNullable<ReturnType<ReadPreview>> & { token: string };
}

/** Renders a document with the calls that it makes as a caller without a session. */
export async function renderPage(
  deps: RenderDeps,
  { pages, document, locale, request, preview }: DocumentRequest,
): Promise<Page> {
  const caller: Caller = {
    address: request.ip,
    session: undefined,
    locale,
    userAgent: '',
    requestId: request.id,
  };
  let delivered: string | undefined;
  const context: PageContext = {
    deliver: (html) => {
      delivered = html;
    },
    locale,
    demoAccounts: deps.demoAccounts,
    without: deps.without,
    send: (path, parts) =>
      deps.invoke(path, parts, caller, preview).catch((error: unknown) => throwWireError(error, caller)),
    ...(preview && {
      preview: { token: preview.token, at: preview.at.toISOString(), viewer: preview.viewer },
    }),
    report: (error) => request.log.error({ err: error }, 'a page failed'),
  };
  const url = new URL(document.address, deps.publicUrl);
  if (preview) url.searchParams.set('preview', preview.token);
  const response = await pages.render(new Request(url, { signal: AbortSignal.timeout(10_000) }), context);
  const html = delivered ?? (await response.text());
  return pageOf(
    response.status,
    Buffer.from(html),
    deps.hasPolicy
      ? policyOf(html, { framedBy: preview ? "'self'" : "'none'", frames: document.frames })
      : '',
  );
}

/** A loader receives an error in its wire form. */
function throwWireError(error: unknown, { locale, requestId }: Caller): never {
  const failure = toAppError(error);
  if (failure.code === 'internal') throw error;
  const message = sayIn(locale, failure.text.text, failure.details.values);
  throw { status: statusOf[failure.code], code: failure.code, message, requestId };
}
