import IconSearch from '~icons/tabler/search';
import { useDebouncedValue } from '#lib/forms/use-debounced.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useLogout } from '#features/account/auth/use-logout.ts';
import { useRights } from '#lib/session/rights.ts';
import { useSession } from '#lib/session/use-session.ts';
import { Modal } from '#ui/layer/modal.tsx';
import { copy } from './copy.ts';
import { foundQuery } from './data.ts';
import { actionsFor, groupsFor, screensFor, type Entry, type EntryGroup, type MenuGroup } from './entries.ts';
import { PaletteList } from './palette-list.tsx';
import styles from './palette.module.css';
import { readRecent, rememberChoice } from './recent-choices.ts';

const PAUSE = 150;

interface Results {
  groups: readonly EntryGroup[];
  isSearching: boolean;
  /** Searches again after the call failed; nothing unless it did. */
  retry: (() => void) | undefined;
}

function useResults(menu: readonly MenuGroup[], search: string, userId: string): Results {
  const { may } = useRights();
  const logOut = useLogout();
  const settled = useDebouncedValue(search, PAUSE);
  const { data, error, isFetching, refetch } = useQuery(foundQuery(settled));
  const screens = useMemo(() => screensFor(menu, may), [menu, may]);
  const actions = actionsFor(may, logOut);
  const recent = useMemo(
    () => readRecent(userId, [...screens, ...actionsFor(may, () => {})]),
    [userId, screens, may],
  );
  const found = search === '' || error ? [] : (data ?? []);
  return {
    groups: groupsFor(search, { screens, actions }, { recent, found }),
    isSearching: search !== '' && (isFetching || search !== settled),
    retry: error && search !== '' ? () => void refetch() : undefined,
  };
}

/** The index that an arrow key selects; the list begins again at its ends. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  return undefined;
}

function useChoose(userId: string, onClose: () => void) {
  const navigate = useNavigate();
  return async (entry: Entry, isNewTab: boolean): Promise<void> => {
    rememberChoice(userId, entry);
    if (isNewTab && entry.to !== undefined) {
      window.open(entry.to, '_blank', 'noopener');
      return;
    }
    // Removing the history entry of this layer would stop a navigation that is still loading its screen.
    if (entry.to !== undefined) await navigate(entry.to);
    onClose();
    entry.run?.();
  };
}

const statusOf = ({ isSearching, groups }: Results, search: string): string => {
  if (search === '') return '';
  if (isSearching) return copy.searching;
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return count > 0 ? copy.found(count) : copy.nothing;
};

const Status = ({ results, search }: { results: Results; search: string }) => (
  <>
    <p className={styles.status} role="status" data-empty={results.groups.length === 0 || undefined}>
      {statusOf(results, search)}
    </p>
    {results.retry && (
      <p className={styles.failed} role="alert">
        {copy.failed}{' '}
        <button type="button" onClick={results.retry}>
          {copy.retry}
        </button>
      </p>
    )}
  </>
);

interface FieldProps {
  id: string;
  text: string;
  /** The index of the chosen entry; -1 where there is none. */
  active: number;
  onChange: (text: string) => void;
  onKey: (event: KeyboardEvent) => void;
}

const Field = ({ id, text, active, onChange, onKey }: FieldProps) => (
  <div className={styles.field}>
    <IconSearch size={20} stroke={1.75} aria-hidden />
    <input
      type="text"
      role="combobox"
      data-autofocus
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
      aria-label={copy.title}
      aria-autocomplete="list"
      aria-expanded={active >= 0}
      aria-controls={`${id}-list`}
      aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
      placeholder={copy.placeholder}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKey}
    />
  </div>
);

interface PaletteProps {
  menu: readonly MenuGroup[];
  onClose: () => void;
}

/** The search of the console: screens and actions on this device, rows by a call. */
export function Palette({ menu, onClose }: PaletteProps) {
  const id = useId();
  const session = useSession();
  const userId = session.state === 'in' ? session.userId : '';
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const search = typed.trim();
  const results = useResults(menu, search, userId);
  const entries = results.groups.flatMap((group) => group.entries);
  // Rows that arrive or go must not leave the choice behind the end of the list.
  const index = Math.min(active, entries.length - 1);
  const choose = useChoose(userId, onClose);

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = nextIndex(event.key, index, entries.length);
    const chosen = entries[index];
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && chosen) void choose(chosen, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };

  const change = (text: string) => {
    setTyped(text);
    setActive(0);
  };

  return (
    <Modal onClose={onClose} className={styles.palette} aria-label={copy.title}>
      <div className={styles.frame}>
        <Field id={id} text={typed} active={index} onChange={change} onKey={handleKey} />
        <PaletteList
          id={id}
          groups={results.groups}
          active={index}
          onChoose={(entry, isNewTab) => void choose(entry, isNewTab)}
          onPoint={setActive}
        />
        <Status results={results} search={search} />
        <p className={styles.keys} aria-hidden>
          {copy.keys}
        </p>
      </div>
    </Modal>
  );
}
