import { ownAddress } from '@ieum/contract/common/own-address.ts';
import IconShieldLock from '~icons/tabler/shield-lock';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { meQuery } from '#lib/session/me.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { copy } from './copy.ts';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import styles from './second-factors.module.css';

function SetUpRequired({ onSetUp }: { onSetUp: () => void }) {
  return (
    <>
      <PageHeader title={copy.title} />
      <div className={styles.notice} role="status">
        <IconShieldLock size={20} stroke={1.75} aria-hidden />
        <p>{copy.required}</p>
      </div>
      <SecondFactorPanel isBound onSetUp={onSetUp} />
    </>
  );
}

/**
 * Shows nothing but the setup to an administrator without the required second factor, and afterwards the page
 * that was requested.
 */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { data: me } = useQuery(meQuery);
  const client = useQueryClient();
  const navigate = useNavigate();
  const next = ownAddress(useSearchParams()[0].get('next') ?? '');
  // Stays until the recovery codes are saved, although the account is in order before that.
  const [isBound, setBound] = useState(false);
  if (!isBound && me?.mustSetUpSecondFactor && !me.mustChangePassword) setBound(true);
  if (!isBound) return children;
  const handleSetUp = async () => {
    void client.invalidateQueries({ queryKey: ['me'] });
    await navigate(next ?? '/console', { replace: true });
    setBound(false);
  };
  return <SetUpRequired onSetUp={() => void handleSetUp()} />;
}
