import type { PreviewViewer } from '@ieum/contract/content/previews/enums.ts';
import type { Actor } from '#kit/context.ts';

/** The id of no row, so that nothing belongs to the artificial member. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';
export const username = 'preview';
const account = { userId: NOBODY, sessionId: NOBODY, username, isConsole: false } as const;

/** The member as whom a page is previewed; undefined for a visitor. */
export const actorOf = (viewer: PreviewViewer): Actor | undefined =>
  ({
    VISITOR: undefined,
    PERSON: { ...account, userType: 'PERSON' } as const,
    COMPANY: { ...account, userType: 'COMPANY', companyId: NOBODY, isApproved: true } as const,
  })[viewer];
