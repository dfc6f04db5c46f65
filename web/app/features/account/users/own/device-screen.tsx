import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError } from '#lib/api/api-error.ts';
import { fullMomentText } from '#lib/format/dates.ts';
import { BackLink } from '#ui/layout/back-link.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import styles from './account.module.css';
import { copy } from './copy.ts';
import { sessionQuery, type OwnSession } from './data.ts';
import { deviceText } from './device-text.ts';
import { useSessionActions } from './use-session-actions.ts';

const texts = copy.detail;
const LIST = '/dashboard/password';

function factsOf({ device, address, createdAt, lastUsedAt, isKept, expiresAt }: OwnSession) {
  const unknown = copy.devices.unknown;
  return [
    [texts.system, device.system ?? unknown],
    [texts.browser, device.browser ?? unknown],
    [texts.address, address, texts.addressHint],
    [texts.createdAt, fullMomentText(createdAt)],
    [texts.lastUsedAt, fullMomentText(lastUsedAt)],
    [texts.staysIn, isKept ? texts.isKept : texts.isNotKept],
    [texts.expiresAt, fullMomentText(expiresAt)],
  ] as const;
}

function Device({ session }: { session: OwnSession }) {
  const navigate = useNavigate();
  const { end, endingId } = useSessionActions();
  const leave = async () => {
    if (await end(session)) await navigate(LIST, { replace: true });
  };
  return (
    <Panel
      title={deviceText(session.device)}
      actions={session.isCurrent && <Badge hue="jade">{copy.devices.here}</Badge>}
    >
      <dl className={styles.facts}>
        {factsOf(session).map(([name, value, hint]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="number">
              {value}
              {hint && <small>{hint}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {!session.isCurrent && (
        <div className={styles.foot}>
          <Button kind="danger" isLoading={endingId === session._id} onClick={() => leave()}>
            {copy.devices.end}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** One session of the member: which device, from where and since when. */
export function DeviceScreen({ sessionId }: { sessionId: string }) {
  const { data, error, isPending, refetch } = useQuery(sessionQuery(sessionId));
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <>
      <BackLink to={LIST}>{texts.back}</BackLink>
      <PageHeader title={texts.title} />
      <div className={styles.column}>
        {isPending && <Skeleton height={320} radius={14} />}
        {isGone && (
          <Panel label={texts.title}>
            <EmptyState
              title={texts.gone}
              action={
                <ButtonLink kind="default" to={LIST}>
                  {texts.back}
                </ButtonLink>
              }
            />
          </Panel>
        )}
        {error && !isGone && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && <Device session={data} />}
      </div>
    </>
  );
}
