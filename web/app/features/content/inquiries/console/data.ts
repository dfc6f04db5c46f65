import type { Call } from '@ieum/contract/common/endpoint.ts';
import type { consoleInquiries } from '@ieum/contract/content/inquiries/endpoints.ts';
import { consoleInquiryPaths } from '@ieum/contract/content/inquiries/paths.ts';
import type { InquiryState } from '@ieum/contract/content/questions/enums.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { apiOf } from '#lib/api/api.ts';
import { download } from '#lib/api/download.ts';
import { listQueryOf, sortHeader, type ListCall } from '#lib/api/list-query.ts';
import type { Sort } from '#ui/grid/grid-types.ts';

export type { ServiceInquiry, ServiceInquiryRow } from '@ieum/contract/content/inquiries/endpoints.ts';
export type InquiryBy = Call<typeof consoleInquiries.create>['body'];
type Revision = Call<typeof consoleInquiries.revise>['body'];

const api = apiOf<typeof consoleInquiries>(consoleInquiryPaths);
export const PAGE = 20;

interface InquiryListParams {
  searchValue: string | undefined;
  state: InquiryState | undefined;
  page: number;
  sort: Sort | undefined;
}

export type InquiryFilter = Omit<InquiryListParams, 'page' | 'sort'>;

/** Exports the filtered list as a workbook; the server records who did and why. */
export const downloadInquiries = (
  filter: InquiryFilter,
  sort: Sort | undefined,
  reason: string,
): Promise<void> =>
  download(consoleInquiryPaths.export, { query: { ...filter, reason }, headers: sortHeader(sort) });

export const inquiryListQuery = listQueryOf({
  key: ['console-inquiries', 'list'],
  size: PAGE,
  call: ({ query, ...rest }: ListCall<Omit<InquiryListParams, 'page' | 'sort'>>) =>
    api.list({ query, ...rest }),
  nothing: { serviceInquiryForms: [] },
});

/** The inquiry that has waited longest for an answer, and how many wait. */
export const waitingInquiriesQuery = queryOptions({
  queryKey: ['console-inquiries', 'waiting'],
  queryFn: ({ signal }) =>
    api.list({ query: { state: 'ANSWER_AWAITING', limit: 1 }, signal, isBackground: true }),
  refetchInterval: 60_000,
});

export const inquiryQuery = (id: string) =>
  queryOptions({
    queryKey: ['console-inquiries', 'one', id],
    queryFn: async ({ signal }) => (await api.find({ params: { _form: id }, signal })).serviceInquiryForm,
    refetchOnWindowFocus: false,
  });

function useInquiryCall<V, R>(call: (input: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: ['console-inquiries'] }),
  });
}

export const useReviseInquiry = () =>
  useInquiryCall(({ id, ...body }: Revision & { id: string }) => api.revise({ params: { _form: id }, body }));

export const useWriteInquiry = () => useInquiryCall((body: InquiryBy) => api.create({ body }));

export const useRemoveInquiry = () => useInquiryCall((id: string) => api.remove({ params: { _form: id } }));

/** The whole contact details; they are not cached. */
export const useDisclose = () =>
  useMutation({
    mutationFn: async ({ id, reason }: { id: string; reason: string }) =>
      (await api.disclose({ params: { _form: id }, body: { reason } })).contact,
  });
