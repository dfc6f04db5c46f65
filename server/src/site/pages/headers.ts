import type { FastifyReply } from 'fastify';
import type { Locale } from '@ieum/contract/common/text.ts';
import type { Page } from './html-cache.ts';

interface PageAnswer {
  page: Page;
  locale: Locale;
  isPublic: boolean;
  /** Until planned content changes the page. */
  secondsLeft: number;
}

const SHARED_SECONDS = 30;
const STALE_SECONDS = 60;

/** Pages behind the login are stored nowhere, so that most browsers do not show them on Back after logout. */
function cacheControlOf({ page, locale, isPublic, secondsLeft }: PageAnswer): string {
  if (page.status >= 400 || !isPublic) return 'no-store';
  if (locale !== 'ko') return 'private, max-age=0';
  const shared = `public, max-age=0, s-maxage=${Math.min(SHARED_SECONDS, secondsLeft)}`;
  const staleUntil = SHARED_SECONDS + STALE_SECONDS;
  return secondsLeft < staleUntil ? shared : `${shared}, stale-while-revalidate=${STALE_SECONDS}`;
}

/** The headers of every page, previews too. */
export const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(self)',
};

/** Sets the headers of a page that is no preview, with how long it may be kept. */
export function setHeaders(reply: FastifyReply, answered: PageAnswer) {
  const { page } = answered;
  void reply.headers({
    etag: page.etag,
    // The language comes from a cookie, the only one that is sent to pages.
    vary: 'accept-encoding, cookie',
    'cache-control': cacheControlOf(answered),
    ...pageHeaders,
    ...(page.policy && { 'content-security-policy': page.policy }),
  });
}
