import type { ApplicantRow, Kanban } from '@ieum/contract/hiring/applicants/schemas.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findCard, type FoundCard } from '../board/board.ts';
import { applicantListQuery, PAGE, type ApplicantListParams } from '../data.ts';
import { toastError } from '#ui/toast/toast-error.ts';
import { stageName } from '../texts.ts';

/** The position of the opened applicant among those shown, and the links to its neighbours. */
export interface NeighbourApplicants {
  /** `면접 1 / 6`; empty when the opened one is not among those shown. */
  text: string;
  goToPrevious: (() => void) | undefined;
  goToNext: (() => void) | undefined;
}

/** The opened one is not among those shown. */
const NOWHERE: NeighbourApplicants = { text: '', goToPrevious: undefined, goToNext: undefined };

const openerOf = (row: ApplicantRow | undefined, open: (id: string) => void) => row && (() => open(row._id));

interface BoardSequence {
  board: Kanban | undefined;
  openId: string | undefined;
  open: (id: string) => void;
  readMore: (column: FoundCard['column']) => Promise<unknown>;
}

/** The position of the card when it was opened; later moves of it do not change it. */
function useOrigin(found: FoundCard | undefined): FoundCard | undefined {
  const [origin, setOrigin] = useState(found);
  if (found && origin?.card._id !== found.card._id) setOrigin(found);
  return origin?.card._id === found?.card._id ? origin : found;
}

/**
 * The cards around the opened one in the column where it was opened: when it is moved from the drawer,
 * the next one is still the one below its old position.
 */
export function useBoardNeighbours({ board, openId, open, readMore }: BoardSequence): NeighbourApplicants {
  const found = board && openId ? findCard(board, openId) : undefined;
  const origin = useOrigin(found);
  if (!board || !found || !origin) return NOWHERE;
  const isMoved = found.column !== origin.column;
  const { applications, count, next } = board[origin.column];
  const index = isMoved ? origin.index : found.index;
  const after = isMoved ? index : index + 1;
  const readOn = () => void readMore(origin.column);
  return {
    text: `${stageName(found.card.stage)} ${found.index + 1} / ${board[found.column].count}`,
    goToPrevious: openerOf(applications[index - 1], open),
    goToNext: openerOf(applications[after], open) ?? (next !== null && after < count ? readOn : undefined),
  };
}

interface ListSequence {
  recruitmentId: string;
  place: ApplicantListParams;
  list: { applications: readonly ApplicantRow[]; count: number } | undefined;
  openId: string | undefined;
  open: (id: string) => void;
  /** Goes to a page and opens one of its applicants. */
  openOn: (page: number, id: string) => void;
}

/** The rows around the opened one, across the pages of the list. */
export function useListNeighbours(input: ListSequence): NeighbourApplicants {
  const { recruitmentId, place, list, openId, open, openOn } = input;
  const client = useQueryClient();
  const rows = list?.applications ?? [];
  const index = rows.findIndex(({ _id }) => _id === openId);
  if (!list || index < 0) return NOWHERE;
  const { page } = place;
  const turnTo = (other: number, at: 0 | -1) => () => {
    void client.fetchQuery(applicantListQuery(recruitmentId, { ...place, page: other })).then((turned) => {
      const row = turned.applications.at(at);
      if (row) openOn(other, row._id);
    }, toastError);
  };
  const number = (page - 1) * PAGE + index + 1;
  return {
    text: `${number} / ${list.count}`,
    goToPrevious: openerOf(rows[index - 1], open) ?? (page > 1 ? turnTo(page - 1, -1) : undefined),
    goToNext: openerOf(rows[index + 1], open) ?? (number < list.count ? turnTo(page + 1, 0) : undefined),
  };
}

/** The rows around the opened one of a list without pages. */
export function sequenceOf(
  rows: readonly ApplicantRow[],
  openId: string | undefined,
  open: (id: string) => void,
): NeighbourApplicants {
  const index = rows.findIndex(({ _id }) => _id === openId);
  if (index < 0) return NOWHERE;
  return {
    text: `${index + 1} / ${rows.length}`,
    goToPrevious: openerOf(rows[index - 1], open),
    goToNext: openerOf(rows[index + 1], open),
  };
}
