import IconArrowDown from '~icons/tabler/arrow-down';
import IconEye from '~icons/tabler/eye';
import IconPin from '~icons/tabler/pin';
import IconSettings from '~icons/tabler/settings';
import type { LectureMessage } from '@ieum/contract/live/lectures/schemas.ts';
import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { writtenIn } from '#lib/format/copy.ts';
import { numberText } from '#lib/format/money.ts';
import { onPlainPress } from '#lib/layers/plain-press.ts';
import { useAuthDialogs } from '#lib/session/auth-dialogs.tsx';
import { loginAddress } from '#lib/session/login-address.ts';
import { useSession } from '#lib/session/use-session.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { useMedia } from '#ui/layout/use-media.ts';
import { AttendanceBox } from '../attendance/attendance-box.tsx';
import type { Lecture } from '../data.ts';
import { stateOf } from '../list/lecture-state.ts';
import { NARROW_WINDOW } from '../page/narrow-window.ts';
import styles from './chat-panel.module.css';
import { Composer } from './composer.tsx';
import { copy } from './copy.ts';
import { Messages } from './messages.tsx';
import { useScrollToNewest, type ScrollToNewest } from './use-scroll-to-newest.ts';
import { useLectureChat, type LectureChatView } from './use-lecture-chat.ts';
import { Watchers } from './watchers.tsx';

// Only moderators need it.
const ModerationSheet = lazyPart(async () => (await import('./moderation-sheet.tsx')).ModerationSheet);

const Pinned = ({ message }: { message: LectureMessage }) => (
  <p className={styles.pinned}>
    <IconPin size={17} stroke={1.75} role="img" aria-label={copy.pinned} />
    <span {...writtenIn(message.message)}>{message.message}</span>
  </p>
);

const stay = () => undefined;

/** Asks a visitor to log in: a dialog over the lecture, which goes on. */
function LoginHint({ id }: { id: string }) {
  const dialogs = useAuthDialogs();
  return (
    <div className={styles.foot}>
      <ButtonLink
        to={loginAddress(`/lectures/${id}`)}
        kind="light"
        rel="nofollow"
        onPointerEnter={dialogs.prepare}
        onClick={onPlainPress(() => dialogs.openLogin({ onLoggedIn: stay }))}
      >
        {copy.login}
      </ButtonLink>
    </div>
  );
}

/** The field for messages, or the reason why none can be written. */
function Foot({ lecture, view }: { lecture: Lecture; view: LectureChatView }) {
  const session = useSession();
  if (view.chat && !view.chat.isOpen)
    return (
      <p className={styles.foot}>
        {stateOf({ ...lecture, isStream: false }) === 'PLANNED' ? copy.notStarted : copy.closed}
      </p>
    );
  if (session.state !== 'in') return <LoginHint id={lecture._id} />;
  return <Composer view={view} />;
}

function Title({ view, lectureId }: { view: LectureChatView; lectureId: string }) {
  const [opened, setOpened] = useState<'watchers' | 'moderation'>();
  const toggle = (layer: typeof opened) => setOpened(opened === layer ? undefined : layer);
  return (
    <header className={styles.title}>
      <h2>{copy.title}</h2>
      <button type="button" aria-expanded={opened === 'watchers'} onClick={() => toggle('watchers')}>
        <IconEye size={18} stroke={1.75} aria-hidden />
        <span className="number">{copy.watching(numberText(view.count))}</span>
      </button>
      {view.moderates && (
        <button type="button" aria-label={copy.moderation} onClick={() => toggle('moderation')}>
          <IconSettings size={20} stroke={1.75} aria-hidden />
        </button>
      )}
      {opened === 'watchers' && <Watchers watchers={view.watchers} onClose={() => setOpened(undefined)} />}
      {opened === 'moderation' && (
        <Suspense>
          <ModerationSheet lectureId={lectureId} chat={view.chat} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </header>
  );
}

/** The number of new messages below; a press scrolls to them. */
const NewMessagesButton = ({ following: { fresh, toEnd } }: { following: ScrollToNewest }) =>
  fresh > 0 && (
    <button type="button" className={styles.fresh} onClick={toEnd}>
      {copy.fresh(fresh)} <IconArrowDown size={16} aria-hidden />
    </button>
  );

export interface ChatPanelProps {
  lecture: Lecture;
  /** Under the player, where a code is asked for while it is shown. */
  underPlayer: Element | null;
  /** Called with whether the lecture is live, as soon as that is known and whenever it changes. */
  onLive: (isLive: boolean) => void;
  /** Called when a question was answered; it stays the same. */
  onAnswered: () => void;
}

/** The chat of a lecture: the watchers, the pinned message, the messages, and the field for new ones. */
export function ChatPanel({ lecture, underPlayer, onLive, onAnswered }: ChatPanelProps) {
  const view = useLectureChat(lecture._id, onAnswered);
  const session = useSession();
  const userId = session.state === 'in' ? session.userId : undefined;
  const isOwn = ({ _user }: LectureMessage) => _user !== null && _user === userId;
  const [list, following] = useScrollToNewest({
    messages: view.messages,
    lastNotice: view.notices.at(-1)?.key,
    isOwn,
    isPage: useMedia(NARROW_WINDOW),
  });
  const { chat, notice } = view;
  const isLive = chat?.isOpen;
  useEffect(() => {
    if (isLive !== undefined) onLive(isLive);
  }, [isLive, onLive]);
  return (
    <section className={styles.panel} aria-label={copy.title}>
      {chat?.attendance &&
        underPlayer &&
        createPortal(<AttendanceBox lectureId={lecture._id} call={chat.attendance} />, underPlayer)}
      <Title view={view} lectureId={lecture._id} />
      {chat?.pinned && <Pinned message={chat.pinned} />}
      <Messages view={view} lectureId={lecture._id} isOwn={isOwn} following={following} list={list} />
      <div className={styles.bottom} data-bottom-bar data-ends-page>
        <NewMessagesButton following={following} />
        {notice && (
          <p className={styles.notice} role="alert">
            {notice}
          </p>
        )}
        <Foot lecture={lecture} view={view} />
      </div>
    </section>
  );
}
