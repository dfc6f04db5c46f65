import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { numberText } from '#lib/format/money.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { MoreButton } from '#ui/button/more-button.tsx';
import { Segments } from '#ui/choice/segments.tsx';
import { Moment } from '#ui/layout/moment.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { TextSkeleton } from '#ui/state/skeleton.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { CommentSheet } from './comment-sheet.tsx';
import { copy } from './comments-copy.ts';
import { commentsQuery, useSettleComment, type ConsoleComment } from './data.ts';
import styles from './comments-panel.module.css';

const Reports = ({ reports }: Pick<ConsoleComment, 'reports'>) => (
  <ul className={styles.reports} aria-label={copy.reports(numberText(reports.length))}>
    {reports.map(({ _id, reason, reporter }) => (
      <li key={_id}>
        <MemberText>{reason}</MemberText> · <MemberText>{reporter ?? copy.noWriter}</MemberText>
      </li>
    ))}
  </ul>
);

function Actions({ boardId, comment }: { boardId: string; comment: ConsoleComment }) {
  const settle = useSettleComment(boardId);
  const [isRevising, setRevising] = useState(false);
  const remove = () =>
    runAction({
      ask: { title: copy.removeTitle, body: copy.removeBody, confirmLabel: copy.remove, tone: 'danger' },
      run: () => settle.mutateAsync({ id: comment._id, isRemoved: true }),
      done: copy.removed,
    });
  const dismiss = () =>
    runAction({
      ask: {
        title: copy.dismissTitle(numberText(comment.reports.length)),
        body: copy.dismissBody,
        confirmLabel: copy.dismiss,
      },
      run: () => settle.mutateAsync({ id: comment._id, isRemoved: false }),
      done: copy.dismissed,
    });
  return (
    <div className={styles.actions}>
      {comment.reports.length > 0 && (
        <Button kind="default" size="sm" onClick={dismiss}>
          {copy.dismiss}
        </Button>
      )}
      <Button kind="subtle" size="sm" onClick={() => setRevising(true)}>
        {copy.revise}
      </Button>
      <Button kind="subtle" size="sm" onClick={remove}>
        {copy.remove}
      </Button>
      {isRevising && <CommentSheet boardId={boardId} comment={comment} onClose={() => setRevising(false)} />}
    </div>
  );
}

interface RowProps {
  boardId: string;
  comment: ConsoleComment;
  mayWrite: boolean;
}

const Row = ({ boardId, comment, mayWrite }: RowProps) => (
  <li className={comment._parent === null ? undefined : styles.reply}>
    <div className={styles.head}>
      <b>
        <MemberText>{comment.writer ?? copy.noWriter}</MemberText>
      </b>
      {comment._parent !== null && <span>{copy.reply}</span>}
      <Moment at={comment.createdAt} />
      {comment.reports.length > 0 && (
        <Badge hue="ember">{copy.reports(numberText(comment.reports.length))}</Badge>
      )}
    </div>
    <p>{comment.isRemoved ? copy.removedOne : <MemberText>{comment.content}</MemberText>}</p>
    {comment.reports.length > 0 && <Reports reports={comment.reports} />}
    {mayWrite && !comment.isRemoved && <Actions boardId={boardId} comment={comment} />}
  </li>
);

const options = [
  { value: 'all', label: copy.all },
  { value: 'reported', label: copy.reported },
] as const;

type CommentListProps = Pick<CommentsPanelProps, 'boardId' | 'mayWrite'> & {
  comments: readonly ConsoleComment[];
};

const CommentList = ({ boardId, mayWrite, comments }: CommentListProps) => (
  <>
    {mayWrite && <Hint>{copy.silent}</Hint>}
    <ul className={styles.list} aria-label={copy.title}>
      {comments.map((comment) => (
        <Row key={comment._id} boardId={boardId} comment={comment} mayWrite={mayWrite} />
      ))}
    </ul>
  </>
);

interface CommentsPanelProps {
  boardId: string;
  /** Whether reports wait for a decision, which are then shown first. */
  isReported: boolean;
  mayWrite: boolean;
}

/** The comments of a post, all or those whose reports wait for a decision. */
export function CommentsPanel({ boardId, isReported, mayWrite }: CommentsPanelProps) {
  const [shown, setShown] = useState<'all' | 'reported'>(isReported ? 'reported' : 'all');
  const list = useInfiniteQuery(commentsQuery(boardId, shown === 'reported'));
  const rows = list.data?.pages.flatMap(({ comments }) => comments);
  return (
    <Panel title={copy.title}>
      <Segments label={copy.choice} options={options} value={shown} onChange={setShown} />
      {list.error && !rows && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {!rows && !list.error && <TextSkeleton lines={3} />}
      {rows?.length === 0 && (
        <p className={styles.none}>{shown === 'reported' ? copy.noneReported : copy.none}</p>
      )}
      {rows && rows.length > 0 && <CommentList boardId={boardId} mayWrite={mayWrite} comments={rows} />}
      <MoreButton {...list} />
    </Panel>
  );
}
