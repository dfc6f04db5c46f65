import { asc, eq } from 'drizzle-orm';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { collectedCompanyTexts as m } from '@ieum/contract/hiring/companies/collected-texts.ts';
import { files } from '#foundation/files/tables.ts';
import { mapRows, rowsById, rowsOf, type CollectedSection, type Collection } from '#kit/data-collection.ts';
import { companies, companyFiles } from './tables.ts';

const company: CollectedSection = {
  name: 'company',
  title: m.title,
  tables: ['companies'],
  fields: {
    name: c.companyName,
    ceoName: m.ceoName,
    website: c.website,
    phone: c.phone,
    email: c.email,
    postcode: c.postcode,
    address1: c.address1,
    address2: c.address2,
    introduction: m.introduction,
    submittedAt: m.submittedAt,
    decidedAt: m.decidedAt,
    rejectMessage: m.rejectMessage,
  },
  rows: (work, { userId }) =>
    mapRows(
      rowsById(work, companies, eq(companies.userId, userId)),
      ({ id: _, userId: __, logoFileId: ___, businessRegistrationFileId: ____, ...row }) => row,
    ),
};

const profileFiles: CollectedSection = {
  name: 'company-files',
  title: m.files,
  tables: ['company_files'],
  fields: { name: c.file, createdAt: c.createdAt },
  rows: ({ db }, { userId }) =>
    rowsOf(
      db
        .select({ name: files.name, createdAt: companyFiles.createdAt })
        .from(companyFiles)
        .innerJoin(companies, eq(companies.id, companyFiles.companyId))
        .innerJoin(files, eq(files.id, companyFiles.fileId))
        .where(eq(companies.userId, userId))
        .orderBy(asc(companyFiles.createdAt)),
    ),
};

/** The member's company; the bytes of its files are among the member's uploads. */
export const companyCollection: Collection = { sections: [company, profileFiles] };
