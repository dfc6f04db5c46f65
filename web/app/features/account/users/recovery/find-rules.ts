import { mobileError } from '@ieum/contract/common/contacts.ts';
import { commonTexts } from '@ieum/contract/common/texts.ts';
import { contactTexts } from '@ieum/contract/common/contact-texts.ts';
import type { KeyedText } from '@ieum/contract/common/text.ts';
import { userTexts as m } from '@ieum/contract/account/users/texts.ts';
import { CODE_LENGTH } from '@ieum/contract/account/users/enums.ts';
import type { FindInput } from './find-calls.ts';

export type FindField = 'username' | 'phone' | 'code';

export interface Failure {
  field: FindField;
  message: KeyedText;
}

function accountFailure({ kind, username, phone }: FindInput, missingPhone: KeyedText): Failure | undefined {
  if (kind === 'password' && username === '') return { field: 'username', message: m.usernameRequired };
  if (phone === '') return { field: 'phone', message: missingPhone };
  const error = mobileError(phone);
  if (!error) return undefined;
  return { field: 'phone', message: error === contactTexts.notMobile ? error : commonTexts.invalid };
}

/** The first failing rule when a code is requested. */
export const requestFailure = (input: FindInput): Failure | undefined =>
  accountFailure(input, input.kind === 'username' ? m.findUsernamePhone : m.findPasswordPhoneAlert);

/** The first failing rule when the form is sent. */
export function submitFailure(input: FindInput, code: string): Failure | undefined {
  const missingPhone = input.kind === 'username' ? m.findUsernamePhone : m.findPasswordPhone;
  const account = accountFailure(input, missingPhone);
  if (account) return account;
  if (code === '') return { field: 'code', message: m.codeRequired };
  return code.length === CODE_LENGTH ? undefined : { field: 'code', message: m.codeLength };
}
