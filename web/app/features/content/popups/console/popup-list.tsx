import { popupDeviceTexts, popupPagesTexts } from '@ieum/contract/content/popups/texts.ts';
import { publicationStates } from '@ieum/contract/foundation/publishing/enums.ts';
import { joined } from '@ieum/contract/common/text-formats.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ContentExport } from '#features/foundation/publishing/content-export.tsx';
import {
  PublicationBadge,
  PublicationFilter,
  publicationText,
} from '#features/foundation/publishing/publication-badge.tsx';
import { say } from '#lib/format/copy.ts';
import { Button } from '#ui/button/button.tsx';
import { switchActions } from '#ui/list-page/common-actions.ts';
import type { Column } from '#ui/grid/grid-types.ts';
import { defineList } from '#ui/list-page/list-declaration.ts';
import { ListPage } from '#ui/list-page/list-page.tsx';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import { oneOf } from '#ui/grid/use-list-params.ts';
import { Moment } from '#ui/layout/moment.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { PAGE, popupListQuery, refreshPopups, setPopupActive, type ConsolePopupRow } from './data.ts';
import { OrderSheet } from './order-sheet.tsx';
import { useRights } from '#lib/session/rights.ts';

const addressOf = (id: string): string => `/console/popups?edit=${id}`;

const columns: readonly Column<ConsolePopupRow>[] = [
  {
    key: 'subject',
    title: copy.columns.subject,
    cell: ({ _id, subject }) => (
      <Link to={addressOf(_id)}>
        <MemberText>{subject}</MemberText>
      </Link>
    ),
  },
  { key: 'state', title: copy.columns.state, cell: ({ state }) => <PublicationBadge state={state} /> },
  {
    key: 'place',
    title: copy.columns.place,
    priority: 2,
    cell: ({ pages, device }) => joined(say(popupPagesTexts[pages]), say(popupDeviceTexts[device])),
  },
  { key: 'period', title: copy.columns.period, priority: 2, cell: publicationText },
  {
    key: 'created',
    title: copy.columns.created,
    priority: 3,
    sortKey: 'createdAt',
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
];

const declaration = defineList({
  name: 'console-popups',
  texts: copy,
  filters: { searchValue: 'q', state: oneOf('state', publicationStates) },
  toolbar: (
    <>
      <GridSearch label={copy.search} />
      <PublicationFilter />
    </>
  ),
  sort: { keys: ['createdAt'] },
  query: popupListQuery,
  rowsOf: ({ popups }) => popups,
  size: PAGE,
  rowName: ({ subject }: ConsolePopupRow) => subject,
  columns: () => columns,
  pageOf: addressOf,
  add: { label: copy.add, to: addressOf('new') },
});

/** /console/popups: every popup in its order, with the actions on several. */
export function PopupList() {
  const client = useQueryClient();
  const [isOrdering, setOrdering] = useState(false);
  const bulk = switchActions({ ...copy.bulk, set: setPopupActive, onDone: () => refreshPopups(client) });
  const actions = (
    <>
      <ContentExport kind="popup" />
      <Button kind="default" size="sm" onClick={() => setOrdering(true)}>
        {copy.order.act}
      </Button>
    </>
  );
  const mayWrite = useRights().may('content.write');
  return (
    <>
      <ListPage declaration={{ ...declaration, bulk, mayWrite, ...(mayWrite && { actions }) }} />
      {isOrdering && <OrderSheet onClose={() => setOrdering(false)} />}
    </>
  );
}
