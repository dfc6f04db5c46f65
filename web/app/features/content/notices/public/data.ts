import type { Notice, notices, NoticeRow } from '@ieum/contract/content/notices/endpoints.ts';
import { noticePaths } from '@ieum/contract/content/notices/paths.ts';
import { apiOf, type Send } from '#lib/api/api.ts';
import { lastPageOf } from '#lib/api/paging.ts';
import type { ListPageQuery } from '#lib/document/list-page-query.ts';
import { NOTICES_PAGE } from './page-query.ts';

export type { NoticeRow };

/** The public endpoints of notices. */
export const noticesOf = (send?: Send) => apiOf<typeof notices>(noticePaths, send);

export interface NoticesData extends ListPageQuery {
  notices: NoticeRow[];
  count: number;
}

/** A page of the notices, beyond the end the last one. */
export async function readNotices({ term, page }: ListPageQuery, send?: Send): Promise<NoticesData> {
  const query = { searchValue: term, limit: NOTICES_PAGE, skip: (page - 1) * NOTICES_PAGE };
  const { notifications, count } = await noticesOf(send).list({ query });
  const last = lastPageOf(count, NOTICES_PAGE);
  if (page > last) return readNotices({ term, page: last }, send);
  return { term, page, notices: notifications, count };
}

export interface NoticeData {
  notice: Notice;
  /** Whether the server rendered it for everybody, without counting the view. */
  isUncounted: boolean;
}

/** One notice; in the browser the call counts the view. */
export async function readNotice(id: string, send?: Send): Promise<NoticeData> {
  const { notification } = await noticesOf(send).find({ params: { _notification: id } });
  return { notice: notification, isUncounted: send !== undefined };
}
