import IconBookmark from '~icons/tabler/bookmark';
import type { RecruitmentCard } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BookmarkButton } from '#features/hiring/bookmarks/bookmark-button.tsx';
import { setBookmarked } from '#features/hiring/bookmarks/bookmark-calls.ts';
import { useBookmarkedAmong } from '#features/hiring/bookmarks/use-bookmarks.ts';
import { showErrorOrOffline } from '#ui/alert/show-error.ts';
import { CardGrid } from '#features/hiring/recruitments/card/card-grid.tsx';
import { isBuilt } from '#lib/document/built.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { MoreButton } from '#ui/button/more-button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { CardSkeletons } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import { bookmarkedQuery } from './data.ts';
import { splitByState } from './open-and-closed.ts';
import styles from './bookmarked.module.css';

const texts = copy.bookmarked;

const setAll = (ids: readonly string[], wanted: boolean): Promise<void> =>
  Promise.all(ids.map((id) => setBookmarked('RECRUITMENT', id, wanted))).then(
    () => undefined,
    showErrorOrOffline,
  );

/** Removes the closed ones at once; undo restores them. */
function tidy(ids: readonly string[]): void {
  void setAll(ids, false);
  toast(texts.tidied(ids.length), { undo: () => void setAll(ids, true) });
}

const FindLink = () =>
  isBuilt('/recruitments') ? <ButtonLink to="/recruitments">{texts.find}</ButtonLink> : null;

const Empty = () => (
  <Panel label={texts.title}>
    <EmptyState
      icon={<IconBookmark size={28} stroke={1.75} aria-hidden />}
      title={texts.empty}
      hint={texts.emptyHint}
      action={<FindLink />}
    />
  </Panel>
);

function OpenRecruitments({ recruitments }: { recruitments: readonly RecruitmentCard[] }) {
  if (recruitments.length === 0) return null;
  return (
    <section aria-labelledby="open">
      <h2 id="open" className="visually-hidden">
        {texts.open}
      </h2>
      <CardGrid recruitments={recruitments} />
    </section>
  );
}

function ClosedRecruitments({
  recruitments,
  hidden,
}: {
  recruitments: readonly RecruitmentCard[];
  hidden: string[];
}) {
  const ids = [...recruitments.map(({ _id }) => _id), ...hidden];
  if (ids.length === 0) return null;
  return (
    <section aria-labelledby="closed" className={styles.closed}>
      <header>
        <h2 id="closed">{texts.closed}</h2>
        <Button kind="subtle" size="sm" onClick={() => tidy(ids)}>
          {texts.tidy}
        </Button>
      </header>
      {recruitments.length > 0 && <CardGrid recruitments={recruitments} />}
      <ul className={styles.hidden}>
        {hidden.map((id) => (
          <li key={id}>
            <span>{texts.hidden}</span>
            <BookmarkButton kind="RECRUITMENT" id={id} name={texts.hidden} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** 관심 공고: open recruitments by deadline, then closed ones. */
export function BookmarkedScreen() {
  const list = useInfiniteQuery(bookmarkedQuery);
  const all = list.data?.pages.flatMap(({ likes: bookmarks }) => bookmarks) ?? [];
  const bookmarked = useBookmarkedAmong(
    'RECRUITMENT',
    all.map(({ _recruitment }) => _recruitment ?? ''),
  );
  const { open, closed, hidden } = splitByState(
    all.filter(({ _recruitment }) => bookmarked.has(_recruitment ?? '')),
  );
  const isEmpty = list.isSuccess && open.length + closed.length + hidden.length === 0 && !list.hasNextPage;
  return (
    <>
      <PageHeader
        title={texts.title}
        isSameAsPlace
        isStatusPending={list.isPending}
        status={list.isSuccess && !isEmpty && <span>{texts.count(open.length)}</span>}
      />
      {list.isPending && <CardSkeletons count={3} height={212} />}
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {isEmpty && <Empty />}
      <OpenRecruitments recruitments={open} />
      <ClosedRecruitments recruitments={closed} hidden={hidden} />
      <MoreButton {...list} />
    </>
  );
}
