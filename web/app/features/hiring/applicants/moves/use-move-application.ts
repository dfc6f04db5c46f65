import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { MoveChoice } from './move-calls.ts';
import type { MoveQuestion } from './move-question.tsx';
import { createMover, type Mover, type MoveReport } from './mover.ts';

export interface MoveApplication extends Mover {
  /** The last move of several that was rejected for some, until its report is closed. */
  report: MoveReport | undefined;
  closeReport: () => void;
  /** A move that waits for an answer. */
  question: MoveQuestion | undefined;
}

/** The mover of one recruitment's applicants, its questions and its report. */
export function useMoveApplication(recruitmentId: string): MoveApplication {
  const client = useQueryClient();
  const [report, setReport] = useState<MoveReport>();
  const [question, setQuestion] = useState<MoveQuestion>();
  const mover = useMemo(() => {
    const ask = (requested: Omit<MoveQuestion, 'answer'>) =>
      new Promise<MoveChoice | undefined>((resolve) => {
        const answer: MoveQuestion['answer'] = (choice) => {
          setQuestion(undefined);
          resolve(choice);
        };
        setQuestion({ ...requested, answer });
      });
    return createMover({ client, recruitmentId, ask, onReport: setReport });
  }, [client, recruitmentId]);
  return useMemo(
    () => ({ ...mover, report, question, closeReport: () => setReport(undefined) }),
    [mover, report, question],
  );
}
