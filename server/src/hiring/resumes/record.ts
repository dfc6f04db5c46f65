import { sql } from 'drizzle-orm';
import { resumeRecordTexts as m } from '@ieum/contract/hiring/resumes/record-texts.ts';
import { defineRecordSection } from '#kit/member-record.ts';
import { resumes } from './tables.ts';

interface Row {
  schools: number;
  jobs: number;
  certificates: number;
  languages: number;
  hasLetter: boolean;
}

const lengthOf = (path: string) =>
  sql`coalesce(jsonb_array_length(${resumes.content} #> ${path}::text[]), 0)`;

/** How much the person's résumé contains; its texts are for the person and for companies applied to. */
export const resumeRecordSection = defineRecordSection<Row>({
  kind: 'resume',
  title: m.title,
  right: 'members.read',
  rows: ({ userId, companyId }) =>
    companyId === null
      ? sql`
    select ${resumes.id} as id, ${resumes.updatedAt} as at,
      ${lengthOf('{education,otherEducations}')}
        + (coalesce(${resumes.content} #>> '{education,institutionName}', '') <> '')::int as schools,
      ${lengthOf('{workExperience,list}')} as jobs, ${lengthOf('{certifications}')} as certificates,
      ${lengthOf('{languages}')} as languages,
      coalesce(${resumes.content} #>> '{coverLetter,content}', '') <> '' as "hasLetter"
    from ${resumes} where ${resumes.userId} = ${userId} and ${resumes.version} > 0`
      : undefined,
  present: ({ hasLetter, ...counts }, { say }) => ({
    text: say(m.parts, counts),
    detail: say(hasLetter ? m.hasLetter : m.noLetter),
  }),
});
