import {
  applicationSteps,
  recruitmentGroups,
  shareKinds,
  type ApplicationReached,
  type RecruitmentGroup,
  type ShareKind,
} from '@ieum/contract/site/statistics/enums.ts';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The kinds of rows that a figure counts: applications, recruitments, or days of views and visits. */
const kinds = [...applicationSteps, ...recruitmentGroups, 'DAYS', 'VISITS'] as const;
export type RowKind = (typeof kinds)[number];

export interface RequestedRows {
  kind: RowKind;
  share?: ShareKind | undefined;
  shareKey?: string | undefined;
  /** Only of this day of the period. */
  day?: string | undefined;
}

const names = { kind: 'rows', share: 'share', shareKey: 'key', day: 'day' } as const;
const entries = Object.entries(names) as [keyof typeof names, string][];

export const isStep = (kind: RowKind): kind is ApplicationReached =>
  applicationSteps.some((step) => step === kind);
export const isGroup = (kind: RowKind): kind is RecruitmentGroup =>
  recruitmentGroups.some((group) => group === kind);

function withRows(search: URLSearchParams, requested: RequestedRows | undefined): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, word] of entries) {
    const value = requested?.[name];
    if (value) next.set(word, value);
    else next.delete(word);
  }
  return next;
}

interface ShownRows {
  /** The rows in the address. */
  requested: RequestedRows | undefined;
  addressOf: (requested: RequestedRows) => string;
  /** Set by the links that open rows, so that closing goes back instead of forward. */
  opened: { isOpened: true };
  close: () => void;
}

/** The rows behind a figure are in the address, so that Back closes them and a link contains them. */
export function useShownRows(): ShownRows {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const kind = kinds.find((one) => one === search.get(names.kind));
  const isOpened = (state as { isOpened?: boolean } | null)?.isOpened === true;
  return {
    requested: kind && {
      kind,
      share: shareKinds.find((one) => one === search.get(names.share)),
      shareKey: search.get(names.shareKey) ?? undefined,
      day: search.get(names.day) ?? undefined,
    },
    addressOf: (requested) => `?${withRows(search, requested).toString()}`,
    opened: { isOpened: true },
    close: () =>
      isOpened
        ? void navigate(-1)
        : setSearch(withRows(search, undefined), { replace: true, preventScrollReset: true }),
  };
}
