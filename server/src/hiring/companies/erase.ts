import { eq } from 'drizzle-orm';
import type { Work } from '#kit/context.ts';
import { type Eraser } from '#kit/erasure.ts';
import { companies, companyFiles } from './tables.ts';

/** Hides the company of a member who left from every list. */
export async function leaveCompany({ db, now }: Pick<Work, 'db' | 'now'>, companyId: string): Promise<void> {
  await db.update(companies).set({ withdrawnAt: now }).where(eq(companies.id, companyId));
}

/** The company's row stays for those who applied to it; name, people, addresses and files are deleted. */
export const eraseCompany: Eraser = async ({ db }, { companyId, formerName }) => {
  if (!companyId) return;
  await db.delete(companyFiles).where(eq(companyFiles.companyId, companyId));
  const erased = {
    name: formerName,
    ceoName: '',
    website: null,
    phone: '',
    email: '',
    postcode: '',
    address1: '',
    address2: '',
    introduction: '',
    socialLinks: {},
    logoFileId: null,
    businessRegistrationFileId: null,
    rejectMessage: null,
  };
  await db.update(companies).set(erased).where(eq(companies.id, companyId));
};
