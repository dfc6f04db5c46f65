import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { MoreButton } from '#ui/button/more-button.tsx';
import { Moment } from '#ui/layout/moment.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { TextSkeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { AnswerForm } from './answer-form.tsx';
import { copy } from './copy.ts';
import { questionsQuery, type LectureQuestion } from './data.ts';
import styles from './questions-panel.module.css';

interface QuestionsPanelProps {
  lecture: { _id: string; isStream: boolean };
}

function Row({ lectureId, row, isLive }: { lectureId: string; row: LectureQuestion; isLive: boolean }) {
  const [isWriting, setWriting] = useState(false);
  const close = () => setWriting(false);
  const { answer } = row;
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <b>
          <MemberText>{row.name ?? copy.former}</MemberText>
        </b>
        <Moment at={row.createdAt} />
        <Badge hue={answer === null ? 'amber' : 'jade'}>
          {answer === null ? copy.waiting : copy.answered}
        </Badge>
      </p>
      <p className={styles.text}>
        <MemberText>{row.message}</MemberText>
      </p>
      {answer !== null && !isWriting && (
        <p className={styles.answer}>
          <MemberText>{answer}</MemberText>
        </p>
      )}
      {isWriting && <AnswerForm lectureId={lectureId} row={row} onClose={close} />}
      {!isWriting && !isLive && (
        <Button kind="default" size="sm" onClick={() => setWriting(true)}>
          {answer === null ? copy.write : copy.correct}
        </Button>
      )}
    </li>
  );
}

/** The questions that members marked in the chat, and where they are answered after the lecture. */
export function QuestionsPanel({ lecture: { _id: id, isStream } }: QuestionsPanelProps) {
  const list = useInfiniteQuery(questionsQuery(id));
  const rows = list.data?.pages.flatMap(({ questions }) => questions) ?? [];
  return (
    <Panel title={copy.title}>
      <p className={styles.hint}>{isStream ? copy.live : copy.hint}</p>
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <TextSkeleton lines={4} />}
      {list.isSuccess && rows.length === 0 && <EmptyState title={copy.none} hint={copy.noneHint} />}
      <ul>
        {rows.map((row) => (
          <Row key={row._id} lectureId={id} row={row} isLive={isStream} />
        ))}
      </ul>
      <MoreButton {...list} />
    </Panel>
  );
}
