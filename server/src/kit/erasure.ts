import { sayIn } from '@ieum/contract/common/text.ts';
import { withdrawalTexts as m } from '@ieum/contract/site/withdrawals/texts.ts';
import type { Work } from './context.ts';

/** A member whose time of retention is over: who they are and, one last time, how they were called. */
export interface ErasureSubject {
  userId: string;
  companyId: string | null;
  username: string;
  name: string;
  phone: string;
  email: string;
}

/**
 * One module's part of erasing a member: what names them, finds them or was written by them goes; what the law keeps
 * stays with its module, and a file it needs loses its owner. Safe to run twice, in one transaction with the other modules.
 */
export type Eraser = (work: Work, subject: ErasureSubject) => Promise<void>;

/** What stands in rows where a person's name was. */
export const FORMER_PERSON = sayIn('ko', m.formerPerson.text);
/** What stands in rows where a company's name was. */
export const FORMER_COMPANY = sayIn('ko', m.formerCompany.text);

/** What stands where the name of this subject was. */
export const formerName = ({ companyId }: Pick<ErasureSubject, 'companyId'>): string =>
  companyId ? FORMER_COMPANY : FORMER_PERSON;
