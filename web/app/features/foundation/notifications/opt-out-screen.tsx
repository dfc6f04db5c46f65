import type { messages } from '@ieum/contract/foundation/messages/endpoints.ts';
import { messagePaths } from '@ieum/contract/foundation/messages/paths.ts';
import type { MessageChannel, MessageGroup } from '@ieum/contract/foundation/messages/enums.ts';
import { optOutGroupOf } from '@ieum/contract/foundation/messages/opt-out.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { apiOf } from '#lib/api/api.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { Card } from '#ui/box/card.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { copy } from './opt-out-copy.ts';
import styles from './opt-out.module.css';
import { copy as settingsCopy } from './settings-copy.ts';

const api = apiOf<Pick<typeof messages, 'refuse'>>({ refuse: messagePaths.refuse });

const OptedOut = ({ channel, group }: { channel: MessageChannel; group: MessageGroup | undefined }) => (
  <>
    <div role="status">
      <h1>{group ? copy.ofGroup.done(settingsCopy.groups[group].name) : copy.done[channel]}</h1>
      <p>{group ? copy.ofGroup.doneHint : copy.doneHint}</p>
    </div>
    <ButtonLink kind="default" to="/">
      {copy.home}
    </ButtonLink>
  </>
);

function Question({ group }: { group: MessageGroup | undefined }) {
  if (!group)
    return (
      <>
        <h1>{copy.title}</h1>
        <p>{copy.ask}</p>
        <p>{copy.stays}</p>
      </>
    );
  const { name, hint } = settingsCopy.groups[group];
  return (
    <>
      <h1>{copy.ofGroup.title(name)}</h1>
      <p>{copy.ofGroup.ask}</p>
      <p>{hint}</p>
    </>
  );
}

/**
 * The page of the link in an advertisement or in the e-mail of a notification: one press stops them, without login
 * (정보통신망법 제50조).
 */
export function OptOutScreen() {
  const token = useSearchParams()[0].get('t') ?? '';
  const group = optOutGroupOf(token);
  const [isBusy, setBusy] = useState(false);
  const [channel, setChannel] = useState<MessageChannel>();
  const [message, setMessage] = useState<string>();

  async function optOut() {
    setBusy(true);
    try {
      setChannel((await api.refuse({ query: { token } })).channel);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setMessage(error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={`container ${styles.screen}`}>
      <Card className={styles.card}>
        {channel && <OptedOut channel={channel} group={group} />}
        {!channel && (
          <>
            <Question group={group} />
            {message && (
              <p role="alert" className={styles.error}>
                {message}
              </p>
            )}
            <Button size="lg" isLoading={isBusy} onClick={() => optOut()}>
              {copy.act}
            </Button>
          </>
        )}
      </Card>
    </div>
  );
}
