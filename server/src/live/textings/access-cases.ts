import { textings } from '@ieum/contract/live/textings/endpoints.ts';
import { textingPaths } from '@ieum/contract/live/textings/paths.ts';
import { casesOf, type AccessCases } from '../../../test/access/access-cases.ts';
import { apply } from '../../../test/hiring.ts';
import { aRecruitment } from '../../../test/recruitment.ts';

export const accessCases: AccessCases = async ({ world, company, person }) => {
  // Cases of other modules revoke the application that all of them have.
  const recruitmentId = await aRecruitment(world, company);
  const { _id: applicationId } = await apply(world, person, recruitmentId);
  const body = { _recruitment: recruitmentId, addressees: [applicationId], message: '안내' };
  const api = world.api(company, textings);
  const draft = async () => (await api.create({ body })).texting._id;
  const ofDraft = casesOf('company', { _texting: await draft() });
  const { message } = await api.send({ body });
  return [
    ofDraft(textingPaths.read),
    ofDraft(textingPaths.addressees),
    ofDraft(textingPaths.revise, { body: { message: '고친 안내' } }),
    casesOf('company', { _texting: await draft() })(textingPaths.remove),
    casesOf('company', { _texting: message._id })(textingPaths.stop),
  ];
};
