import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab {
  value: string;
  label: ReactNode;
  count?: number | undefined;
  /** Rendered while the tab is selected. */
  panel: ReactNode;
  /** Whether the panel stays in the page, hidden, while another tab is selected. */
  isKept?: boolean;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

function wantedIndex(key: string, at: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (at + step + count) % count;
}

const panelOf = ({ value, isKept }: Tab): string => (isKept ? `panel-${value}` : 'panel');

interface TabButtonProps {
  id: string;
  tab: Tab;
  isChosen: boolean;
  onChoose: () => void;
}

const TabButton = ({ id, tab, isChosen, onChoose }: TabButtonProps) => (
  <button
    id={`${id}-${tab.value}`}
    type="button"
    role="tab"
    data-value={tab.value}
    aria-selected={isChosen}
    aria-controls={`${id}-${panelOf(tab)}`}
    tabIndex={isChosen ? 0 : -1}
    onClick={onChoose}
  >
    {tab.label}
    {tab.count !== undefined && <em className="number">{tab.count}</em>}
  </button>
);

/**
 * Panels of which one is visible; arrows select. Tabs that need an address use `UrlTabs`. Without
 * Mantine.
 */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0]?.value);
  const current = tabs.find(({ value }) => value === chosen) ?? tabs[0];
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex((tab) => tab === current);
    const wanted = wantedIndex(event.key, at, tabs.length);
    const next = wanted === undefined ? undefined : tabs[wanted];
    if (!next) return;
    event.preventDefault();
    setChosen(next.value);
    event.currentTarget.querySelector<HTMLElement>(`[data-value="${next.value}"]`)?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className={styles.tabs}
        onKeyDown={handleKey}
        data-print="hidden"
      >
        {tabs.map((tab) => (
          <TabButton
            key={tab.value}
            id={id}
            tab={tab}
            isChosen={tab === current}
            onChoose={() => setChosen(tab.value)}
          />
        ))}
      </div>
      {tabs
        .filter((tab) => tab === current || tab.isKept)
        .map((tab) => (
          <div
            key={tab.isKept ? tab.value : 'selected'}
            id={`${id}-${panelOf(tab)}`}
            role="tabpanel"
            aria-labelledby={`${id}-${tab.value}`}
            className={styles.panel}
            hidden={tab !== current}
          >
            {tab.panel}
          </div>
        ))}
    </>
  );
}
