import type { ChannelPath } from '../../common/channel-paths.ts';
import { path } from '../../common/endpoint.ts';

/** The assistant's namespace; a visitor is known by the session id of the handshake. */
export const chatLive: ChannelPath = { namespace: '/chat', access: 'anyone' };

const all = '/api/console/chat/rooms';
const one = `${all}/:_room`;
const unanswered = '/api/console/chat/unanswered';

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
  /** The same for programs, with the reason in the query. */
  listMessages: path({
    method: 'GET',
    path: `${one}/messages`,
    access: 'console',
    right: 'members.disclose',
  }),
  listUnanswered: path({ method: 'GET', path: unanswered, access: 'console', right: 'support.read' }),
  dismissUnanswered: path({
    method: 'POST',
    path: `${unanswered}/dismissals`,
    access: 'console',
    right: 'support.write',
  }),
  readModel: path({
    method: 'GET',
    path: '/api/console/chat/model',
    access: 'console',
    right: 'settings.read',
  }),
  /** Asks as a visitor would; the question goes to the model, so it is no read. */
  tryOut: path({
    method: 'POST',
    path: '/api/console/chat/trials',
    access: 'console',
    right: 'settings.write',
  }),
  create: path({ method: 'POST', path: all, access: 'console', right: 'support.write' }),
  revise: path({ method: 'PUT', path: one, access: 'console', right: 'support.write' }),
  remove: path({ method: 'DELETE', path: one, access: 'console', right: 'support.write' }),
};
