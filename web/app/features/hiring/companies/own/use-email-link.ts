import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { showError } from '#ui/alert/show-error.ts';
import { toast } from '#ui/toast/toasts.ts';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { api, invalidateProfile } from './data.ts';
import { profileCopy as copy } from './profile-copy.ts';

/** Confirms the new e-mail address once when its link led to this page, and shows the details with it. */
export function useEmailLink(): void {
  const client = useQueryClient();
  const { read, write } = useUrlState();
  const token = read('email');
  const used = useRef('');
  const { mutate } = useMutation({
    mutationFn: (input: string) => api.confirmEmail({ body: { token: input } }),
    onSuccess: async ({ company }) => {
      toast(copy.emailMoved(company.email), { tone: 'success' });
      await invalidateProfile(client);
    },
    onError: (error) => showError(error),
  });
  useEffect(() => {
    if (token === '' || used.current === token) return;
    used.current = token;
    mutate(token);
    write({ email: undefined, tab: 'profile' }, { isReplacing: true });
  }, [token, mutate, write]);
}
