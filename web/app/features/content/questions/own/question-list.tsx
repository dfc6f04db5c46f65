import IconHeadset from '~icons/tabler/headset';
import IconPaperclip from '~icons/tabler/paperclip';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isBuilt } from '#lib/document/built.ts';
import { nearDayText } from '#lib/format/dates.ts';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { MoreButton } from '#ui/button/more-button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { categoryText } from '../category-text.ts';
import { copy } from './copy.ts';
import { ownQuestionsQuery, type QuestionRow } from './data.ts';
import styles from './own-questions.module.css';
import { questionLooks } from '../states-copy.ts';

const FAQS = '/center/faqs';
const CREATE = '/dashboard/queries/create';

const Row = ({ row }: { row: QuestionRow }) => (
  <li className={styles.row}>
    <div>
      <h2>
        <Link to={`/dashboard/queries/${row._id}`}>
          <MemberText>{row.subject}</MemberText>
        </Link>
      </h2>
      <p className="number">
        {categoryText(row.category)} · {copy.asked(nearDayText(row.createdAt))}
        {row.repliedAt && ` · ${copy.repliedAt(nearDayText(row.repliedAt))}`}
        {row.hasFiles && <IconPaperclip size={15} role="img" aria-label={copy.withFiles} />}
      </p>
    </div>
    <StatusBadge states={questionLooks} value={row.state} />
  </li>
);

const Empty = () => (
  <EmptyState
    icon={<IconHeadset size={28} stroke={1.75} aria-hidden />}
    title={copy.empty.title}
    hint={isBuilt(FAQS) ? copy.empty.hint : copy.empty.plainHint}
    action={isBuilt(FAQS) ? <ButtonLink to={FAQS}>{copy.empty.faqs}</ButtonLink> : <AskLink />}
  />
);

const AskLink = () => <ButtonLink to={CREATE}>{copy.ask}</ButtonLink>;

/** The questions of the member, the newest first: in the dashboard and at /mypage/question. */
export function OwnQuestions() {
  const list = useInfiniteQuery(ownQuestionsQuery);
  const rows = list.data?.pages.flatMap(({ questions }) => questions) ?? [];
  return (
    <>
      <PageHeader title={copy.title} isSameAsPlace status={copy.status} actions={<AskLink />} />
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton height={240} radius={14} />}
      {list.isSuccess && (
        <Panel label={copy.list}>
          {rows.length === 0 ? (
            <Empty />
          ) : (
            <ul>
              {rows.map((row) => (
                <Row key={row._id} row={row} />
              ))}
            </ul>
          )}
        </Panel>
      )}
      <MoreButton {...list} />
      <p className={styles.hours}>{copy.hours}</p>
    </>
  );
}
