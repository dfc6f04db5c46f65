import type { ChannelPath } from '../../common/channel-paths.ts';
import { path } from '../../common/endpoint.ts';

export const inboxPaths = {
  list: path({ method: 'GET', path: '/api/v1/me/inbox', access: 'member' }),
  read: path({ method: 'PUT', path: '/api/v1/me/inbox/:_item/read', access: 'member' }),
  readAll: path({ method: 'PUT', path: '/api/v1/me/inbox/read', access: 'member' }),
};

export const inboxLive = { namespace: '/inbox', access: 'member' } as const satisfies ChannelPath;
