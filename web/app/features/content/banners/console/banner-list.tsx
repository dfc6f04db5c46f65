import { bannerCodes } from '@ieum/contract/content/banners/enums.ts';
import { bannerCodeTexts } from '@ieum/contract/content/banners/texts.ts';
import { publicationStates } from '@ieum/contract/foundation/publishing/enums.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ContentExport } from '#features/foundation/publishing/content-export.tsx';
import {
  PublicationBadge,
  PublicationFilter,
  publicationText,
} from '#features/foundation/publishing/publication-badge.tsx';
import { say } from '#lib/format/copy.ts';
import { numberText } from '#lib/format/money.ts';
import { switchActions } from '#ui/list-page/common-actions.ts';
import type { Column } from '#ui/grid/grid-types.ts';
import { defineList } from '#ui/list-page/list-declaration.ts';
import { ListPage } from '#ui/list-page/list-page.tsx';
import { GridSearch } from '#ui/grid/tools/grid-search.tsx';
import { UrlSelect } from '#ui/grid/tools/url-select.tsx';
import { oneOf } from '#ui/grid/use-list-params.ts';
import { Moment } from '#ui/layout/moment.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { copy } from './copy.ts';
import { bannerListQuery, PAGE, refreshBanners, setBannerActive, type ConsoleBannerRow } from './data.ts';
import { useRights } from '#lib/session/rights.ts';

const addressOf = (id: string): string => `/console/banners/${id}`;
const codes = bannerCodes.map((value) => ({ value, label: say(bannerCodeTexts[value]) }));

const columns: readonly Column<ConsoleBannerRow>[] = [
  {
    key: 'name',
    title: copy.columns.name,
    cell: ({ _id, name }) => (
      <Link to={addressOf(_id)}>
        <MemberText>{name}</MemberText>
      </Link>
    ),
  },
  { key: 'code', title: copy.columns.code, cell: ({ code }) => say(bannerCodeTexts[code]) },
  { key: 'state', title: copy.columns.state, cell: ({ state }) => <PublicationBadge state={state} /> },
  { key: 'period', title: copy.columns.period, priority: 2, cell: publicationText },
  {
    key: 'slides',
    title: copy.columns.slides,
    priority: 3,
    isNumeric: true,
    cell: ({ slideCount }) => numberText(slideCount),
  },
  {
    key: 'created',
    title: copy.columns.created,
    priority: 3,
    sortKey: 'createdAt',
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
];

const declaration = defineList({
  name: 'console-banners',
  texts: copy,
  filters: { searchValue: 'q', code: oneOf('code', bannerCodes), state: oneOf('state', publicationStates) },
  sort: { keys: ['createdAt'], start: { key: 'createdAt', isDescending: true } },
  toolbar: (
    <>
      <GridSearch label={copy.search} />
      <UrlSelect name="code" label={copy.code} all={copy.anyCode} options={codes} />
      <PublicationFilter />
    </>
  ),
  query: bannerListQuery,
  rowsOf: ({ banners }) => banners,
  size: PAGE,
  rowName: ({ name }: ConsoleBannerRow) => name,
  columns: () => columns,
  pageOf: addressOf,
  add: { label: copy.add, to: addressOf('create') },
});

/** /console/banners: every banner, with the actions on several. */
export function BannerList() {
  const client = useQueryClient();
  const bulk = switchActions({ ...copy.bulk, set: setBannerActive, onDone: () => refreshBanners(client) });
  const mayWrite = useRights().may('content.write');
  const actions = <ContentExport kind="banner" />;
  return <ListPage declaration={{ ...declaration, bulk, mayWrite, actions }} />;
}
