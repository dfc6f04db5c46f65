import type { CompanyRow } from '#hiring/companies/tables.ts';
import type { FileRow } from '#foundation/files/tables.ts';
import type { FileStore } from '#foundation/files/public.ts';
import type { Company, ContextOf, Work } from '#kit/context.ts';

/** What a company gives when it joins, beside its account. */
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

/** What accounts need of companies, whose module stands above this one. */
export interface CompanyPort {
  /** Makes the company of a new account, which then awaits its approval. */
  registerCompany: (work: Work, company: JoiningCompany) => Promise<unknown>;
  /** Puts a file of its registration, or its logo, into a company. */
  setCompanyFile: (
    work: Work,
    files: FileStore,
    given: { company: CompanyRow; file: FileRow },
  ) => Promise<FileRow>;
  /** Sends a link to a company's new address; nothing changes before it is followed. */
  askCompanyEmail: (ctx: ContextOf<Company>, to: string) => Promise<void>;
}
