import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import styles from './url-tabs.module.css';

export interface UrlTab {
  /** The value of `?tab=`; an empty one is the default tab. */
  value: string;
  label: ReactNode;
  count?: number | string | undefined;
  /** The count with its unit, which screen readers say in its place. */
  counted?: ((count: number | string) => string) | undefined;
  /** When set, the tab is another page and not a `?tab=` of this one. */
  to?: string;
}

interface UrlTabsProps {
  label: string;
  tabs: readonly UrlTab[];
  /** The name of the query parameter; `tab` by default. */
  name?: string;
}

function Count({ count, counted }: Pick<UrlTab, 'count' | 'counted'>) {
  if (count === undefined) return null;
  if (!counted) return <em>{count}</em>;
  return (
    <>
      <em aria-hidden>{count}</em> <span className="visually-hidden">{counted(count)}</span>
    </>
  );
}

/** Tabs in the address: links, so that Back, reload and sharing work. */
export function UrlTabs({ label, tabs, name = 'tab' }: UrlTabsProps) {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const input = parameters.get(name) ?? '';
  // The screen shows the default tab for a value that it does not know.
  const current = tabs.some(({ to, value }) => !to && value === input) ? input : '';
  const addressOf = (tab: UrlTab) =>
    tab.to ?? (tab.value ? `${pathname}?${name}=${encodeURIComponent(tab.value)}` : pathname);
  const isCurrent = (tab: UrlTab) => (tab.to ? tab.to.split('?')[0] === pathname : tab.value === current);
  return (
    <nav aria-label={label} className={styles.scroller} data-print="hidden">
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.to ?? tab.value}>
            <Link to={addressOf(tab)} aria-current={isCurrent(tab) ? 'page' : undefined} preventScrollReset>
              {tab.label}
              <Count {...tab} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
