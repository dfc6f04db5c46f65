import IconBuilding from '~icons/tabler/building';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { BookmarkButton } from '#features/hiring/bookmarks/bookmark-button.tsx';
import { useBookmarkedAmong } from '#features/hiring/bookmarks/use-bookmarks.ts';
import { isBuilt } from '#lib/document/built.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { GeneratedLogo } from '#ui/layout/generated-logo.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import { MoreButton } from '#ui/button/more-button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { companiesQuery, type Bookmark } from './data.ts';
import styles from './bookmarked.module.css';

const texts = copy.companies;

const Empty = () => (
  <EmptyState
    icon={<IconBuilding size={28} stroke={1.75} aria-hidden />}
    title={texts.empty}
    hint={texts.emptyHint}
    action={isBuilt('/recruitments') && <ButtonLink to="/recruitments">{copy.bookmarked.find}</ButtonLink>}
  />
);

/** A company that is no longer public stays in the list until its bookmark is removed. */
function CompanyRow({ bookmark }: { bookmark: Bookmark }) {
  const { company, _company: id } = bookmark;
  const name = company?.name ?? texts.hidden;
  return (
    <li className={styles.company}>
      <GeneratedLogo name={name} logo={company?.logo?.url} size={46} />
      <div className={styles.words}>
        {company ? (
          <h2>
            <Link to={`/companies/${company._id}`}>
              <MemberText>{company.name}</MemberText>
            </Link>
          </h2>
        ) : (
          <p>{texts.hidden}</p>
        )}
        {company?.address1 && <p>{company.address1}</p>}
      </div>
      {company && (
        <Badge hue={company.recruitmentCount > 0 ? 'jade' : 'ink'}>
          {company.recruitmentCount > 0 ? texts.open(company.recruitmentCount) : texts.none}
        </Badge>
      )}
      <BookmarkButton kind="USER_COMPNY" id={id ?? ''} name={name} className={styles.bookmarkButton} />
    </li>
  );
}

/** 관심 기업: the companies a person bookmarked and how many recruitments each has open. */
export function CompaniesScreen() {
  const list = useInfiniteQuery(companiesQuery);
  const all = list.data?.pages.flatMap(({ bookmarks }) => bookmarks) ?? [];
  const bookmarked = useBookmarkedAmong(
    'USER_COMPNY',
    all.map(({ _company }) => _company ?? ''),
  );
  const shown = all.filter(({ _company }) => bookmarked.has(_company ?? ''));
  return (
    <>
      <PageHeader
        title={texts.title}
        isSameAsPlace
        isStatusPending={list.isPending}
        status={shown.length > 0 && <span>{texts.count(shown.length)}</span>}
      />
      {list.isError && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton height={240} radius={14} />}
      {list.isSuccess && (
        <Panel label={texts.title}>
          {shown.length === 0 && !list.hasNextPage && <Empty />}
          <ul>
            {shown.map((bookmark) => (
              <CompanyRow key={bookmark._id} bookmark={bookmark} />
            ))}
          </ul>
        </Panel>
      )}
      <MoreButton {...list} />
    </>
  );
}
