import type { applicants } from '@ieum/contract/hiring/applicants/endpoints.ts';
import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import type { Call } from '@ieum/contract/common/endpoint.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { allKey, api } from '../data.ts';
import { refreshEverywhere } from '../board/board-cache.ts';

type Body = Call<typeof applicants.certify>['body'];

/** Certifies an accepted applicant's work, or withdraws the certificate. */
export function useCertify(recruitmentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ row, body }: { row: ApplicantRow; body: Body }) =>
      api.certify({ params: { _recruitment: recruitmentId, _application: row._id }, body }),
    onSuccess: ({ application }) => {
      refreshEverywhere(client, recruitmentId, application);
      return client.invalidateQueries({ queryKey: [...allKey(recruitmentId), 'recruits'] });
    },
  });
}
