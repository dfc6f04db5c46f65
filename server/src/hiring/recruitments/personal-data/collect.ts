import { and, asc, eq, gt } from 'drizzle-orm';
import { collectedTexts as c } from '@ieum/contract/common/collected-texts.ts';
import { collectedRecruitmentTexts as m } from '@ieum/contract/hiring/recruitments/collected-texts.ts';
import { files } from '#foundation/files/tables.ts';
import { companies } from '#hiring/companies/tables.ts';
import { mapRows, rowsOf, type CollectedSection, type Collection } from '#kit/data-collection.ts';
import { readInBatches } from '#kit/db/read-in-batches.ts';
import { textOfHtml } from '#platform/files/html.ts';
import { recruitmentAttachments, recruitmentContents, recruitments } from '../tables.ts';

const posted: CollectedSection = {
  name: 'recruitments',
  title: m.title,
  tables: ['recruitments', 'recruitment_texts'],
  fields: {
    subject: c.subject,
    summary: m.summary,
    text: c.content,
    recruiterName: m.recruiterName,
    recruiterPhone: c.phone,
    recruiterEmail: c.email,
    publishedAt: m.publishedAt,
    closedAt: m.closedAt,
    blockedReason: m.blockedReason,
    blockReply: m.blockReply,
  },
  rows: ({ db }, { userId }) => {
    const rows = readInBatches<{ recruitment: typeof recruitments.$inferSelect; content: string | null }>(
      (last, limit) =>
        db
          .select({ recruitment: recruitments, content: recruitmentContents.content })
          .from(recruitments)
          .innerJoin(companies, eq(companies.id, recruitments.companyId))
          .leftJoin(recruitmentContents, eq(recruitmentContents.recruitmentId, recruitments.id))
          .where(and(eq(companies.userId, userId), last && gt(recruitments.id, last.recruitment.id)))
          .orderBy(asc(recruitments.id))
          .limit(limit),
    );
    return mapRows(rows, ({ recruitment, content }) => {
      const { companyId: _, facets: __, sourceHash: ___, publicState: ____, ...row } = recruitment;
      return { ...row, content, text: textOfHtml(content ?? '') };
    });
  },
};

const attachments: CollectedSection = {
  name: 'recruitment-files',
  title: m.files,
  tables: ['recruitment_attachments'],
  fields: { recruitment: c.recruitment, name: c.file },
  rows: ({ db }, { userId }) =>
    rowsOf(
      db
        .select({
          recruitment: recruitments.subject,
          name: files.name,
          createdAt: recruitmentAttachments.createdAt,
        })
        .from(recruitmentAttachments)
        .innerJoin(recruitments, eq(recruitments.id, recruitmentAttachments.recruitmentId))
        .innerJoin(companies, eq(companies.id, recruitments.companyId))
        .innerJoin(files, eq(files.id, recruitmentAttachments.fileId))
        .where(eq(companies.userId, userId))
        .orderBy(asc(recruitments.id), asc(recruitmentAttachments.createdAt)),
    ),
};

/** The recruitments of the member's company; the bytes of their files are among the member's uploads. */
export const recruitmentsCollection: Collection = {
  sections: [posted, attachments],
  without: { recruitment_grams: 'The search index, computed from the texts of the recruitments.' },
};
