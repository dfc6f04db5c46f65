import { countText } from '#lib/format/money.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { TermForm } from '#ui/search/term-form.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { useShownPage } from '#ui/pagination/use-shown-page.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { KoreanNote } from '#ui/text/korean-note.tsx';
import { copy } from './copy.ts';
import type { NoticesData } from './data.ts';
import { NoticeRows } from './notice-rows.tsx';
import styles from './notices.module.css';
import { NOTICES_PAGE } from './page-query.ts';

const MAX_BY_NUMBER = 1000;

function NoNotices({ term }: { term: string }) {
  if (!term) return <EmptyState title={copy.none.title} hint={copy.none.hint} />;
  return (
    <EmptyState
      title={copy.noMatch(term)}
      hint={copy.noMatchHint}
      action={
        <ButtonLink kind="default" to="/center/notice">
          {copy.all}
        </ButtonLink>
      }
    />
  );
}

/** /center/notice: the notices, pinned ones first. */
export function NoticesScreen({ data }: { data: NoticesData }) {
  const { notices, count, page, term } = data;
  useShownPage(page);
  return (
    <div className={`container ${styles.screen}`}>
      <h1>{copy.title}</h1>
      <p className={styles.lead}>{copy.lead}</p>
      <TermForm label={copy.search} placeholder={copy.placeholder} submit={copy.submit} term={term} />
      <p className={styles.count} aria-live="polite">
        {count > 0 && copy.count(countText({ count }))}
      </p>
      <KoreanNote text={notices[0]?.subject ?? ''} />
      {count === 0 ? (
        <NoNotices term={term} />
      ) : (
        <NoticeRows notices={notices} label={copy.list} term={term} hasViews />
      )}
      <div className={styles.pages}>
        <Pagination page={page} pageCount={Math.ceil(Math.min(count, MAX_BY_NUMBER) / NOTICES_PAGE)} />
      </div>
    </div>
  );
}
