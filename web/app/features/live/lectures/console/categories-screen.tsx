import IconArrowDown from '~icons/tabler/arrow-down';
import IconArrowUp from '~icons/tabler/arrow-up';
import IconPlus from '~icons/tabler/plus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRights } from '#lib/session/rights.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { inTree } from '../editor/categories.ts';
import styles from './categories.module.css';
import { CategorySheet } from './category-sheet.tsx';
import { copy as consoleCopy } from './copy.ts';
import { categoriesQuery, categoryApi, useRefresh, type LectureCategory } from './data.ts';

const { categories: copy } = consoleCopy;

/** Puts a category before or after the one beside it, by numbering all of one parent again. */
function useMove(all: readonly LectureCategory[]) {
  const refresh = useRefresh();
  return (category: LectureCategory, step: 1 | -1) => {
    const siblings = inTree(all).filter(({ parent }) => parent === category.parent);
    const at = siblings.indexOf(category);
    const moved = siblings.toSpliced(at, 1).toSpliced(at + step, 0, category);
    const changed = moved.flatMap((one, index) => (one.index === index ? [] : [{ id: one._id, index }]));
    return runAction({
      run: async () => {
        for (const { id, index } of changed)
          await categoryApi.revise({ params: { _category: id }, body: { index } });
        await refresh();
      },
    });
  };
}

interface RowProps {
  category: LectureCategory;
  all: readonly LectureCategory[];
  mayWrite: boolean;
  onMove: (category: LectureCategory, step: 1 | -1) => void;
  onOpen: (category: LectureCategory) => void;
}

function Row({ category, all, mayWrite, onMove, onOpen }: RowProps) {
  const { name, code, depth, parent } = category;
  const siblings = inTree(all).filter((one) => one.parent === parent);
  const at = siblings.indexOf(category);
  return (
    <li data-depth={depth}>
      <span className={styles.name}>
        <b>
          <MemberText>{name}</MemberText>
        </b>
        <em>{code}</em>
      </span>
      {mayWrite && (
        <span className={styles.actions}>
          <Button
            kind="subtle"
            size="sm"
            aria-label={copy.up(name)}
            disabled={at === 0}
            icon={<IconArrowUp size={18} aria-hidden />}
            onClick={() => onMove(category, -1)}
          />
          <Button
            kind="subtle"
            size="sm"
            aria-label={copy.down(name)}
            disabled={at === siblings.length - 1}
            icon={<IconArrowDown size={18} aria-hidden />}
            onClick={() => onMove(category, 1)}
          />
          <Button kind="default" size="sm" aria-label={copy.change(name)} onClick={() => onOpen(category)}>
            {copy.act}
          </Button>
        </span>
      )}
    </li>
  );
}

function Tree({ all, onOpen }: { all: readonly LectureCategory[]; onOpen: RowProps['onOpen'] }) {
  const move = useMove(all);
  const mayWrite = useRights().may('content.write');
  if (all.length === 0) return <EmptyState title={copy.none} />;
  return (
    <ul className={styles.tree} aria-label={copy.tree}>
      {inTree(all).map((category) => (
        <Row
          key={category._id}
          category={category}
          all={all}
          mayWrite={mayWrite}
          onMove={(one, step) => void move(one, step)}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

/** /console/lecture/categories: the tree of categories and its order. */
export function CategoriesScreen() {
  const query = useQuery(categoriesQuery);
  const [opened, setOpened] = useState<LectureCategory | 'new'>();
  const mayWrite = useRights().may('content.write');
  return (
    <>
      <PageHeader
        title={copy.title}
        status={copy.hint}
        actions={
          mayWrite && (
            <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => setOpened('new')}>
              {copy.add}
            </Button>
          )
        }
      />
      <Panel title={copy.tree}>
        <QueryView of={query} waiting={<Skeleton height={240} />}>
          {(all) => <Tree all={all} onOpen={setOpened} />}
        </QueryView>
      </Panel>
      {opened && (
        <CategorySheet
          category={opened === 'new' ? undefined : opened}
          all={query.data ?? []}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
