import type { KanbanColumn } from '@ieum/contract/hiring/applicants/enums.ts';
import type { Kanban } from '@ieum/contract/hiring/applicants/schemas.ts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { columnNames, isBelow } from './board.ts';
import { api, boardKey } from '../data.ts';
import { boardFilter, type Filters } from '../filters/filters.ts';

interface ColumnPart {
  recruitmentId: string;
  filters: Filters;
  column: KanbanColumn;
  after: string;
}

const readMore = async ({ recruitmentId, filters, column, after }: ColumnPart) => {
  const query = { ...boardFilter(filters), column, after };
  return (await api.kanban({ params: { _recruitment: recruitmentId }, query })).kanban[column];
};

const fresh = (board: Kanban): ReadonlySet<string> =>
  new Set(columnNames.flatMap((name) => board[name].applications.map(({ _id }) => _id)));

/** The reloaded tops of the columns with the cards that were loaded below them. */
export function withTails(board: Kanban, cached: Kanban): Kanban {
  const known = fresh(board);
  const joined = { ...board };
  for (const name of columnNames) {
    const { applications, next } = board[name];
    const last = applications.at(-1);
    if (next === null || !last) continue;
    const tail = cached[name].applications.filter((card) => isBelow(card, last) && !known.has(card._id));
    if (tail.length === 0) continue;
    joined[name] = {
      ...board[name],
      next: cached[name].next,
      applications: [...applications, ...tail],
    };
  }
  return joined;
}

/** Loads more of each column until it shows as many cards as before. */
async function refill(board: Kanban, cached: Kanban, part: Pick<ColumnPart, 'recruitmentId' | 'filters'>) {
  const filled = { ...board };
  for (const column of columnNames) {
    const wanted = cached[column].applications.length;
    for (let { next } = filled[column]; next !== null && filled[column].applications.length < wanted;) {
      const more = await readMore({ ...part, column, after: next });
      filled[column] = { ...more, applications: [...filled[column].applications, ...more.applications] };
      ({ next } = more);
    }
  }
  return filled;
}

/**
 * The board of a recruitment. A reload keeps the cards loaded below the tops, because live events update
 * them; after an invalidation everything that is shown is loaded again.
 */
export const boardQuery = (recruitmentId: string, filters: Filters, client?: QueryClient) => {
  const queryKey = [...boardKey(recruitmentId), boardFilter(filters)] as const;
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }) => {
      const cached = client?.getQueryData<Kanban>(queryKey);
      const isDoubted = client?.getQueryState(queryKey)?.isInvalidated;
      const { kanban } = await api.kanban({
        params: { _recruitment: recruitmentId },
        query: boardFilter(filters),
        signal,
      });
      if (!cached) return kanban;
      return isDoubted ? refill(kanban, cached, { recruitmentId, filters }) : withTails(kanban, cached);
    },
  });
};

const pending = new Map<string, Promise<void>>();

async function addMore(client: QueryClient, part: ColumnPart): Promise<void> {
  const more = await readMore(part);
  const { queryKey } = boardQuery(part.recruitmentId, part.filters);
  client.setQueryData<Kanban>(queryKey, (board) => {
    if (!board) return board;
    const known = fresh(board);
    const cached = board[part.column];
    const added = more.applications.filter(({ _id }) => !known.has(_id));
    return {
      ...board,
      [part.column]: { ...cached, next: more.next, applications: [...cached.applications, ...added] },
    };
  });
}

/** Adds the next cards of a column to the shown board; a page is requested only once. */
export function showMore(client: QueryClient, part: ColumnPart): Promise<void> {
  const key = JSON.stringify(part);
  const requested =
    pending.get(key) ??
    addMore(client, part).finally(() => {
      pending.delete(key);
    });
  pending.set(key, requested);
  return requested;
}
