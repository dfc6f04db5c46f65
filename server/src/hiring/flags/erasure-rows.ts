import { flags } from '@ieum/contract/hiring/flags/endpoints.ts';
import type { ErasureRows } from '../../../test/modules/erasure-rows.ts';

export const erasureRows: ErasureRows = async ({ world, person, mark }) => {
  const { company } = await world.aCompany();
  const body = { reason: 'OTHER', text: mark } as const;
  await world.api(person, flags).flagCompany({ params: { _company: company.id }, body });
};
