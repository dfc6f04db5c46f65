import type { FileRef } from '@ieum/contract/common/schemas.ts';
import type { InquiryState } from '@ieum/contract/content/questions/enums.ts';
import { fullMomentText } from '#lib/format/dates.ts';
import { Hint } from '#ui/text/hint.tsx';
import { StatusBadge } from '#ui/badge/status-badge.tsx';
import { FileRow } from '#ui/files/file-drop.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { Part } from './answer-panel.tsx';
import styles from './answer-panel.module.css';
import { copy } from './copy.ts';
import { WaitingTime } from './waiting-time.tsx';
import { questionLooks } from '../states-copy.ts';

const Files = ({ files }: { files: readonly FileRef[] }) =>
  files.length > 0 && (
    <ul className={styles.files} aria-label={copy.files}>
      {files.map(({ _id, name, size, url }) => (
        <li key={_id}>
          <FileRow name={name} size={size} href={url} />
        </li>
      ))}
    </ul>
  );

interface QuestionFactsProps {
  title: string;
  question: { state: InquiryState; createdAt: string; content: string; files: readonly FileRef[] };
  /** The subject of the question, beside its state. */
  about: string;
}

/** The question, when it was asked, and how long it has waited for an answer. */
export const QuestionFacts = ({ title, question, about }: QuestionFactsProps) => (
  <Part title={title}>
    <Hint>
      <StatusBadge states={questionLooks} value={question.state} /> {about} ·{' '}
      {fullMomentText(question.createdAt)}{' '}
      {question.state === 'ANSWER_AWAITING' && <WaitingTime since={question.createdAt} />}
    </Hint>
    <p className={styles.text}>
      <MemberText>{question.content}</MemberText>
    </p>
    <Files files={question.files} />
  </Part>
);
