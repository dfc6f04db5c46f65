import { useLocation, useNavigate } from 'react-router';
import { previewLimitTexts } from '@ieum/contract/common/previews/limit-texts.ts';
import { readPreview } from '#lib/document/preview.ts';
import { say } from '#lib/format/copy.ts';
import { alertMessage } from '#lib/layers/alert-port.ts';
import { logout } from '#lib/session/session.ts';
import { toast } from '#ui/toast/toasts.ts';
import { logoutCopy } from './logout-copy.ts';

/** Logs out, opens the home page and shows a message; administrators get the console's own login. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const home = pathname === '/console' || pathname.startsWith('/console/') ? '/console' : '/';
  const logOutAndGoHome = async () => {
    if (readPreview()) return alertMessage(say(previewLimitTexts.readsOnly));
    await logout();
    await navigate(home);
    toast(logoutCopy.loggedOut);
  };
  return () => void logOutAndGoHome();
}
