import { LECTURES_PAGE } from '@ieum/contract/live/lectures/enums.ts';
import { Link } from 'react-router';
import { writtenIn } from '#lib/format/copy.ts';
import { countText } from '#lib/format/money.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { TermForm } from '#ui/search/term-form.tsx';
import { Pagination } from '#ui/pagination/pagination.tsx';
import { useShownPage } from '#ui/pagination/use-shown-page.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { KoreanNote } from '#ui/text/korean-note.tsx';
import type { LecturesData, MainGroup, ShownCategory } from '../data.ts';
import { copy } from './copy.ts';
import { LectureCards } from './lecture-cards.tsx';
import styles from './lectures-screen.module.css';
import { MemberText } from '#ui/text/member-text.tsx';

/** The server answers the first thousand rows by number. */
const MAX_BY_NUMBER = 1000;

const addressOf = (category: string, term: string): string => {
  const query = new URLSearchParams({ ...(category && { category }), ...(term && { searchValue: term }) });
  return query.size > 0 ? `/lectures?${query}` : '/lectures';
};

/** The top categories, and those below the chosen one. */
function shownOf(categories: readonly ShownCategory[], chosen: string): ShownCategory[] {
  const current = categories.find(({ _id }) => _id === chosen);
  const open = current ? [...current.parents, current._id] : [];
  return categories.filter(({ parent }) => parent === null || open.includes(parent));
}

function Categories({ data }: { data: LecturesData }) {
  const { categories, category, term } = data;
  if (categories.length === 0) return null;
  const current = categories.find(({ _id }) => _id === category);
  const isOn = (id: string) => id === category || current?.parents.includes(id);
  const shown = shownOf(categories, category);
  const levels = [1, 2, 3].map((depth) => shown.filter((one) => one.depth === depth));
  return (
    <nav aria-label={copy.categories} className={styles.categories}>
      {levels.map(
        (level, at) =>
          level.length > 0 && (
            <ul key={at}>
              {at === 0 && (
                <li>
                  <Link
                    to={addressOf('', term)}
                    data-on={category === '' || undefined}
                    aria-current={category === '' ? 'page' : undefined}
                  >
                    {copy.all}
                  </Link>
                </li>
              )}
              {level.map(({ _id, name }) => (
                <li key={_id}>
                  <Link
                    to={addressOf(_id, term)}
                    data-on={isOn(_id) || undefined}
                    aria-current={_id === category ? 'page' : undefined}
                    {...writtenIn(name)}
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          ),
      )}
    </nav>
  );
}

const Group = ({ group: { category, lectures } }: { group: MainGroup }) => (
  <section className={styles.group} aria-labelledby={`category-${category._id}`}>
    <div className={styles.groupHead}>
      <h2 id={`category-${category._id}`} {...writtenIn(category.name)}>
        {category.name}
      </h2>
      <Link to={addressOf(category._id, '')}>
        <MemberText>{copy.more(category.name)}</MemberText>
      </Link>
    </div>
    <LectureCards lectures={lectures} label={category.name} />
  </section>
);

const NoLectures = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState
      title={copy.noMatch}
      hint={copy.noMatchHint}
      action={
        <ButtonLink kind="default" to="/lectures">
          {copy.seeAll}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState title={copy.none.title} hint={copy.none.hint} />
  );

/** /lectures: the categories, those of the first page with their lectures, and all lectures. */
export function LecturesScreen({ data }: { data: LecturesData }) {
  const { lectures, groups, count, page, term, category } = data;
  useShownPage(page);
  return (
    <div className={`container ${styles.screen}`}>
      <h1>{copy.title}</h1>
      <p className={styles.lead}>{copy.lead}</p>
      <TermForm
        label={copy.search}
        placeholder={copy.placeholder}
        submit={copy.submit}
        term={term}
        stored={category ? { category } : {}}
      />
      <Categories data={data} />
      <KoreanNote text={lectures[0]?.subject ?? ''} />
      {groups.map((group) => (
        <Group key={group.category._id} group={group} />
      ))}
      {groups.length > 0 && <h2 className={styles.everything}>{copy.everything}</h2>}
      <p className={styles.count} aria-live="polite">
        {count > 0 && copy.count(countText({ count }))}
      </p>
      {count === 0 ? (
        <NoLectures isFiltered={term !== '' || category !== ''} />
      ) : (
        <LectureCards lectures={lectures} label={copy.list} term={term} />
      )}
      <div className={styles.pages}>
        <Pagination page={page} pageCount={Math.ceil(Math.min(count, MAX_BY_NUMBER) / LECTURES_PAGE)} />
      </div>
    </div>
  );
}
