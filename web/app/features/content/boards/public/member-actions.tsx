import { Suspense, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { boardsOf, type Board } from './data.ts';
import { boardAddress, postAddress } from './page-query.ts';
import { copy } from './post-copy.ts';
import styles from './posts.module.css';

const PostSheet = lazyPart(async () => (await import('./post-sheet.tsx')).PostSheet);

export function WriteAction({ code }: { code: string }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <div className={styles.actions}>
      <Button onClick={() => setOpen(true)}>{copy.write}</Button>
      {isOpen && (
        <Suspense>
          <PostSheet
            code={code}
            post={undefined}
            onClose={() => setOpen(false)}
            onSaved={async (id) => navigate(postAddress(id))}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Changes and deletes a post, for its writer. */
export function OwnPostActions({ post }: { post: Board }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { act, title, body, done } = copy.remove;
  const remove = async () => {
    const isDone = await runAction({
      ask: { title, body, confirmLabel: act, tone: 'danger' },
      run: () => boardsOf().remove({ params: { _board: post._id } }),
      done,
    });
    if (isDone) await navigate(boardAddress(post.code), { replace: true });
  };
  return (
    <div className={styles.actions}>
      <Button kind="default" size="sm" onClick={() => setOpen(true)}>
        {copy.edit}
      </Button>
      <Button kind="subtle" size="sm" onClick={remove}>
        {act}
      </Button>
      {isOpen && (
        <Suspense>
          <PostSheet code={post.code} post={post} onClose={() => setOpen(false)} onSaved={revalidate} />
        </Suspense>
      )}
    </div>
  );
}
