import { formerTexts as m } from '@ieum/contract/account/users/former-texts.ts';
import { sayIn } from '@ieum/contract/common/text.ts';

/** Replaces a person's name in rows that remain. */
export const FORMER_PERSON = sayIn('ko', m.person.text);

/** The text that replaces the name of an erased member. */
export const formerNameOf = ({ companyId }: { companyId: string | null }): string =>
  companyId ? sayIn('ko', m.company.text) : FORMER_PERSON;
