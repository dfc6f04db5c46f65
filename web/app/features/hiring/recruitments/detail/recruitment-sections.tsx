import type { ReactNode } from 'react';
import { phoneText } from '@ieum/contract/common/text-formats.ts';
import { FileList } from '#features/foundation/files/attachments/file-list.tsx';
import { writtenIn } from '#lib/format/copy.ts';
import { detailCopy as copy } from './detail-copy.ts';
import { sectionIds as ids } from './detail-ids.ts';
import { labels } from '../card/labels-copy.ts';
import styles from './recruitment-article.module.css';
import type { RecruitmentArticleData } from '../article-data.ts';

/** The questions that applicants are asked. */
export function Questions({ questions }: Pick<RecruitmentArticleData, 'questions'>) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby={ids.questions}>
      <h2 id={ids.questions}>
        {copy.questions} <em className="number">{questions.length}</em>
      </h2>
      <ol className={styles.questions}>
        {questions.map((question) => (
          <li key={question._id}>
            <span {...writtenIn(question.question)}>{question.question}</span>
            <em>
              {labels.question[question.type]}
              {!question.isRequired && ` · ${copy.optional}`}
            </em>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The files of a recruitment, with kind and size. */
export function Attachments({ files }: { files: RecruitmentArticleData['attachments'] }) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby={ids.attachments}>
      <h2 id={ids.attachments}>
        {copy.attachments} <em className="number">{files.length}</em>
      </h2>
      <FileList files={files} />
    </section>
  );
}

interface ContactRow {
  name: string;
  value: ReactNode;
}

const hidden = <span className={styles.hidden}>{copy.hidden}</span>;

function phoneRow({ phone, hidesPhone }: RecruitmentArticleData['recruiter']): ContactRow[] {
  if (hidesPhone) return [{ name: copy.phone, value: hidden }];
  return phone ? [{ name: copy.phone, value: <a href={`tel:${phone}`}>{phoneText(phone)}</a> }] : [];
}

function emailRow({ email, hidesEmail }: RecruitmentArticleData['recruiter']): ContactRow[] {
  if (hidesEmail) return [{ name: copy.email, value: hidden }];
  return email ? [{ name: copy.email, value: <a href={`mailto:${email}`}>{email}</a> }] : [];
}

/** The contact; details that the company hides are named as hidden. */
export function RecruiterContact({ recruiter }: Pick<RecruitmentArticleData, 'recruiter'>) {
  const rows: ContactRow[] = [
    ...(recruiter.name ? [{ name: copy.name, value: recruiter.name }] : []),
    ...phoneRow(recruiter),
    ...emailRow(recruiter),
  ];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={ids.recruiter}>
      <h2 id={ids.recruiter}>{copy.recruiter}</h2>
      <dl className={styles.contact}>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd {...(typeof value === 'string' && writtenIn(value))}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
