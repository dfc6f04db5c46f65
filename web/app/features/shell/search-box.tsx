import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useEffect, useState, type FormEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { copy } from './copy.ts';
import styles from './header.module.css';

const isUnderPrograms = (pathname: string): boolean => pathname.split('/').includes('programs');

function useSearchTerm() {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const shown = pathname === '/search' ? (parameters.get('searchValue') ?? '') : '';
  const [term, setTerm] = useState(shown);
  useEffect(() => setTerm(shown), [shown]);
  return { term, setTerm, shown, pathname };
}

/** The site search of the header (§2): off on matching pages, and silent when the same term is shown already. */
export function SearchBox({ onSearch }: { onSearch?: () => void }) {
  const { term, setTerm, shown, pathname } = useSearchTerm();
  const navigate = useNavigate();
  const isOff = isUnderPrograms(pathname);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = term.trim();
    if (!wanted) return;
    onSearch?.();
    if (pathname === '/search' && wanted === shown) return;
    void navigate(`/search?searchValue=${encodeURIComponent(wanted)}`);
  };

  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={submit}
      title={isOff ? copy.searchOff : undefined}
    >
      <button type="submit" aria-label={copy.searchGo} disabled={isOff}>
        <IconSearch size={18} stroke={1.75} aria-hidden />
      </button>
      <input
        type="search"
        name="searchValue"
        aria-label={copy.search}
        placeholder={isOff ? copy.searchOff : copy.searchHint}
        value={term}
        disabled={isOff}
        maxLength={100}
        onChange={(event) => setTerm(event.target.value)}
      />
    </form>
  );
}
