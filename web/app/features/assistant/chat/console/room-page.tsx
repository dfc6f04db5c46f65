import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { fullMomentText } from '#lib/format/dates.ts';
import { useRights } from '#lib/session/rights.ts';
import { Stack } from '#ui/box/stack.tsx';
import { RemoveButton } from '#ui/action/remove-button.tsx';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { ReasonSheet } from '#ui/layer/reason-sheet.tsx';
import { Facts } from '#ui/layout/facts.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { Message } from '../panel/message.tsx';
import { placed } from '../conversation.ts';
import { copy } from './copy.ts';
import { readMessages, roomQuery, useRoomActions, type ChatMessage, type ChatRoom } from './data.ts';
import { nameOf } from './room-list.tsx';
import styles from './room-page.module.css';
import { StateBadge } from './state-badge.tsx';

const LIST = '/console/chat/rooms';

function Actions({ room }: { room: ChatRoom }) {
  const navigate = useNavigate();
  const { setClosed, remove } = useRoomActions(room._id);
  const isClosed = room.state === 'CLOSED';
  const toggle = () =>
    runAction({
      run: () => setClosed.mutateAsync(!isClosed),
      done: isClosed ? copy.reopened : copy.closed,
    });
  return (
    <>
      <RemoveButton
        texts={copy.removal}
        name={nameOf(room)}
        size="sm"
        run={() => remove.mutateAsync()}
        onDone={() => void navigate(LIST)}
      />
      <Button size="sm" kind="default" onClick={toggle}>
        {isClosed ? copy.reopen : copy.close}
      </Button>
    </>
  );
}

/** The messages, once somebody who may see personal data has given a reason. */
function Transcript({ room }: { room: ChatRoom }) {
  const { transcript: texts } = copy;
  const mayRead = useRights().may('members.disclose');
  const [messages, setMessages] = useState<readonly ChatMessage[]>();
  const [isAsking, setAsking] = useState(false);
  const read = async (reason: string) => {
    const run = async () => setMessages(await readMessages(room._id, reason));
    if (await runAction({ run })) setAsking(false);
  };
  if (!mayRead) return <p className={styles.about}>{texts.noRight}</p>;
  if (messages)
    return (
      <Stack gap={8}>
        {placed(messages).map((one) => (
          <Message key={one.message._id} {...one} onFollow={() => undefined} />
        ))}
      </Stack>
    );
  return (
    <>
      <p className={styles.about}>{texts.about}</p>
      <Button kind="default" onClick={() => setAsking(true)}>
        {texts.read}
      </Button>
      {isAsking && (
        <ReasonSheet
          title={texts.read}
          subtitle={texts.about}
          act={texts.read}
          reasons={Object.values(texts.reasons)}
          onClose={() => setAsking(false)}
          onGive={read}
        />
      )}
    </>
  );
}

function RoomPerson({ room }: { room: ChatRoom }) {
  const name = <MemberText>{nameOf(room)}</MemberText>;
  return room._user ? <Link to={`/console/users/${room._user}`}>{name}</Link> : name;
}

const factsOf = (room: ChatRoom) =>
  [
    [copy.columns.who, <RoomPerson key="who" room={room} />],
    [copy.columns.state, <StateBadge key="state" state={room.state} />],
    [copy.columns.messages, copy.messageCount(room.messageCount)],
    [copy.columns.last, fullMomentText(room.lastMessageAt)],
    [copy.columns.created, fullMomentText(room.createdAt)],
  ] as const;

/** /console/chat/rooms/{_room}: one conversation. */
export function RoomPage({ id }: { id: string }) {
  const query = useQuery(roomQuery(id));
  const mayWrite = useRights().may('support.write');
  return (
    <>
      <PageHeader title={copy.title} actions={mayWrite && query.data && <Actions room={query.data} />} />
      <QueryView of={query} waiting={<Skeleton height={320} />}>
        {(room) => (
          <div className={styles.page}>
            <Panel label={copy.transcript.title}>
              <Transcript room={room} />
            </Panel>
            <Panel label={copy.columns.who}>
              <Facts facts={factsOf(room)} />
            </Panel>
          </div>
        )}
      </QueryView>
    </>
  );
}
