import { useEffect } from 'react';
import { useNavigate } from 'react-router';

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

const TYPING = 'input, textarea, select, [contenteditable="true"]';
const LAYERS = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]';

const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.matches(TYPING)) || document.querySelector(LAYERS) !== null;

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey;

/** The row links of the list in their order, as the person sees them. */
const linksOf = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>('tbody tr a[href]:first-of-type'),
];

/**
 * J and K move the focus from row to row, by the keys' places on any keyboard layout; while a row is open
 * beside the list they open the next one. Enter follows the focused row's link. Returns what opens a row.
 */
export function useRowKeys<R extends Row>({ rows, currentId, open, pageOf }: RowKeys<R>) {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = { KeyJ: 1, KeyK: -1 }[event.code];
      if (!step || !isPlain(event) || isElsewhere(event.target)) return;
      if (currentId !== undefined && rows) {
        const at = rows.findIndex(({ _id }) => _id === currentId);
        const next = rows[at + step];
        if (next) open(next._id);
        return;
      }
      const links = linksOf();
      const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement));
      links[Math.max(0, Math.min(at + step, links.length - 1))]?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [rows, currentId, open]);
  return ({ _id: id }: R) => {
    if (pageOf) void navigate(pageOf(id));
    else open(id);
  };
}
