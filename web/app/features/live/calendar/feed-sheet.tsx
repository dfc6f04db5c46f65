import { useQuery } from '@tanstack/react-query';
import { Stack } from '#ui/box/stack.tsx';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { calendarCopy } from './copy.ts';
import { feedQuery, useRemoveFeed, useRenewFeed } from './data.ts';
import styles from './feed-sheet.module.css';

const { feed: copy } = calendarCopy;

async function copyAddress(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    toast(copy.copied, { tone: 'success' });
  } catch {
    toast(copy.notCopied, { tone: 'error' });
  }
}

function Address({ url }: { url: string }) {
  const renew = useRenewFeed();
  const end = useRemoveFeed();
  const renewNow = () =>
    runAction({
      ask: { title: copy.askRenew.title, body: copy.askRenew.body, confirmLabel: copy.renew },
      run: () => renew.mutateAsync(),
      done: copy.renewed,
    });
  const endNow = () =>
    runAction({
      ask: { title: copy.askEnd.title, body: copy.askEnd.body, confirmLabel: copy.end, tone: 'danger' },
      run: () => end.mutateAsync(),
      done: copy.ended,
    });
  return (
    <>
      <TextField
        label={copy.address}
        size="md"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.actions}>
        <Button onClick={() => copyAddress(url)}>{copy.copy}</Button>
        <Button kind="default" onClick={renewNow}>
          {copy.renew}
        </Button>
        <Button kind="subtle" onClick={endNow}>
          {copy.end}
        </Button>
      </div>
    </>
  );
}

function CreateAddress() {
  const renew = useRenewFeed();
  const make = () => runAction({ run: () => renew.mutateAsync(), done: copy.made });
  return (
    <div className={styles.actions}>
      <Button isLoading={renew.isPending} onClick={make}>
        {copy.make}
      </Button>
    </div>
  );
}

/** The secret address that calendars elsewhere subscribe to. */
export function FeedSheet({ onClose }: { onClose: () => void }) {
  const query = useQuery(feedQuery);
  return (
    <Sheet title={copy.title} side="centre" onClose={onClose}>
      <Stack gap={14}>
        <p>{copy.hint}</p>
        <p>{copy.secret}</p>
        <QueryView of={query} waiting={<Skeleton height={44} />}>
          {(feed) => (feed ? <Address url={feed.url} /> : <CreateAddress />)}
        </QueryView>
      </Stack>
    </Sheet>
  );
}
