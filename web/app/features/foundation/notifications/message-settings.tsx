import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { dayText } from '#lib/format/dates.ts';
import { Checkbox } from '#ui/choice/checkbox.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toasts.ts';
import styles from './message-settings.module.css';
import { copy } from './settings-copy.ts';
import {
  settingsQuery,
  useSaveSettings,
  type Advertising,
  type MessageSettings as Settings,
  type SettingsChange,
} from './settings-data.ts';

/** The fragment of the address that scrolls to this section. */
export const SETTINGS_HASH = '#messages';

interface RowProps {
  name: string;
  hint: string;
  /** The same wording for the inbox, e-mail and SMS. */
  inbox?: ReactNode;
  email: ReactNode;
  sms: ReactNode;
}

function Row({ name, hint, inbox, email, sms }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
        <span>{hint}</span>
      </th>
      <td data-label={copy.inbox}>{inbox ?? <span aria-hidden>—</span>}</td>
      <td data-label={copy.email}>{email}</td>
      <td data-label={copy.sms}>{sms}</td>
    </tr>
  );
}

interface BoxProps {
  name: string;
  channel: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const ChannelBox = ({ name, channel, isOn, onChange }: BoxProps) => (
  <Checkbox
    size="lg"
    label={<span className="visually-hidden">{`${name} ${channel}`}</span>}
    checked={isOn}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
);

interface SettingsProps {
  settings: Settings;
  onChange: (change: SettingsChange) => void;
}

function AdvertisingRow({ settings, onChange }: { settings: Advertising } & Pick<SettingsProps, 'onChange'>) {
  const { name, hint } = copy.advertising;
  const change = (advertising: SettingsChange['advertising'] = {}) => onChange({ advertising });
  return (
    <Row
      name={name}
      hint={hint}
      email={
        <ChannelBox
          name={name}
          channel={copy.email}
          isOn={settings.isEmailAgreed}
          onChange={(isEmailAgreed) => change({ isEmailAgreed })}
        />
      }
      sms={
        <ChannelBox
          name={name}
          channel={copy.sms}
          isOn={settings.isSmsAgreed}
          onChange={(isSmsAgreed) => change({ isSmsAgreed, ...(!isSmsAgreed && { isNightAgreed: false }) })}
        />
      }
    />
  );
}

function SettingsTable({ settings, onChange }: SettingsProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{copy.table}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.what}</th>
          <th scope="col">{copy.inbox}</th>
          <th scope="col">{copy.email}</th>
          <th scope="col">{copy.sms}</th>
        </tr>
      </thead>
      <tbody>
        {settings.groups.map((wish) => {
          const { name, hint } = copy.groups[wish.group];
          const save = (choice: Partial<typeof wish>) =>
            onChange({ groups: [{ group: wish.group, ...choice }] });
          const common = { name };
          return (
            <Row
              key={wish.group}
              {...common}
              hint={hint}
              inbox={copy.always}
              email={
                <ChannelBox
                  {...common}
                  channel={copy.email}
                  isOn={wish.isEmailOn}
                  onChange={(isEmailOn) => save({ isEmailOn })}
                />
              }
              sms={
                <ChannelBox
                  {...common}
                  channel={copy.sms}
                  isOn={wish.isSmsOn}
                  onChange={(isSmsOn) => save({ isSmsOn })}
                />
              }
            />
          );
        })}
        {settings.advertising && <AdvertisingRow settings={settings.advertising} onChange={onChange} />}
      </tbody>
    </table>
  );
}

function NightHint({ settings, onChange }: { settings: Advertising } & Pick<SettingsProps, 'onChange'>) {
  const id = useId();
  const { agreedAt } = settings;
  return (
    <div className={styles.night}>
      <Checkbox
        size="lg"
        label={copy.night.name}
        checked={settings.isNightAgreed}
        disabled={!settings.isSmsAgreed}
        aria-describedby={id}
        onChange={(event) => onChange({ advertising: { isNightAgreed: event.currentTarget.checked } })}
      />
      <p id={id}>{copy.night.hint}</p>
      <p>{agreedAt ? copy.agreed(dayText(agreedAt)) : copy.notAgreed}</p>
    </div>
  );
}

/**
 * The law requires that members who give or withdraw consent to advertising are shown what was recorded,
 * and when.
 */
function toastSaved({ advertising }: SettingsChange, { advertising: noted }: Settings): void {
  const isAgreed = noted !== null && (noted.isEmailAgreed || noted.isSmsAgreed);
  const word = isAgreed ? copy.said.yes : copy.said.no;
  toast(advertising ? word(dayText(new Date())) : copy.saved, { tone: 'success' });
}

/**
 * 알림 설정: which groups are also sent by e-mail and SMS, and the consent to advertising; each choice is
 * saved at once.
 */
export function MessageSettings() {
  const { data, error, refetch } = useQuery(settingsQuery);
  const save = useSaveSettings(toastSaved);
  const place = useRef<HTMLDivElement>(null);
  const isAskedFor = useLocation().hash === SETTINGS_HASH;
  const isShown = data !== undefined;
  useEffect(() => {
    if (isAskedFor && isShown) place.current?.scrollIntoView({ block: 'start' });
  }, [isAskedFor, isShown]);
  return (
    <div ref={place} className={styles.place}>
      <Panel title={copy.title}>
        <p className={styles.hint}>{copy.hint}</p>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton height={260} radius={12} />}
        {data && <SettingsTable settings={data} onChange={save} />}
        {data?.advertising && <NightHint settings={data.advertising} onChange={save} />}
        <p className={styles.hint}>{copy.exceptions}</p>
      </Panel>
    </div>
  );
}
