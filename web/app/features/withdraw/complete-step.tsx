import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useLocation } from 'react-router';
import { dayText } from '#lib/dates.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { copy } from './copy.ts';

const words = copy.complete;

const eraseAtOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'eraseAt' in state && typeof state.eraseAt === 'string'
    ? state.eraseAt
    : undefined;

/** The account is closed; nobody is logged in here any more. */
export function CompleteStep() {
  const eraseAt = eraseAtOf(useLocation().state);
  return (
    <div role="status">
      <EmptyState
        icon={<IconCircleCheck size={28} stroke={1.75} aria-hidden />}
        title={words.title}
        hint={eraseAt ? words.body(dayText(eraseAt)) : words.plain}
        action={<ButtonLink to="/">{words.home}</ButtonLink>}
      />
    </div>
  );
}
