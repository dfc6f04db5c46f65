import { useNavigate } from 'react-router';
import { useShortcuts } from '../shortcuts/shortcuts.ts';
import { listKeyCopy as copy } from './key-copy.ts';

interface Row {
  _id: string;
}

interface RowKeys<R> {
  rows: readonly R[] | undefined;
  /** The row that is open beside the list. */
  currentId: string | undefined;
  open: (id: string) => void;
  /** The address of a row's own page, where rows have one. */
  pageOf: ((id: string) => string) | undefined;
}

/** The row links of the list in their order, as the person sees them. */
const linksOf = (): HTMLElement[] =>
  [...document.querySelectorAll('tbody tr')].flatMap(
    (row) => row.querySelector<HTMLElement>('a[href]') ?? [],
  );

function focusRow(step: 1 | -1): void {
  const links = linksOf();
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
  links[Math.max(0, Math.min(at + step, links.length - 1))]?.focus();
}

/**
 * J and K move the focus from row to row; while a row is open beside the list they open the next one. Enter
 * follows the focused row's link. Returns what opens a row.
 */
export function useRowKeys<R extends Row>({ rows, currentId, open, pageOf }: RowKeys<R>) {
  const navigate = useNavigate();
  const move = (step: 1 | -1) => () => {
    if (currentId === undefined || !rows) return focusRow(step);
    const at = rows.findIndex(({ _id }) => _id === currentId);
    const next = at < 0 ? undefined : rows[at + step];
    if (next) open(next._id);
  };
  useShortcuts(copy.list, [
    { shown: 'J', label: copy.next, match: { code: 'KeyJ' }, run: move(1) },
    { shown: 'K', label: copy.previous, match: { code: 'KeyK' }, run: move(-1) },
    { shown: 'Enter', label: copy.open },
  ]);
  return ({ _id: id }: R) => {
    if (pageOf) void navigate(pageOf(id));
    else open(id);
  };
}
