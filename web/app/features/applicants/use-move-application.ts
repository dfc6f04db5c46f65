import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { createMover, type Mover, type MoveReport } from './mover.ts';

export interface MoveApplication extends Mover {
  /** The last move of several that was refused for some, until it is closed. */
  report: MoveReport | undefined;
  closeReport: () => void;
}

/** The mover of one posting's applicants and what it has to tell. */
export function useMoveApplication(recruitmentId: string): MoveApplication {
  const client = useQueryClient();
  const [report, setReport] = useState<MoveReport>();
  const mover = useMemo(
    () => createMover({ client, recruitmentId, onReport: setReport }),
    [client, recruitmentId],
  );
  return useMemo(() => ({ ...mover, report, closeReport: () => setReport(undefined) }), [mover, report]);
}
