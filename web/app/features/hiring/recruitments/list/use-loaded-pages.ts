import type { RecruitmentCard } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { addressOf, type Filters } from '../filters/filters.ts';

/** Pages loaded one after the other by 더 보기. */
interface LoadedPages {
  key: string;
  from: number;
  to: number;
  cards: readonly RecruitmentCard[];
}

/** The pages loaded last in this tab, so that Back restores all their cards and the scroll position. */
let stored: LoadedPages | undefined;

const isMore = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isMore' in state;

function loadedPagesOf(filters: Filters, cards: readonly RecruitmentCard[], continues: boolean): LoadedPages {
  const key = addressOf({ ...filters, page: 1 });
  const before = continues && stored?.key === key ? stored : undefined;
  if (before?.to === filters.page) return before;
  if (before && before.to + 1 === filters.page) {
    return { ...before, to: filters.page, cards: [...before.cards, ...cards] };
  }
  return { key, from: filters.page, to: filters.page, cards };
}

/** The cards of this page, after those of the previous pages when they were loaded by 더 보기. */
export function useLoadedPages(filters: Filters, cards: readonly RecruitmentCard[]): LoadedPages {
  const { state } = useLocation();
  const pages = loadedPagesOf(filters, cards, isMore(state));
  useEffect(() => {
    stored = pages;
  });
  return pages;
}
