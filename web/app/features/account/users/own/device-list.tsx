import { DeviceKind } from '@ieum/contract/account/auth/session-enums.ts';
import IconDeviceDesktop from '~icons/tabler/device-desktop';
import IconDeviceMobile from '~icons/tabler/device-mobile';
import IconDeviceTablet from '~icons/tabler/device-tablet';
import IconDevices from '~icons/tabler/devices';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { momentText } from '#lib/format/dates.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { copy } from './copy.ts';
import { sessionsQuery, type OwnSession } from './data.ts';
import { deviceText } from './device-text.ts';
import styles from './account.module.css';
import { useSessionActions } from './use-session-actions.ts';

const texts = copy.devices;

const icons = {
  [DeviceKind.Desktop]: IconDeviceDesktop,
  [DeviceKind.Mobile]: IconDeviceMobile,
  [DeviceKind.Tablet]: IconDeviceTablet,
  [DeviceKind.Unknown]: IconDevices,
};

interface DeviceRowProps {
  session: OwnSession;
  /** The address of the session's own page, if it has one. */
  to: string | undefined;
  isEnding: boolean;
  onEnd: () => void;
}

function DeviceRow({ session, to, isEnding, onEnd }: DeviceRowProps) {
  const { device, address, isCurrent, lastUsedAt } = session;
  const Icon = icons[device.kind];
  const name = deviceText(device);
  return (
    <li className={styles.device}>
      <span className={styles.mark}>
        <Icon size={22} stroke={1.75} aria-hidden />
      </span>
      <div className={styles.words}>
        <b>
          {to ? <Link to={to}>{name}</Link> : name}
          {isCurrent && <Badge hue="jade">{texts.here}</Badge>}
        </b>
        <span className="number">
          {address} · {texts.lastUsed(momentText(lastUsedAt))}
        </span>
      </div>
      {!isCurrent && (
        <Button kind="default" size="sm" isLoading={isEnding} aria-label={texts.endOf(name)} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  );
}

/** The member's sessions, each with a button to end it; `base` is the address above a session's own page. */
export function DeviceList({ base }: { base?: string }) {
  const list = useInfiniteQuery(sessionsQuery);
  const { end, endAll, endingId, isEndingAll } = useSessionActions();
  const rows = list.data?.pages.flatMap(({ sessions }) => sessions) ?? [];
  const hasOthers = rows.some(({ isCurrent }) => !isCurrent);
  return (
    <Panel
      title={texts.title}
      actions={
        hasOthers && (
          <Button kind="subtle" size="sm" isLoading={isEndingAll} onClick={() => endAll()}>
            {texts.endAll}
          </Button>
        )
      }
    >
      <p className={styles.hint}>{texts.body}</p>
      {list.isPending && <Skeleton height={132} radius={10} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      <ul aria-label={texts.title}>
        {rows.map((session) => (
          <DeviceRow
            key={session._id}
            session={session}
            to={base && `${base}/${session._id}`}
            isEnding={endingId === session._id}
            onEnd={() => void end(session)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button kind="default" isLoading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </Panel>
  );
}
