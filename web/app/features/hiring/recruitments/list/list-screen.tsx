import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { lazyPart } from '#lib/document/lazy-part.ts';
import { LaterRecentlyViewed } from '#features/hiring/recruitments/recent/later-recently-viewed.tsx';
import { isBuilt } from '#lib/document/built.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import type { ListData } from '../data.ts';
import { FilterFields } from '../filters/filter-fields.tsx';
import { FilterPills } from '../filters/filter-pills.tsx';
import { FilterRail, FILTERS } from '../filters/filter-rail.tsx';
import type { FacetName } from '../filters/filters.ts';
import { listCopy as copy } from './list-copy.ts';
import styles from './list-screen.module.css';
import { Results } from './results.tsx';
import { useChoices } from '../filters/use-choices.ts';
import { useFilters } from '../filters/use-filters.ts';

const FilterSheet = lazyPart(async () => (await import('../filters/filter-sheet.tsx')).FilterSheet);

/** Whether the sheet is open, also when its link was followed before the scripts were loaded. */
function useSheet() {
  const [sheet, setSheet] = useState<FacetName | 'all'>();
  useEffect(() => {
    if (location.hash !== `#${FILTERS}`) return undefined;
    const timer = setTimeout(() => setSheet('all'));
    return () => clearTimeout(timer);
  }, []);
  return [sheet, setSheet] as const;
}

interface ListScreenProps {
  data: ListData;
  /** Actions on the filter that a module above adds. */
  actions?: ReactNode;
}

/** The list of open recruitments with its filters, all of it in the address. */
export function ListScreen({ data, actions }: ListScreenProps) {
  const control = useFilters(data.filters);
  const [sheet, setSheet] = useSheet();
  const choices = useChoices(control.filters, sheet !== undefined);
  return (
    <>
      <div className={`container ${styles.screen}`}>
        <header className={styles.head}>
          <div>
            <h1>{copy.title}</h1>
            <p>{copy.lead}</p>
          </div>
          {isBuilt('/form/inquiry-partner') && (
            <ButtonLink kind="light" to="/form/inquiry-partner" className={styles.inquiry}>
              {copy.inquiry}
            </ButtonLink>
          )}
        </header>
        <FilterPills filters={control.filters} onOpen={setSheet} />
        <div className={styles.body}>
          <FilterRail control={control} choices={choices} />
          <Results data={data} control={control} actions={actions} />
        </div>
        {sheet && (
          <Suspense fallback={null}>
            <FilterSheet
              control={control}
              page={data.page}
              facet={sheet === 'all' ? undefined : sheet}
              onClose={() => setSheet(undefined)}
            >
              <FilterFields control={control} choices={choices} />
            </FilterSheet>
          </Suspense>
        )}
      </div>
      <LaterRecentlyViewed />
    </>
  );
}
