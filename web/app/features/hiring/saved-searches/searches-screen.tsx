import IconSearch from '~icons/tabler/search';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { addressOf } from '#features/hiring/recruitments/filters/filters.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { copy as savedRowCopy } from '#ui/saved/copy.ts';
import { SavedRow, SavedSwitch } from '#ui/saved/saved-row.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { toast } from '#ui/toast/toasts.ts';
import { copy } from './copy.ts';
import { searchesQuery, useRemoveSearch, useReviseSearch, type SavedSearch } from './data.ts';
import { filtersOf, textsOf } from './saved-filter.ts';

const NameSheet = lazyPart(async () => (await import('./saved-search-name-sheet.tsx')).NameSheet);

const conditionsOf = ({ filter }: SavedSearch): string => textsOf(filtersOf(filter)).join(' · ');

const Empty = () => (
  <EmptyState
    icon={<IconSearch size={28} stroke={1.75} aria-hidden />}
    title={copy.empty}
    hint={copy.emptyHint}
    action={<ButtonLink to="/recruitments">{copy.find}</ButtonLink>}
  />
);

function NotificationSwitch({ search }: { search: SavedSearch }) {
  const revise = useReviseSearch();
  const { _id: id, name } = search;
  return (
    <SavedSwitch
      label={copy.notified}
      fullLabel={copy.notifiedOf(name)}
      isOn={search.isNotified}
      pressed={revise.isPending ? revise.variables.isNotified : undefined}
      set={(isNotified) => revise.mutateAsync({ id, isNotified })}
      done={(isNotified) => (isNotified ? copy.on(name) : copy.off(name))}
    />
  );
}

function RenameSheet({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const revise = useReviseSearch();
  const save = async (name: string) => {
    await revise.mutateAsync({ id: search._id, name });
    toast(savedRowCopy.renamed, { tone: 'success' });
  };
  return (
    <Suspense>
      <NameSheet
        title={savedRowCopy.rename}
        subtitle={conditionsOf(search)}
        name={search.name}
        save={save}
        onClose={onClose}
      />
    </Suspense>
  );
}

function Item({ search, onRename }: { search: SavedSearch; onRename: () => void }) {
  const remove = useRemoveSearch();
  return (
    <SavedRow
      name={search.name}
      to={addressOf(filtersOf(search.filter))}
      about={<MemberText>{conditionsOf(search)}</MemberText>}
      heading="h2"
      removal={{ texts: copy.remove, run: () => remove.mutateAsync(search._id) }}
      onRename={onRename}
    >
      <NotificationSwitch search={search} />
    </SavedRow>
  );
}

/** 저장한 검색: the filters of the list of recruitments that a person keeps. */
export function SearchesScreen() {
  const query = useQuery(searchesQuery);
  const [renamed, setRenamed] = useState<SavedSearch>();
  return (
    <>
      <PageHeader title={copy.title} isSameAsPlace status={copy.hint} />
      <Panel label={copy.title}>
        <QueryView of={query} waiting={<Skeleton height={200} />}>
          {(searches) =>
            searches.length === 0 ? (
              <Empty />
            ) : (
              <ul>
                {searches.map((search) => (
                  <Item key={search._id} search={search} onRename={() => setRenamed(search)} />
                ))}
              </ul>
            )
          }
        </QueryView>
      </Panel>
      {renamed && <RenameSheet search={renamed} onClose={() => setRenamed(undefined)} />}
    </>
  );
}
