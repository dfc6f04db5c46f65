import { commonMessages as m } from '@ieum/contract/messages/common.ts';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useAuthDialogs } from '#lib/auth-dialogs.tsx';
import { say } from '#lib/copy.ts';
import { readSession, restoreSession } from '#lib/session.ts';
import { alert } from '#ui/alert/alert.ts';
import { applyStepOf } from './apply-steps.ts';

/** Opens the application: a visitor logs in first and continues, an account of another type is told so (§2). */
export function useApply(writingStep: string | null): () => Promise<void> {
  const navigate = useNavigate();
  const dialogs = useAuthDialogs();
  return useCallback(async () => {
    await restoreSession();
    const open = () => {
      const session = readSession();
      const isPerson = session.state === 'in' && session.userType === 'PERSON';
      if (!isPerson) return void alert(say(m.wrongUserType));
      void navigate({ search: `?apply=${applyStepOf(writingStep)}` }, { preventScrollReset: true });
    };
    if (readSession().state === 'in') open();
    else dialogs.openLogin({ userType: 'PERSON', onLoggedIn: open });
  }, [dialogs, navigate, writingStep]);
}
