import { consoleForms, forms } from '@ieum/contract/content/forms/endpoints.ts';
import type { ErasureRows } from '../../../test/modules/erasure-rows.ts';

/** A form that they submitted, and the e-mail by which it was passed on. */
export const erasureRows: ErasureRows = async ({ world, person, mark }) => {
  const admin = await world.anAdministrator();
  const draft = { type: '신청서', name: mark, content: mark, fields: { [mark]: mark } };
  const { form } = await world.api(person, forms).create({ body: draft });
  await world.api(admin, consoleForms).email({
    params: { _form: form._id },
    body: { email: 'partner@example.com', subject: mark, content: mark },
  });
};
