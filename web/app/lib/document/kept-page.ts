import { userPaths } from '@ieum/contract/account/users/paths.ts';
import { send } from '../api/api.ts';
import { onSessionChange, readSession } from '../session/session.ts';
import { readTokens, sessionIdOf } from '../session/tokens.ts';

/** The session that this page showed something of; a logout does not take back what was drawn. */
let drawnFor: string | undefined;

function noteSession(): void {
  if (readSession().state === 'in') drawnFor = sessionIdOf(readTokens());
}

/** Whether the session still is the one that the page was drawn for, by this browser and by the server. */
async function isSameSession(): Promise<boolean> {
  const isSame = () => sessionIdOf(readTokens()) === drawnFor;
  if (!isSame() || drawnFor === undefined) return isSame();
  try {
    await send(userPaths.me, { isBackground: true });
  } catch {
    // A session that has ended takes its tokens along; a server out of reach tells nothing about it.
  }
  return isSame();
}

const show = (isShown: boolean): void => {
  document.documentElement.style.visibility = isShown ? '' : 'hidden';
};

/**
 * A browser may keep a page that was left and show it again on Back as it was, without a request. It is hidden
 * when it is left, and loaded again unless it still belongs to the session that it was drawn for.
 */
export function guardKeptPage(reload: () => void = () => location.reload()): void {
  noteSession();
  onSessionChange(noteSession);
  addEventListener('pagehide', (event) => {
    if (event.persisted) show(false);
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) void isSameSession().then((isSame) => (isSame ? show(true) : reload()));
  });
}
