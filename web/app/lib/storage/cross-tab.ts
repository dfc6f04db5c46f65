import { dropStored } from './tab-storage.ts';
import { storeTokens, readTokens, sessionIdOf, type Tokens } from '../session/tokens.ts';

type Message = { kind: 'ask' } | { kind: 'tokens'; tokens: Tokens } | { kind: 'loggedOut'; sid: string };

/** How long other tabs may take to answer: longer where one is probably logged in, because it may be busy. */
const ANSWER_MILLISECONDS = { any: 120, member: 600 };

let channel: BroadcastChannel | undefined;
let resolveAsk: ((tokens: Tokens) => void) | undefined;
let onLoggedOut: (() => void) | undefined;

function adopt(tokens: Tokens): void {
  const own = readTokens();
  if (resolveAsk && !own) {
    resolveAsk(tokens);
  } else if (own && sessionIdOf(own) === sessionIdOf(tokens)) {
    storeTokens(tokens);
  }
}

function receive(message: Message): void {
  const own = readTokens();
  if (message.kind === 'tokens') adopt(message.tokens);
  if (message.kind === 'ask' && own) post({ kind: 'tokens', tokens: own });
  if (message.kind === 'loggedOut' && sessionIdOf(own) === message.sid) {
    dropStored();
    onLoggedOut?.();
  }
}

const post = (message: Message): void => channel?.postMessage(message);

/**
 * Synchronises the tabs of this browser: tabs of one session share its tokens, and a logout ends all of
 * them.
 */
export function joinTabs(handleLogout: () => void): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  onLoggedOut = handleLogout;
  channel = new BroadcastChannel('ieum');
  channel.addEventListener('message', (event: MessageEvent<Message>) => receive(event.data));
}

/** Sends renewed tokens to the other tabs of the same session. */
export const shareTokens = (tokens: Tokens): void => post({ kind: 'tokens', tokens });

/** Logs the other tabs of the same session out. */
export const shareLogout = (sid: string): void => post({ kind: 'loggedOut', sid });

/** Requests the tokens of other tabs; nothing when none responds in time. */
export function askTabs(isAnswerLikely: boolean): Promise<Tokens | undefined> {
  if (!channel) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const finish = (tokens?: Tokens) => {
      resolveAsk = undefined;
      resolve(tokens);
    };
    resolveAsk = finish;
    post({ kind: 'ask' });
    setTimeout(finish, ANSWER_MILLISECONDS[isAnswerLikely ? 'member' : 'any']);
  });
}
