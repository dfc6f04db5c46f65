import type { messages } from '@ieum/contract/foundation/messages/endpoints.ts';
import { messagePaths } from '@ieum/contract/foundation/messages/paths.ts';
import type { MessageChannel } from '@ieum/contract/foundation/messages/enums.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { apiOf } from '#lib/api/api.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { Card } from '#ui/box/card.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { copy } from './opt-out-copy.ts';
import styles from './opt-out.module.css';

const api = apiOf<Pick<typeof messages, 'refuse'>>({ refuse: messagePaths.refuse });

const OptedOut = ({ channel }: { channel: MessageChannel }) => (
  <>
    <div role="status">
      <h1>{copy.done[channel]}</h1>
      <p>{copy.doneHint}</p>
    </div>
    <ButtonLink kind="default" to="/">
      {copy.home}
    </ButtonLink>
  </>
);

/** The page of the link in an advertisement: one press stops advertising, without login (정보통신망법 제50조). */
export function OptOutScreen() {
  const token = useSearchParams()[0].get('t') ?? '';
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
        {channel && <OptedOut channel={channel} />}
        {!channel && (
          <>
            <h1>{copy.title}</h1>
            <p>{copy.ask}</p>
            <p>{copy.stays}</p>
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
