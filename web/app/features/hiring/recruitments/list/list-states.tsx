import { useRevalidator } from 'react-router';
import { countText } from '#lib/format/money.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { ErrorState } from '#ui/state/error-state.tsx';
import type { WayOut } from '../data.ts';
import { activeFacets, addressOf, without, type Filters } from '../filters/filters.ts';
import { listCopy as copy } from './list-copy.ts';

interface NoResultsProps {
  filters: Filters;
  wayOut: WayOut | undefined;
}

/** No results: names the one condition without which there are some. */
export function NoResults({ filters, wayOut }: NoResultsProps) {
  if (activeFacets(filters).length === 0) {
    return <EmptyState title={copy.noneYet} hint={copy.noneYetHint} />;
  }
  const facet = wayOut && copy.facets[wayOut.facet];
  return (
    <EmptyState
      title={copy.none}
      hint={wayOut && facet ? copy.wayOut(facet, countText(wayOut)) : copy.noWayOut}
      action={
        <>
          {wayOut && facet && (
            <ButtonLink to={addressOf(without(filters, wayOut.facet))}>{copy.removeFacet(facet)}</ButtonLink>
          )}
          <ButtonLink kind="default" to="/recruitments">
            {copy.reset}
          </ButtonLink>
        </>
      }
    />
  );
}

/** The list could not be loaded: shows the reason and a retry. */
export function ListFailure({ message }: { message: string }) {
  const { revalidate } = useRevalidator();
  return <ErrorState title={copy.failed} error={new Error(message)} onRetry={() => void revalidate()} />;
}
