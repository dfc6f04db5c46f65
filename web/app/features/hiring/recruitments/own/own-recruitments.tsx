import { countTexts } from '#lib/format/count-texts.ts';
import { OwnKind, RecruitmentState } from '@ieum/contract/hiring/recruitments/enums.ts';
import IconBriefcase from '~icons/tabler/briefcase';
import IconPlus from '~icons/tabler/plus';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { DataGrid } from '#ui/grid/data-grid.tsx';
import { oneOf, useListParams } from '#ui/grid/use-list-params.ts';
import { useListScreen } from '#ui/grid/use-list-screen.ts';
import { ChoiceChip } from '#ui/choice/choice-chip.tsx';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { UrlTabs } from '#ui/tabs/url-tabs.tsx';
import { useUrlState } from '#ui/layout/use-url-state.ts';
import { copy } from './copy.ts';
import { ownListQuery, ownStateQuery, PAGE, type ListPlace } from './data.ts';
import { addressOf, OwnCard, ownColumns } from './own-row.tsx';

const NEW_RECRUITMENT = '/dashboard/recruitments?edit=new';
const states: readonly RecruitmentState[] = Object.values(RecruitmentState);
const kinds: readonly OwnKind[] = Object.values(OwnKind);

const filters = { state: oneOf('state', states), only: oneOf('only', kinds), searchValue: 'q' };

/** The kinds of a state. */
const kindsIn = (state: RecruitmentState | undefined): readonly OwnKind[] => {
  if (state === RecruitmentState.Ongoing) return [OwnKind.ClosingSoon];
  if (state === RecruitmentState.Hidden) return [OwnKind.Drafts];
  return state === undefined ? kinds : [];
};

function KindChips({ place }: { place: ListPlace }) {
  const { write } = useUrlState();
  return kindsIn(place.state).map((kind) => (
    <ChoiceChip
      key={kind}
      isChosen={place.only === kind}
      onToggle={() => write({ only: place.only === kind ? undefined : kind })}
    >
      {copy.kinds[kind]}
    </ChoiceChip>
  ));
}

function NoRecruitments({ place, hasAny }: { place: ListPlace; hasAny: boolean }) {
  if (!hasAny)
    return (
      <EmptyState
        icon={<IconBriefcase size={28} stroke={1.5} aria-hidden />}
        title={copy.empty.title}
        hint={copy.empty.body}
        action={<ButtonLink to={NEW_RECRUITMENT}>{copy.add}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      title={place.searchValue ? copy.noMatch(place.searchValue) : copy.noneHere.title}
      hint={copy.noneHere.body}
      action={
        <ButtonLink kind="default" to="/dashboard/recruitments">
          {copy.noneHere.all}
        </ButtonLink>
      }
    />
  );
}

function Header({ ongoing, isPending }: { ongoing: number | undefined; isPending: boolean }) {
  const open = useQuery(ownStateQuery(RecruitmentState.Ongoing));
  const unread = open.data?.recruitments.reduce((sum, row) => sum + row.applicants.unviewedCount, 0);
  return (
    <PageHeader
      title={copy.title}
      isSameAsPlace
      isStatusPending={isPending || open.isPending}
      status={
        ongoing !== undefined &&
        unread !== undefined && <span className="number">{copy.status(ongoing, unread)}</span>
      }
      actions={
        <ButtonLink size="sm" to={NEW_RECRUITMENT} icon={<IconPlus size={17} aria-hidden />}>
          {copy.add}
        </ButtonLink>
      }
    />
  );
}

/** The company's recruitments with their states, deadlines and applicants. */
export function OwnRecruitments() {
  const navigate = useNavigate();
  const place = useListParams(filters);
  const { data, isPending, grid } = useListScreen({
    query: ownListQuery(place),
    rowsOf: ({ recruitments }) => recruitments,
    page: place.page,
    size: PAGE,
  });
  const counts = data?.counts;
  return (
    <>
      <Header ongoing={counts?.ON_GOING} isPending={isPending} />
      <UrlTabs
        label={copy.states}
        name="state"
        tabs={[
          { value: '', label: copy.tabs.all, count: counts?.all, counted: countTexts.rows },
          ...states.map((state) => ({
            value: state,
            label: copy.tabs[state],
            count: counts?.[state],
            counted: countTexts.rows,
          })),
        ]}
      />
      <DataGrid
        label={copy.listLabel}
        name="own-recruitments"
        columns={ownColumns}
        rowName={(row) => row.subject || copy.untitled}
        card={(row) => <OwnCard row={row} />}
        onOpen={(row) => void navigate(addressOf(row))}
        {...grid}
        empty={<NoRecruitments place={place} hasAny={(counts?.all ?? 0) > 0} />}
        toolbar={
          <>
            <GridSearch label={copy.search} />
            <KindChips place={place} />
          </>
        }
      />
    </>
  );
}
