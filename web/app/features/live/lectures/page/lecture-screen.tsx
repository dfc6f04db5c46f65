import IconChevronRight from '~icons/tabler/chevron-right';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { BookmarkButton } from '#features/hiring/bookmarks/bookmark-button.tsx';
import { useBookmarksOf } from '#features/hiring/bookmarks/use-bookmarks.ts';
import { ShareButton } from '#features/hiring/recruitments/detail/share-button.tsx';
import { writtenIn } from '#lib/format/copy.ts';
import { momentText } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import { useIsHydrated } from '#lib/session/hydration.ts';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { Tabs } from '#ui/tabs/tabs.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { useMedia } from '#ui/layout/use-media.ts';
import type { AnswersData, Lecture, LectureData } from '../data.ts';
import type { ChatPanelProps } from '../chat/chat-panel.tsx';
import { Answers } from '../questions/answers.tsx';
import { copy as answersCopy } from '../questions/copy.ts';
import { CodeGate } from './code-gate.tsx';
import { copy } from './copy.ts';
import styles from './lecture-screen.module.css';
import { LectureDescription, LectureFiles, LectureLinks } from './lecture-sections.tsx';
import { Player } from './player.tsx';
import { NARROW_WINDOW } from './narrow-window.ts';
import { useOwnView } from './use-own-view.ts';

// Only those who see the lecture need the chat, and no other page does.
const ChatPanel = lazyPart(async () => (await import('../chat/chat-panel.tsx')).ChatPanel);

const Path = ({ lecture }: { lecture: Lecture }) => (
  <nav className={styles.path} aria-label={copy.path} data-print="hidden">
    <Link to="/lectures">{copy.lectures}</Link>
    {lecture.category && lecture.categoryName && (
      <>
        <IconChevronRight size={15} aria-hidden />
        <Link to={`/lectures?category=${lecture.category}`} {...writtenIn(lecture.categoryName)}>
          {lecture.categoryName}
        </Link>
      </>
    )}
  </nav>
);

function Head({ lecture, isNarrow }: { lecture: Lecture; isNarrow: boolean }) {
  const { subject, company, companyCounts, startsAt, minutes, categoryName, hits } = lecture;
  const facts = [
    ...(startsAt ? [copy.startsAt(momentText(startsAt)), copy.minutes(minutes)] : []),
    ...(categoryName ? [categoryName] : []),
    copy.views(numberText(hits)),
  ];
  return (
    <header className={styles.head}>
      <p className="number">
        <MemberText>{facts.join(' · ')}</MemberText>
      </p>
      <h1 {...writtenIn(subject)}>{subject}</h1>
      <div className={styles.company}>
        <Link to={`/companies/${company._id}`}>
          <GeneratedLogo name={company.name} logo={company.logo?.url} size={44} />
          <span>
            <b>
              <MemberText>{company.name}</MemberText>
            </b>
            <em>
              <span>{copy.lecturesOf(companyCounts.lectures)} ·</span>{' '}
              <span>{copy.openJobsOf(companyCounts.recruitments)}</span>
            </em>
          </span>
        </Link>
        <div className={styles.actions}>
          <ShareButton subject={subject} isLabelled={!isNarrow} />
          <BookmarkButton kind="USER_COMPNY" id={company._id} name={company.name} isLabelled />
        </div>
      </div>
    </header>
  );
}

const answersTab = ({ _id: id, company }: Lecture, answers: AnswersData) => ({
  value: 'answers',
  label: answersCopy.tab,
  count: answers.count,
  panel: <Answers key={answers.count} lectureId={id} company={company.name} data={answers} />,
  // Answered questions are in the document, so that a search of the page finds them.
  isKept: true,
});

function partsOf({ files, content, links, hashTags }: Lecture, isAccessible: boolean) {
  const about = {
    value: 'about',
    label: copy.about,
    panel: <LectureDescription content={content} hashTags={hashTags} />,
  };
  // Without the code, nobody is sent what else there is.
  if (!isAccessible) return [about];
  return [
    { value: 'files', label: copy.files, count: files.length, panel: <LectureFiles files={files} /> },
    about,
    { value: 'links', label: copy.links, count: links.length, panel: <LectureLinks links={links} /> },
  ];
}

/** The chat, once scripts are loaded. */
const Chat = (props: ChatPanelProps) => {
  const waiting = <Skeleton height={520} radius={16} />;
  if (!useIsHydrated()) return waiting;
  return (
    <Suspense fallback={waiting}>
      <ChatPanel {...props} />
    </Suspense>
  );
};

/** /lectures/{_lecture}: player or code, hand-outs, description, links, and the chat. */
export function LectureScreen({ data }: { data: LectureData }) {
  const { lecture, isAccessible, answers, setOwn, setLive, onAnswered } = useOwnView(data);
  const isNarrow = useMedia(NARROW_WINDOW);
  const [underPlayer, setUnderPlayer] = useState<HTMLElement | null>(null);
  useBookmarksOf('USER_COMPNY', [lecture.company._id]);
  const chat = isAccessible && (
    <Chat
      key={lecture._id}
      lecture={lecture}
      underPlayer={underPlayer}
      onLive={setLive}
      onAnswered={onAnswered}
    />
  );
  // It stays while another tab is open, so that a watcher is counted and misses nothing.
  const chatTab = { value: 'chat', label: copy.chat, panel: chat, isKept: true };
  const tabs = [
    ...(isNarrow && chat ? [chatTab] : []),
    ...partsOf(lecture, isAccessible),
    ...(answers.count > 0 ? [answersTab(lecture, answers)] : []),
  ];
  return (
    <article className={`container ${styles.screen}`} data-header-scrolls>
      <Path lecture={lecture} />
      <div className={styles.body} data-chat={Boolean(chat) || undefined}>
        <div className={styles.main}>
          {isAccessible ? (
            <div className={styles.top}>
              <Player lecture={lecture} />
              <div ref={setUnderPlayer} className={styles.under} />
            </div>
          ) : (
            <CodeGate id={lecture._id} onEnter={setOwn} />
          )}
          <Head lecture={lecture} isNarrow={isNarrow} />
          <div>
            <Tabs key={tabs[0]?.value} label={copy.sections} tabs={tabs} />
          </div>
        </div>
        {!isNarrow && chat && (
          <aside className={styles.chat} aria-label={copy.chat}>
            {chat}
          </aside>
        )}
      </div>
    </article>
  );
}
