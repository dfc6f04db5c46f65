import { mePath } from '@ieum/contract/account/users/me-path.ts';
import { send } from '../api/api.ts';
import { onSessionChange, readSession } from '../session/session.ts';
import { readTokens, sessionIdOf } from '../session/tokens.ts';

/** The session whose data this page has shown; a logout does not remove what was rendered. */
let renderedFor: string | undefined;

function noteSession(): void {
  if (readSession().state === 'in') renderedFor = sessionIdOf(readTokens());
}

/** Whether the page's session is still valid, in this browser and on the server. */
async function isSameSession(): Promise<boolean> {
  const isSame = () => sessionIdOf(readTokens()) === renderedFor;
  if (!isSame() || renderedFor === undefined) return isSame();
  try {
    await send(mePath, { isBackground: true });
  } catch {
    // A session that has ended clears its tokens; an unreachable server proves nothing.
  }
  return isSame();
}

const show = (isShown: boolean): void => {
  document.documentElement.style.visibility = isShown ? '' : 'hidden';
};

/**
 * A browser may restore a page on Back from its back/forward cache (bfcache), without a request. The page is hidden when it is
 * left, and reloaded unless it still belongs to the session that it was rendered for.
 */
export function guardBfcache(reload: () => void = () => location.reload()): void {
  noteSession();
  onSessionChange(noteSession);
  addEventListener('pagehide', (event) => {
    if (event.persisted) show(false);
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) void isSameSession().then((isSame) => (isSame ? show(true) : reload()));
  });
}
