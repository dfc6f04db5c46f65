import { ownAddress } from '@ieum/contract/common/own-address.ts';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconKey from '~icons/tabler/key';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { meQuery } from '#lib/session/me.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toasts.ts';
import styles from './account.module.css';
import { ChangeForm } from './change-form.tsx';
import { copy } from './copy.ts';
import { SESSIONS } from './data.ts';

interface ChangeScreenProps {
  /** The page to return to; without one the page itself is the root. */
  back?: string;
  children?: ReactNode;
}

const PasswordChanged = ({ back }: { back: string | undefined }) => (
  <Panel label={copy.done.title}>
    <div role="status">
      <EmptyState
        icon={<IconCircleCheck size={28} stroke={1.75} aria-hidden />}
        title={copy.done.title}
        hint={copy.done.body}
        action={
          back && (
            <ButtonLink kind="default" to={back}>
              {copy.done.back}
            </ButtonLink>
          )
        }
      />
    </div>
  </Panel>
);

const TemporaryNotice = () => (
  <div className={styles.notice} role="status">
    <IconKey size={20} stroke={1.75} aria-hidden />
    <p>{copy.form.temporary}</p>
  </div>
);

/** A root page has more parts, so its title is the name that menus give it. */
const Header = ({ isRoot }: { isRoot: boolean }) => (
  <PageHeader title={isRoot ? copy.title : copy.form.title} isSameAsPlace={isRoot} />
);

const FormPanel = ({ isRoot, children }: { isRoot: boolean; children: ReactNode }) => (
  <Panel {...(isRoot ? { title: copy.form.title } : { label: copy.form.title })}>{children}</Panel>
);

/** The page that required a new password, when this one was opened for it. */
const useNextAddress = (): string | undefined => ownAddress(useSearchParams()[0].get('next') ?? '');

/**
 * The form to change the password: with a temporary password it cannot be skipped, and afterwards the
 * requested page opens.
 */
export function ChangeScreen({ back, children }: ChangeScreenProps) {
  const { data: me, error, refetch } = useQuery(meQuery);
  const client = useQueryClient();
  const navigate = useNavigate();
  const next = useNextAddress();
  const [isDone, setDone] = useState(false);

  const handleChanged = async () => {
    const isBound = me?.mustChangePassword ?? false;
    await client.invalidateQueries({ queryKey: ['me'] });
    void client.invalidateQueries({ queryKey: [SESSIONS] });
    if (!next && !isBound) {
      setDone(true);
      return;
    }
    toast(copy.done.title, { tone: 'success' });
    await navigate(next ?? (back ? '/dashboard' : '/console'), { replace: true });
  };

  return (
    <>
      <Header isRoot={!back} />
      <div className={styles.column}>
        {me?.mustChangePassword && <TemporaryNotice />}
        {error && !me && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!me && !error && <Skeleton height={360} radius={14} />}
        {isDone && <PasswordChanged back={back} />}
        {me && !isDone && (
          <FormPanel isRoot={!back}>
            <ChangeForm
              username={me.username}
              isTemporary={me.mustChangePassword}
              onChanged={() => void handleChanged()}
              aside={
                back &&
                !me.mustChangePassword && (
                  <ButtonLink kind="default" to={back}>
                    {copy.form.cancel}
                  </ButtonLink>
                )
              }
            />
          </FormPanel>
        )}
        {!me?.mustChangePassword && children}
      </div>
    </>
  );
}
