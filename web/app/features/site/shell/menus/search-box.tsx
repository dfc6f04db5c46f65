import IconSearch from '~icons/tabler/search';
import { useSyncExternalStore, type FormEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { hintCopy } from '#features/hiring/recruitments/filters/hint-copy.ts';
import { SuggestField } from '#features/site/search/suggestions/suggest-field.tsx';
import { termOf } from '#features/site/search/suggestions/term-of.ts';
import { availableFeatures } from '#lib/document/available-features.ts';
import { copy } from '../copy.ts';
import styles from '../frames/header.module.css';

const hint = availableFeatures.matching ? copy.searchHint : hintCopy.search;

interface SearchFormProps {
  /** The term of the current search page; empty on every other page. */
  shown: string;
  isOff: boolean;
  onSearch: ((term: string) => void) | undefined;
  /** Distinguishes it from the one in the header. */
  label: string | undefined;
}

const neverChanges = () => () => undefined;
const yes = () => true;
const no = () => false;

const isUnderPrograms = (pathname: string): boolean => pathname.split('/').includes('programs');

function SearchForm({ shown, isOff, onSearch, label }: SearchFormProps) {
  const navigate = useNavigate();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = termOf(event.currentTarget);
    if (!wanted) return;
    onSearch?.(wanted);
    if (wanted !== shown) void navigate(`/search?searchValue=${encodeURIComponent(wanted)}`);
  };

  return (
    <form
      role="search"
      action="/search"
      aria-label={label}
      className={styles.search}
      onSubmit={submit}
      title={isOff ? copy.searchOff : undefined}
    >
      <button type="submit" aria-label={copy.searchGo} disabled={isOff}>
        <IconSearch size={18} stroke={1.75} aria-hidden />
      </button>
      <SuggestField
        initial={shown}
        aria-label={copy.search}
        placeholder={isOff ? copy.searchOff : hint}
        disabled={isOff}
      />
    </form>
  );
}

/**
 * The site search of the header: disabled on matching pages, and without effect when the same term is
 * already shown.
 */
export function SearchBox({ onSearch, label }: { onSearch?: (term: string) => void; label?: string }) {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const shown = pathname === '/search' ? (parameters.get('searchValue') ?? '') : '';
  const isOff = isUnderPrograms(pathname);
  // The server's not-found page is the same for all addresses, so React would keep its field enabled.
  const isReady = useSyncExternalStore(neverChanges, yes, no);
  return <SearchForm key={`${isReady && isOff} ${shown}`} {...{ shown, isOff, onSearch, label }} />;
}
