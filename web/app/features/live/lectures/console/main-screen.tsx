import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowUp from '~icons/tabler/arrow-up';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRights } from '#lib/session/rights.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/choice/checkbox.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import styles from './categories.module.css';
import { copy as consoleCopy } from './copy.ts';
import { categoriesQuery, categoryApi, useRefresh, type LectureCategory } from './data.ts';
import { MemberText } from '#ui/text/member-text.tsx';

const { main: copy, categories: texts } = consoleCopy;

/** The active ones first, each group in its order. */
const inOrder = (all: readonly LectureCategory[]): LectureCategory[] =>
  all.toSorted(
    (one, other) =>
      Number(other.main.isActive) - Number(one.main.isActive) || one.main.index - other.main.index,
  );

function useReorder(all: readonly LectureCategory[]) {
  const refresh = useRefresh();
  const [rows, setRows] = useState(() => inOrder(all));
  const move = (at: number, step: 1 | -1) =>
    setRows((known) => {
      const row = known[at];
      return row ? known.toSpliced(at, 1).toSpliced(at + step, 0, row) : known;
    });
  const toggle = (id: string) =>
    setRows((known) =>
      known.map((row) =>
        row._id === id ? { ...row, main: { ...row.main, isActive: !row.main.isActive } } : row,
      ),
    );
  const save = () =>
    runAction({
      run: async () => {
        const categories = rows.map(({ _id, main }, index) => ({
          _id,
          main: { isActive: main.isActive, index },
        }));
        await categoryApi.setMain({ body: { categories } });
        await refresh();
      },
      done: copy.saved,
    });
  return { rows, move, toggle, save };
}

function CategoryOrder({ all }: { all: readonly LectureCategory[] }) {
  const { rows, move, toggle, save } = useReorder(all);
  const mayWrite = useRights().may('content.write');
  if (rows.length === 0) return <EmptyState title={texts.none} />;
  return (
    <>
      <ol className={styles.tree} aria-label={copy.order}>
        {rows.map(({ _id, name, main }, at) => (
          <li key={_id}>
            <Checkbox
              label={<MemberText>{name}</MemberText>}
              aria-label={copy.show(name)}
              checked={main.isActive}
              disabled={!mayWrite}
              onChange={() => toggle(_id)}
            />
            {mayWrite && (
              <span className={styles.actions}>
                <Button
                  kind="subtle"
                  size="sm"
                  aria-label={texts.up(name)}
                  disabled={at === 0}
                  icon={<IconArrowUp size={18} aria-hidden />}
                  onClick={() => move(at, -1)}
                />
                <Button
                  kind="subtle"
                  size="sm"
                  aria-label={texts.down(name)}
                  disabled={at === rows.length - 1}
                  icon={<IconArrowDown size={18} aria-hidden />}
                  onClick={() => move(at, 1)}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      {mayWrite && <Button onClick={save}>{copy.save}</Button>}
    </>
  );
}

/** /console/lecture/main: which categories are on the first page of the lectures, in which order. */
export function MainScreen() {
  const query = useQuery(categoriesQuery);
  return (
    <>
      <PageHeader
        title={copy.title}
        status={copy.hint}
        actions={
          <ButtonLink kind="default" to="/lectures" reloadDocument>
            {copy.preview}
          </ButtonLink>
        }
      />
      <Panel title={copy.order}>
        <QueryView of={query} waiting={<Skeleton height={240} />}>
          {(all) => <CategoryOrder all={all} />}
        </QueryView>
      </Panel>
    </>
  );
}
