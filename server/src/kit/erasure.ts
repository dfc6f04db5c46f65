import { sayIn } from '@ieum/contract/common/text.ts';
import { withdrawalTexts as m } from '@ieum/contract/site/withdrawals/texts.ts';
import type { Work } from './context.ts';

/** A member whose retention period is over: the account, and its names before they are erased. */
export interface ErasureSubject {
  userId: string;
  companyId: string | null;
  username: string;
  name: string;
  phone: string;
  email: string;
}

/**
 * One module's part of erasing a member: everything that names, locates or was written by the member is
 * deleted; the module keeps what the law requires, and a file it needs loses its owner. Safe to run twice, in
 * one transaction with the other modules.
 */
export type Eraser = (work: Work, subject: ErasureSubject) => Promise<void>;

/** Replaces a person's name in rows that remain. */
export const FORMER_PERSON = sayIn('ko', m.formerPerson.text);
/** Replaces a company's name in rows that remain. */
export const FORMER_COMPANY = sayIn('ko', m.formerCompany.text);

/** The text that replaces the name of this subject. */
export const formerName = ({ companyId }: Pick<ErasureSubject, 'companyId'>): string =>
  companyId ? FORMER_COMPANY : FORMER_PERSON;
