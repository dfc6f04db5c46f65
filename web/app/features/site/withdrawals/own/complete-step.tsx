import IconCircleCheck from '~icons/tabler/circle-check';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { dayText } from '#lib/format/dates.ts';
import { logout, readSession } from '#lib/session/session.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { copy } from './copy.ts';

const texts = copy.complete;

const eraseAtOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'eraseAt' in state && typeof state.eraseAt === 'string'
    ? state.eraseAt
    : undefined;

/** The account is closed: shows until when its data is stored, and ends the remaining session. */
export function CompleteStep() {
  const client = useQueryClient();
  const eraseAt = eraseAtOf(useLocation().state);
  useEffect(() => {
    if (!eraseAt || readSession().state !== 'in') return;
    client.clear();
    void logout();
  }, [client, eraseAt]);
  return (
    <div role="status">
      <EmptyState
        icon={<IconCircleCheck size={28} stroke={1.75} aria-hidden />}
        title={texts.title}
        hint={eraseAt ? texts.body(dayText(eraseAt)) : texts.plain}
        action={<ButtonLink to="/">{texts.home}</ButtonLink>}
      />
    </div>
  );
}
