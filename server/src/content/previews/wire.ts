import type { Input, Reply } from '@ieum/contract/common/endpoint.ts';
import { sayIn, type Locale } from '@ieum/contract/common/text.ts';
import type { users } from '@ieum/contract/account/users/endpoints.ts';
import type { PreviewViewer } from '@ieum/contract/content/previews/enums.ts';
import { previewTexts } from '@ieum/contract/content/previews/texts.ts';
import type { previews } from '@ieum/contract/content/previews/endpoints.ts';
import type { inbox } from '@ieum/contract/foundation/notifications/endpoints.ts';
import { NOBODY, username } from './artificial-member.ts';
import type { Claims } from './token.ts';

type Me = Reply<typeof users.me>['user'];

/** Request for a preview → claims of its token. */
export const fromRequest = ({
  at,
  viewer,
  language,
  content,
}: Input<typeof previews.create>['body']): Omit<Claims, 'until'> => ({
  at: new Date(at),
  viewer,
  language,
  content: content && { kind: content.kind, id: content._id },
});

/** The account of the artificial member. */
export function presentMe(viewer: Exclude<PreviewViewer, 'VISITOR'>, language: Locale, at: Date): Me {
  const name = sayIn(language, (viewer === 'PERSON' ? previewTexts.person : previewTexts.company).text);
  return {
    _id: NOBODY,
    username,
    userType: viewer,
    scope: [],
    role: null,
    rights: [],
    name,
    phone: '',
    bornAt: null,
    gender: null,
    _profile: null,
    profile: null,
    email: '',
    postcode: '',
    address1: '',
    address2: '',
    mustChangePassword: false,
    mustSetUpSecondFactor: false,
    agreements: [],
    company:
      viewer === 'COMPANY' ? { _id: NOBODY, name, logo: null, approval: 'APPROVED', rejectMsg: null } : null,
    createdAt: at.toISOString(),
  };
}

/** Its inbox, in which nothing is. */
export const nothingNew: Reply<typeof inbox.list> = { items: [], count: 0, next: null, unread: 0 };
