import IconPlus from '~icons/tabler/plus';
import { faqCategories, type FaqCategory } from '@ieum/contract/content/faqs/enums.ts';
import { publicationStates } from '@ieum/contract/foundation/publishing/enums.ts';
import { useQuery } from '@tanstack/react-query';
import { ImportLink } from '#features/foundation/imports/import-link.tsx';
import { PublicationFilter } from '#features/foundation/publishing/publication-badge.tsx';
import { countText, numberText } from '#lib/format/money.ts';
import { ContentExport } from '#features/foundation/publishing/content-export.tsx';
import { useRights } from '#lib/session/rights.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { NothingFound } from '#ui/grid/nothing-found.tsx';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import { namesOf, oneOf, useListParams } from '#ui/grid/use-list-params.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { UrlTabs } from '#ui/tabs/url-tabs.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { OrderedList } from '#ui/reorder/ordered-list.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { categoryText, LIST, readCategory } from './categories.ts';
import styles from './faq-list.module.css';
import { copy } from './copy.ts';
import { FaqRow, nameOf } from './faq-row.tsx';
import { categoryQuery, searchQuery, useOrderFaqs, type FaqSearch } from './data.ts';

function Add({ category }: { category: FaqCategory }) {
  if (!useRights().may('content.write')) return null;
  return (
    <ButtonLink
      size="sm"
      to={`${LIST}?edit=new&category=${category}`}
      icon={<IconPlus size={17} aria-hidden />}
    >
      {copy.add}
    </ButtonLink>
  );
}

function Category({ category }: { category: FaqCategory }) {
  const query = useQuery(categoryQuery(category));
  const order = useOrderFaqs(category);
  return (
    <Panel label={copy.list}>
      <QueryView of={query} waiting={<Skeleton height={320} />}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              title={copy.empty.title}
              hint={copy.empty.hint}
              action={<Add category={category} />}
            />
          ) : (
            <OrderedList
              list={`faqs-${category}`}
              rows={rows}
              idOf={({ _id }) => _id}
              nameOf={nameOf}
              onOrder={order.mutateAsync}
            >
              {(row, place) => <FaqRow row={row} {...place} />}
            </OrderedList>
          )
        }
      </QueryView>
    </Panel>
  );
}

const filters = { searchValue: 'q', state: oneOf('state', publicationStates) };

function SearchResults({ search }: { search: FaqSearch }) {
  const query = useQuery(searchQuery(search));
  return (
    <Panel label={copy.found}>
      <QueryView of={query} waiting={<Skeleton height={320} />}>
        {({ faqs, count, isCapped }) => (
          <>
            {faqs.length === 0 && (
              <NothingFound names={namesOf(filters)} title={copy.noMatch}>
                {null}
              </NothingFound>
            )}
            {faqs.map((row) => (
              <FaqRow key={row._id} row={row} hasCategory />
            ))}
            {count > faqs.length && (
              <p className={styles.more}>
                {copy.foundMore(numberText(faqs.length), countText({ count, isCapped }))}
              </p>
            )}
          </>
        )}
      </QueryView>
    </Panel>
  );
}

const tabs = faqCategories.map((category, index) => ({
  value: index === 0 ? '' : category,
  label: categoryText(category),
}));

/**
 * /console/center/faqs: the questions of a category in their order, which is changed by dragging, keys or the
 * menu; a search or a filter shows those of all categories.
 */
export function FaqList() {
  const { searchValue, state } = useListParams(filters);
  const { read } = useUrlState();
  const category = readCategory(read('category'));
  const isSearch = searchValue !== undefined || state !== undefined;
  return (
    <>
      <PageHeader
        title={copy.title}
        isSameAsPlace
        status={copy.hint}
        actions={
          <>
            <ContentExport kind="faq" />
            <ImportLink kind="faqs" />
            <Add category={category} />
          </>
        }
      />
      <div className={styles.tools}>
        <GridSearch label={copy.search} />
        <PublicationFilter />
      </div>
      {!isSearch && <UrlTabs name="category" label={copy.categories} tabs={tabs} />}
      {isSearch ? <SearchResults search={{ searchValue, state }} /> : <Category category={category} />}
    </>
  );
}
