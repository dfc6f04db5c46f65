import { userPaths } from '@ieum/contract/account/users/paths.ts';
import { inboxPaths } from '@ieum/contract/foundation/notifications/paths.ts';
import { publishDraft, type Publishable } from '#foundation/publishing/public.ts';
import type { Preview } from '#kit/http/preview.ts';
import type { Secrets } from '#platform/crypto.ts';
import { actorOf } from './artificial-member.ts';
import { readClaims, type Claims } from './token.ts';
import { nothingNew, presentMe } from './wire.ts';

/** A preview as its token describes it. */
export type ReadPreview = (
  token: string,
  now: Date,
) => (Preview & Pick<Claims, 'viewer' | 'language'>) | undefined;

/** The answers to the calls of a page's header about its member; a visitor has none. */
function answersFor({ viewer, language, at }: Claims): Preview['answerTo'] {
  if (viewer === 'VISITOR') return () => undefined;
  const answers = new Map<string, unknown>([
    [userPaths.me.path, { user: presentMe(viewer, language, at) }],
    [inboxPaths.list.path, nothingNew],
  ]);
  return ({ method, path }) => (method === 'GET' ? answers.get(path) : undefined);
}

/** Publishes the content of a preview before a call that shows its kind. */
function preparationFor(
  { content, at }: Claims,
  publishables: readonly Publishable[],
): Preview['preparationOf'] {
  const publishable = publishables.find(({ kind }) => kind === content?.kind);
  if (!content || !publishable) return () => undefined;
  return ({ path }) =>
    path.startsWith(publishable.shownBy) ? (db) => publishDraft(db, publishable, content.id, at) : undefined;
}

/** Reads the tokens of this installation. */
export const createReadPreview =
  ({
    secrets,
    publishables,
  }: {
    secrets: Secrets;
    publishables: () => readonly Publishable[];
  }): ReadPreview =>
  (token, now) => {
    const claims = readClaims(secrets, token, now);
    if (!claims) return undefined;
    const { at, viewer, language } = claims;
    return {
      at,
      viewer,
      language,
      actor: actorOf(viewer),
      answerTo: answersFor(claims),
      preparationOf: preparationFor(claims, publishables()),
    };
  };
