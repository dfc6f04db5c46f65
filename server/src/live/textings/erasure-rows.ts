import { textings } from '@ieum/contract/live/textings/endpoints.ts';
import { apply } from '../../../test/hiring.ts';
import type { ErasureRows } from '../../../test/modules/erasure-rows.ts';
import { aRecruitment } from '../../../test/recruitment.ts';

/** A text message to them alone that names them, and one that is still a draft. */
export const erasureRows: ErasureRows = async ({ world, person, mark }) => {
  const company = await world.aCompany();
  const recruitmentId = await aRecruitment(world, company);
  const { _id: applicationId } = await apply(world, person, recruitmentId);
  const body = { _recruitment: recruitmentId, addressees: [applicationId], message: `${mark} 님께` };
  await world.api(company, textings).send({ body });
  await world.api(company, textings).create({ body });
  await world.settle();
};
