import IconPlus from '~icons/tabler/plus';
import { useQuery } from '@tanstack/react-query';
import { countText, numberText } from '#lib/format/money.ts';
import { useRights } from '#lib/session/rights.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { NothingFound } from '#ui/grid/nothing-found.tsx';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import { UrlSelect } from '#ui/grid/tools/url-select.tsx';
import { namesOf, oneOf, useListParams } from '#ui/grid/use-list-params.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { Panel } from '#ui/box/panel.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { OrderedList } from '#ui/reorder/ordered-list.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { QueryView } from '#ui/state/query-view.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { UrlTabs, type UrlTab } from '#ui/tabs/url-tabs.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { GROUPS, newIn, UNGROUPED } from './addresses.ts';
import { copy } from './copy.ts';
import {
  groupsQuery,
  ofGroupQuery,
  searchQuery,
  useOrderPrompts,
  type PromptGroups,
  type PromptSearch,
} from './data.ts';
import { PromptRow } from './prompt-row.tsx';
import styles from './prompt-list.module.css';

const waiting = <Skeleton height={320} />;

function Add({ group }: { group: string }) {
  if (!useRights().may('content.write')) return null;
  return (
    <ButtonLink size="sm" to={newIn(group)} icon={<IconPlus size={17} aria-hidden />}>
      {copy.add}
    </ButtonLink>
  );
}

/** The prompts of a group in their order. */
function OfGroup({ group }: { group: string }) {
  const query = useQuery(ofGroupQuery(group));
  const order = useOrderPrompts(group);
  return (
    <Panel label={copy.list}>
      <QueryView of={query} waiting={waiting}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={copy.empty.title} hint={copy.empty.hint} action={<Add group={group} />} />
          ) : (
            <OrderedList
              list={`prompts-${group}`}
              rows={rows}
              idOf={({ _id }) => _id}
              nameOf={({ query: name }) => name}
              onOrder={order.mutateAsync}
            >
              {(row, place) => <PromptRow row={row} {...place} />}
            </OrderedList>
          )
        }
      </QueryView>
    </Panel>
  );
}

const filters = { searchValue: 'q', active: oneOf('active', ['true', 'false'] as const) };
const states = [
  { value: 'true', label: copy.active },
  { value: 'false', label: copy.inactive },
];

interface FoundProps {
  search: PromptSearch;
  groups: PromptGroups['groups'];
}

/** The prompts of several groups that match. */
function SearchResults({ search, groups }: FoundProps) {
  const query = useQuery(searchQuery(search));
  const nameOf = (value: string) => groups.find((group) => group.value === value)?.text ?? copy.ungrouped;
  return (
    <Panel label={copy.found}>
      <QueryView of={query} waiting={waiting}>
        {({ prompts, count, isCapped }) => (
          <>
            {prompts.length === 0 && (
              <NothingFound names={namesOf(filters)} title={copy.noMatch}>
                {null}
              </NothingFound>
            )}
            {prompts.map((row) => (
              <PromptRow key={row._id} row={row} group={nameOf(row.group)} />
            ))}
            {count > prompts.length && (
              <p className={styles.hint}>
                {copy.foundMore(numberText(prompts.length), countText({ count, isCapped }))}
              </p>
            )}
          </>
        )}
      </QueryView>
    </Panel>
  );
}

function Groups({ all: { groups, ungrouped }, chosen }: { all: PromptGroups; chosen: string }) {
  const mayWrite = useRights().may('content.write');
  const tabs: UrlTab[] = groups.map(({ text, value, count }, index) => ({
    value: index === 0 ? '' : value,
    label: <MemberText>{text}</MemberText>,
    count,
  }));
  if (ungrouped > 0) tabs.push({ value: UNGROUPED, label: copy.ungrouped, count: ungrouped });
  if (tabs.length === 0)
    return (
      <Panel label={copy.groups}>
        <EmptyState
          title={copy.noGroups.title}
          hint={copy.noGroups.hint}
          action={mayWrite && <ButtonLink to={GROUPS}>{copy.makeGroup}</ButtonLink>}
        />
      </Panel>
    );
  return (
    <>
      <UrlTabs name="group" label={copy.groups} tabs={tabs} />
      {chosen === UNGROUPED ? (
        <>
          <p className={styles.hint}>{copy.ungroupedHint}</p>
          <SearchResults search={{ ungrouped: 'true' }} groups={groups} />
        </>
      ) : (
        <OfGroup group={chosen} />
      )}
    </>
  );
}

/** The group of the address; the first one without. */
function groupIn(address: string, { groups, ungrouped }: PromptGroups): string {
  if (ungrouped > 0 && (address === UNGROUPED || groups.length === 0)) return UNGROUPED;
  return groups.find(({ value }) => value === address)?.value ?? groups[0]?.value ?? '';
}

function Screen({ all }: { all: PromptGroups }) {
  const search = useListParams(filters);
  const mayWrite = useRights().may('content.write');
  const chosen = groupIn(useUrlState().read('group'), all);
  const isSearch = search.searchValue !== undefined || search.active !== undefined;
  return (
    <>
      <PageHeader
        title={copy.title}
        isSameAsPlace
        status={copy.hint}
        actions={
          mayWrite && (
            <>
              <ButtonLink kind="default" size="sm" to={GROUPS}>
                {copy.editGroups}
              </ButtonLink>
              {all.groups.length > 0 && <Add group={chosen === UNGROUPED ? '' : chosen} />}
            </>
          )
        }
      />
      <div className={styles.tools}>
        <GridSearch label={copy.search} />
        <UrlSelect name="active" label={copy.filters.state} all={copy.filters.any} options={states} />
      </div>
      {isSearch ? (
        <SearchResults
          search={{ searchValue: search.searchValue, active: search.active }}
          groups={all.groups}
        />
      ) : (
        <Groups all={all} chosen={chosen} />
      )}
    </>
  );
}

/**
 * /console/chat/prompts: the prompts of a group in their order, which is changed by dragging, keys or the menu;
 * a search or a filter shows those of all groups.
 */
export const PromptList = () => (
  <QueryView of={useQuery(groupsQuery)} waiting={waiting}>
    {(all) => <Screen all={all} />}
  </QueryView>
);
