import { flagReasons, flagStates, flagTargets, type FlagState } from '@ieum/contract/hiring/flags/enums.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '#ui/badge/badge.tsx';
import { RowLines } from '#ui/grid/cells/row-lines.tsx';
import type { Column } from '#ui/grid/grid-types.ts';
import { UrlSelect } from '#ui/grid/tools/url-select.tsx';
import { oneOf } from '#ui/grid/use-list-params.ts';
import type { RowAddress } from '#ui/grid/use-open-row.ts';
import { Moment } from '#ui/layout/moment.tsx';
import { defineList } from '#ui/list-page/list-declaration.ts';
import { ListPage } from '#ui/list-page/list-page.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { flagListQuery, PAGE, type Flag } from './data.ts';
import { FlagPanel, nameOf, reasonTexts } from './flag-panel.tsx';

const hues: Record<FlagState, 'amber' | 'jade' | 'ink'> = {
  OPEN: 'amber',
  ACCEPTED: 'jade',
  DISMISSED: 'ink',
};

const hintOf = ({ target, companyName, openCount }: Flag): string =>
  [copy.targets[target], target === 'RECRUITMENT' && companyName, openCount > 1 && copy.openCount(openCount)]
    .filter(Boolean)
    .join(' · ');

const columnsWith = (addressOf: RowAddress): readonly Column<Flag>[] => [
  {
    key: 'target',
    title: copy.columns.target,
    cell: (row) => (
      <RowLines
        title={
          <Link to={addressOf(row._id)}>
            <MemberText>{nameOf(row)}</MemberText>
          </Link>
        }
        hint={<MemberText>{hintOf(row)}</MemberText>}
      />
    ),
  },
  { key: 'reason', title: copy.columns.reason, cell: ({ reason }) => reasonTexts[reason] },
  {
    key: 'state',
    title: copy.columns.state,
    cell: ({ state }) => <Badge hue={hues[state]}>{copy.states[state]}</Badge>,
  },
  {
    key: 'reporter',
    title: copy.columns.reporter,
    priority: 3,
    cell: ({ reporter }) => <MemberText>{reporter.name}</MemberText>,
  },
  {
    key: 'created',
    title: copy.columns.created,
    priority: 2,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
];

const filters = {
  state: oneOf('state', flagStates),
  target: oneOf('target', flagTargets),
  flagReason: oneOf('reason', flagReasons),
};

const options = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

const declaration = defineList({
  name: 'console-flags',
  texts: copy,
  filters,
  toolbar: (
    <>
      <UrlSelect
        name="state"
        label={copy.state}
        all={copy.anyState}
        options={options(flagStates, copy.states)}
      />
      <UrlSelect
        name="target"
        label={copy.target}
        all={copy.anyTarget}
        options={options(flagTargets, copy.targets)}
      />
      <UrlSelect
        name="reason"
        label={copy.reason}
        all={copy.anyReason}
        options={options(flagReasons, reasonTexts)}
      />
    </>
  ),
  query: flagListQuery,
  rowsOf: ({ flags }) => flags,
  size: PAGE,
  rowName: nameOf,
  columns: columnsWith,
  panel: (open) => <FlagPanel key={open.id} {...open} />,
});

/** The queue of reports of members; `tabs` leads to the list of recruitments beside it. */
export const FlagList = ({ tabs }: { tabs: ReactNode }) => (
  <ListPage declaration={{ ...declaration, tabs }} />
);
