import type { LectureCard } from '@ieum/contract/live/lectures/schemas.ts';
import { Link } from 'react-router';
import { momentText } from '#lib/format/dates.ts';
import { numberText } from '#lib/format/money.ts';
import { Badge } from '#ui/badge/badge.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
import { Moment } from '#ui/layout/moment.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from '../editor/copy.ts';
import { stateOf } from './lecture-state.ts';

const hues = { LIVE: 'iris', PLANNED: 'cobalt', REPLAY: 'ink' } as const;

const State = ({ lecture }: { lecture: LectureCard }) => {
  const state = stateOf(lecture);
  return (
    <>
      <Badge hue={hues[state]}>{copy.states[state]}</Badge>{' '}
      {!lecture.isActive && <Badge hue="rose">{copy.states.inactive}</Badge>}{' '}
      {lecture.isActive && !lecture.isPublic && <Badge hue="amber">{copy.states.hidden}</Badge>}
    </>
  );
};

/** The columns of lists of lectures for those who change them. */
export const columnsOf = (
  addressOf: (id: string) => string,
  { hasCompany }: { hasCompany: boolean },
): readonly Column<LectureCard>[] => [
  {
    key: 'subject',
    title: copy.columns.subject,
    cell: ({ _id, subject }) => (
      <Link to={addressOf(_id)}>
        <MemberText>{subject}</MemberText>
      </Link>
    ),
  },
  ...(hasCompany
    ? [
        {
          key: 'company',
          title: copy.columns.company,
          cell: ({ company }: LectureCard) => <MemberText>{company.name}</MemberText>,
        },
      ]
    : []),
  { key: 'state', title: copy.columns.state, cell: (lecture) => <State lecture={lecture} /> },
  {
    key: 'category',
    title: copy.columns.category,
    priority: 3,
    cell: ({ categoryName }) => <MemberText>{categoryName ?? ''}</MemberText>,
  },
  {
    key: 'startsAt',
    title: copy.columns.startsAt,
    priority: 2,
    cell: ({ startsAt }) => (startsAt ? momentText(startsAt) : ''),
  },
  {
    key: 'hits',
    title: copy.columns.hits,
    priority: 3,
    isNumeric: true,
    cell: ({ hits }) => numberText(hits),
  },
  {
    key: 'created',
    title: copy.columns.created,
    priority: 3,
    sortKey: 'createdAt',
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
];
