import type { FlagTarget } from '@ieum/contract/hiring/flags/enums.ts';
import type { flags } from '@ieum/contract/hiring/flags/endpoints.ts';
import { flagPaths } from '@ieum/contract/hiring/flags/paths.ts';
import type { Call } from '@ieum/contract/common/endpoint.ts';
import { apiOf } from '#lib/api/api.ts';

export type FlagDraft = Call<typeof flags.flagCompany>['body'];

const api = apiOf<typeof flags>(flagPaths);

/** Reports a recruitment or a company; false when the member has reported it before. */
export async function sendFlag(target: FlagTarget, id: string, body: FlagDraft): Promise<boolean> {
  const answer =
    target === 'COMPANY'
      ? await api.flagCompany({ params: { _company: id }, body })
      : await api.flagRecruitment({ params: { _recruitment: id }, body });
  return answer.isNew;
}
