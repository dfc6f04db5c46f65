import { useEffect, useState } from 'react';
import { runAction } from '#ui/action/run-action.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { ReasonSheet } from '#ui/layer/reason-sheet.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentRow } from './comment-row.tsx';
import { copy } from './comments-copy.ts';
import styles from './comments.module.css';
import { commentsOf, readComments, type BoardComment } from './data.ts';

/** The comments as this member sees them, read again after each of their writes. */
function useComments(postId: string, first: readonly BoardComment[]) {
  const [comments, setComments] = useState(first);
  const [next, setNext] = useState<string | null>(null);
  const reload = async () => {
    const page = await readComments(postId, undefined);
    setComments(page.comments);
    setNext(page.next);
  };
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const page = await readComments(postId, undefined);
      if (isOver) return;
      setComments(page.comments);
      setNext(page.next);
    };
    read().catch(showError);
    return () => {
      isOver = true;
    };
  }, [postId]);
  const more = async () => {
    if (next === null) return;
    const page = await readComments(postId, next);
    setComments((known) => [...known, ...page.comments]);
    setNext(page.next);
  };
  return { comments, hasMore: next !== null, more, reload };
}

type OpenAction = 'reply' | 'edit' | 'report' | undefined;

interface ItemProps {
  postId: string;
  comment: BoardComment;
  reload: () => Promise<void>;
}

function Actions({
  comment,
  onOpen,
  onRemove,
}: {
  comment: BoardComment;
  onOpen: (open: OpenAction) => void;
  onRemove: () => Promise<unknown>;
}) {
  return (
    <div className={styles.actions}>
      <Button kind="subtle" size="sm" onClick={() => onOpen('reply')}>
        {copy.reply}
      </Button>
      {comment.isOwn ? (
        <>
          <Button kind="subtle" size="sm" onClick={() => onOpen('edit')}>
            {copy.edit}
          </Button>
          <Button kind="subtle" size="sm" onClick={onRemove}>
            {copy.remove}
          </Button>
        </>
      ) : (
        <Button kind="subtle" size="sm" onClick={() => onOpen('report')}>
          {copy.report}
        </Button>
      )}
    </div>
  );
}

interface OpenFormProps extends ItemProps {
  open: OpenAction;
  onClose: () => void;
}

/** The form that a press on one of the actions opens. */
function OpenForm({ postId, comment, reload, open, onClose }: OpenFormProps) {
  const { _id: id } = comment;
  const params = { _board: postId, _comment: id };
  const finish = async () => {
    onClose();
    await reload();
  };
  const reply = async (content: string) => {
    await commentsOf().create({ params: { _board: postId }, body: { content, _parent: id } });
    await finish();
  };
  const revise = async (content: string) => {
    await commentsOf().revise({ params, body: { content } });
    await finish();
  };
  const report = async (reason: string) => {
    await commentsOf().report({ params, body: { reason } });
    onClose();
    toast(copy.reportDone, { tone: 'success' });
  };
  if (open === 'report')
    return (
      <ReasonSheet
        title={copy.reportTitle}
        subtitle={copy.reportBody}
        reasons={copy.reasons}
        act={copy.reportAction}
        tone="danger"
        onClose={onClose}
        onGive={report}
      />
    );
  if (open === undefined) return null;
  const texts = {
    reply: { label: copy.replyField, act: copy.send, onSend: reply },
    edit: { label: copy.editField, act: copy.save, onSend: revise, start: comment.content },
  };
  return <CommentForm key={open} draftKey={`${open}.${id}`} {...texts[open]} onCancel={onClose} />;
}

function Item(props: ItemProps) {
  const { postId, comment, reload } = props;
  const [open, setOpen] = useState<OpenAction>();
  const remove = () =>
    runAction({
      ask: { title: copy.removeTitle, body: copy.removeBody, confirmLabel: copy.remove, tone: 'danger' },
      run: async () => {
        await commentsOf().remove({ params: { _board: postId, _comment: comment._id } });
        await reload();
      },
      done: copy.removeDone,
    });
  return (
    <CommentRow comment={comment}>
      {open !== 'edit' && <Actions comment={comment} onOpen={setOpen} onRemove={remove} />}
      <OpenForm {...props} open={open} onClose={() => setOpen(undefined)} />
    </CommentRow>
  );
}

/** The comments of a post for a member: writing, replying, changing, deleting and reporting. */
export function MemberComments({ postId, first }: { postId: string; first: readonly BoardComment[] }) {
  const { comments, hasMore, more, reload } = useComments(postId, first);
  const write = async (content: string) => {
    await commentsOf().create({ params: { _board: postId }, body: { content } });
    await reload();
  };
  return (
    <>
      <CommentForm draftKey={`new.${postId}`} label={copy.field} act={copy.send} onSend={write} />
      {comments.length === 0 && <p className={styles.none}>{copy.none}</p>}
      <ul className={styles.list} aria-label={copy.title}>
        {comments.map((comment) => (
          <Item key={comment._id} postId={postId} comment={comment} reload={reload} />
        ))}
      </ul>
      {hasMore && (
        <Button kind="default" onClick={more}>
          {copy.more}
        </Button>
      )}
    </>
  );
}
