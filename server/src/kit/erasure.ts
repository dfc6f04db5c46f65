import type { Work } from './context.ts';

/** A member whose retention period is over: the account, and its names before they are erased. */
export interface ErasureSubject {
  userId: string;
  companyId: string | null;
  username: string;
  name: string;
  phone: string;
  email: string;
  /** Replaces the name in rows that remain. */
  formerName: string;
}

/**
 * One module's part of erasing a member: everything that names, locates or was written by the member is
 * deleted; the module keeps what the law requires, and a file it needs loses its owner. Safe to run twice, in
 * one transaction with the other modules.
 */
export type Eraser = (work: Work, subject: ErasureSubject) => Promise<void>;
