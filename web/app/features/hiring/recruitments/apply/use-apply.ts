import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useAuthDialogs } from '#lib/session/auth-dialogs.tsx';
import { say } from '#lib/format/copy.ts';
import { readSession, restoreSession } from '#lib/session/session.ts';
import { alert } from '#ui/alert/alert.ts';
import type { ApplyStep } from './apply-steps.ts';

async function alertWrongType(): Promise<void> {
  const { commonTexts } = await import('@ieum/contract/common/texts.ts');
  await alert(say(commonTexts.wrongUserType));
}

/** Opens the application: a visitor logs in first and continues, an account of another type sees an error. */
export function useApply(step: ApplyStep): () => Promise<void> {
  const navigate = useNavigate();
  const dialogs = useAuthDialogs();
  return useCallback(async () => {
    await restoreSession();
    const open = () => {
      const session = readSession();
      const isPerson = session.state === 'in' && session.userType === 'PERSON';
      if (!isPerson) return void alertWrongType();
      void navigate({ search: `?apply=${step}` }, { preventScrollReset: true });
    };
    if (readSession().state === 'in') open();
    else dialogs.openLogin({ userType: 'PERSON', onLoggedIn: open });
  }, [dialogs, navigate, step]);
}
