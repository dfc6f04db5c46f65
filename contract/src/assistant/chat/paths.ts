import type { ChannelPath } from '../../common/channel-paths.ts';
import { path } from '../../common/endpoint.ts';

/** The assistant's namespace; a visitor is known by the session id of the handshake. */
export const chatLive: ChannelPath = { namespace: '/chat', access: 'anyone' };

const all = '/api/console/chat/rooms';
const one = `${all}/:_room`;

export const consoleChatPaths = {
  list: path({ method: 'GET', path: all, access: 'console', right: 'support.read' }),
  read: path({ method: 'GET', path: one, access: 'console', right: 'support.read' }),
  /** Reading what somebody asked is recorded, so it is a POST with a reason. */
  readMessages: path({
    method: 'POST',
    path: `${one}/readings`,
    access: 'console',
    right: 'members.disclose',
  }),
  create: path({ method: 'POST', path: all, access: 'console', right: 'support.write' }),
  revise: path({ method: 'PUT', path: one, access: 'console', right: 'support.write' }),
  remove: path({ method: 'DELETE', path: one, access: 'console', right: 'support.write' }),
};
