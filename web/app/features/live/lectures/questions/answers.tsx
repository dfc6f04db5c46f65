import { useState } from 'react';
import { momentText } from '#lib/format/dates.ts';
import { runAction } from '#ui/action/run-action.ts';
import { MoreButton } from '#ui/button/more-button.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { readAnswers, type AnswersData, type LectureAnswer } from '../data.ts';
import styles from './answers.module.css';
import { copy } from './copy.ts';

interface AnswersProps {
  lectureId: string;
  /** The name of the lecture's company. */
  company: string;
  /** The first page. */
  data: AnswersData;
}

const Row = ({ row, company }: { row: LectureAnswer; company: string }) => (
  <li className={styles.row}>
    <p className={styles.by}>
      <MemberText>{row.name ?? copy.former}</MemberText>
    </p>
    <h3>
      <MemberText>{row.message}</MemberText>
    </h3>
    <p className={styles.by}>
      <MemberText>{copy.answerOf(row.isAdministrator ? copy.administrator : company)}</MemberText>
      <time dateTime={row.answeredAt} className="number">
        {momentText(row.answeredAt)}
      </time>
    </p>
    <p className={styles.answer}>
      <MemberText>{row.answer}</MemberText>
    </p>
  </li>
);

/** The answered questions of a lecture that has ended, more of them when requested. */
export function Answers({ lectureId, company, data }: AnswersProps) {
  const [more, setMore] = useState<readonly LectureAnswer[]>([]);
  const [next, setNext] = useState(data.next);
  const [isBusy, setBusy] = useState(false);
  const readMore = async () => {
    setBusy(true);
    await runAction({
      run: async () => {
        const page = await readAnswers(lectureId, next ?? undefined);
        setMore((known) => [...known, ...page.answers]);
        setNext(page.next);
      },
    });
    setBusy(false);
  };
  return (
    <>
      <ul className={styles.rows}>
        {[...data.answers, ...more].map((row) => (
          <Row key={row._id} row={row} company={company} />
        ))}
      </ul>
      <MoreButton hasNextPage={next !== null} isFetchingNextPage={isBusy} fetchNextPage={readMore} />
    </>
  );
}
