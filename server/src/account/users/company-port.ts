import type { CompanyRow } from '#hiring/companies/tables.ts';
import type { FileRow } from '#foundation/files/tables.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { CompanyContext, Work } from '#kit/context.ts';

/** The company's part of a sign-up, beside its account. */
export interface JoiningCompany {
  userId: string;
  name: string;
  ceoName: string;
  website: string | null;
  phone: string;
  email: string;
  postcode: string;
  address1: string;
  address2: string;
}

/** The functions of the companies module, which is above this one, that accounts need. */
export interface CompanyPort {
  /** Creates the company of a new account, which then awaits its approval. */
  registerCompany: (work: Work, company: JoiningCompany) => Promise<unknown>;
  /** Attaches a file of its registration, or its logo, to a company. */
  setCompanyFile: (
    work: Work,
    files: FileStore,
    input: { company: Pick<CompanyRow, 'id'>; file: FileRow },
  ) => Promise<FileRow>;
  /** Sends a link to a company's new address; nothing changes until it is followed. */
  askCompanyEmail: (ctx: CompanyContext, to: string) => Promise<void>;
}
