import { textingPaths as paths } from '@ieum/contract/live/textings/paths.ts';
import { apply } from '../../../test/hiring.ts';
import type { LongestWrites } from '../../../test/longest/longest-writes.ts';
import { aRecruitment } from '../../../test/recruitment.ts';

const addresser = { name: '김담당', phone: '0212345678', email: 'hr@example.com' };

/** A draft, its change, and a text message that is sent. */
export const longestWrites: LongestWrites = async ({ world, write, company, person }) => {
  const recruitmentId = await aRecruitment(world, company);
  const { _id: applicationId } = await apply(world, person, recruitmentId);
  const to = { _recruitment: recruitmentId, addresser, addressees: [applicationId] };
  const body = { ...to, message: '서류 결과를 안내해 드려요' };
  await write(company, `POST ${paths.preview.path}`, paths.preview.path, to);
  await write(company, `POST ${paths.tryOut.path}`, paths.tryOut.path, {
    _recruitment: recruitmentId,
    addresser,
    message: '서류 결과를 안내해 드려요',
    key: 'key',
  });
  const { texting } = await write(company, `POST ${paths.create.path}`, paths.create.path, body);
  const id = texting?.['_id'] ?? '';
  const url = `${paths.create.path}/${id}`;
  await write(company, `PUT ${paths.revise.path}`, url, { addresser, message: '면담 시간을 골라 주세요' });
  await write(company, `POST ${paths.send.path}`, paths.send.path, { ...body, key: 'key' });
  return {
    ids: { _texting: [id] },
    listed: {
      [`GET ${paths.list.path}`]: id,
      [`GET ${paths.addressees.path}`]: applicationId,
    },
  };
};
