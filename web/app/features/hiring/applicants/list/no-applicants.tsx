import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { copy } from '../copy.ts';
import { isNarrowed } from '../filters/filters.ts';
import type { FilterState } from '../filters/use-filters.ts';

interface NoApplicantsProps {
  recruitmentId: string;
  filtering: FilterState;
}

/** Shown when nobody has applied yet or no applicant matches, each with its next step. */
export function NoApplicants({ recruitmentId, filtering }: NoApplicantsProps) {
  const { filters, reset } = filtering;
  if (!isNarrowed(filters))
    return (
      <EmptyState
        title={copy.empty.title}
        hint={copy.empty.body}
        action={
          <ButtonLink kind="default" to={`/recruitments/${recruitmentId}`}>
            {copy.viewRecruitment}
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState
      title={copy.noMatch.title}
      hint={copy.noMatch.body}
      action={
        <Button kind="default" onClick={reset}>
          {copy.noMatch.reset}
        </Button>
      }
    />
  );
}
