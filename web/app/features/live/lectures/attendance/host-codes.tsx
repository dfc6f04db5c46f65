import { ATTENDANCE_CODES } from '@ieum/contract/live/lectures/enums.ts';
import type { AttendanceCall, AttendanceCode } from '@ieum/contract/live/lectures/schemas.ts';
import { useEffect, useState } from 'react';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { Skeleton } from '#ui/state/skeleton.tsx';
import { chatApi } from '../chat/data.ts';
import { copy } from './copy.ts';
import styles from './host-codes.module.css';
import { useTimeLeft } from './use-time-left.ts';

interface HostCodesProps {
  lectureId: string;
  isLive: boolean;
  /** The code that watchers can enter now. */
  call: AttendanceCall | null;
}

/** How often the number of those who entered a shown code is read. */
const READ_EVERY_MS = 5000;

/** The codes that were shown; while one is shown they are read again for those who entered it. */
function useCodes(lectureId: string, isShown: boolean) {
  const [codes, setCodes] = useState<readonly AttendanceCode[]>();
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const answer = await chatApi.listCodes({ params: { _lecture: lectureId } });
      if (!isOver) setCodes(answer.codes);
    };
    void runAction({ run: read });
    const timer = isShown ? setInterval(() => void read().catch(() => undefined), READ_EVERY_MS) : undefined;
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [lectureId, isShown]);
  const show = async () => {
    const answer = await chatApi.showCode({ params: { _lecture: lectureId } });
    setCodes(answer.codes);
  };
  return { codes, show };
}

function Row({ row, time }: { row: AttendanceCode; time: string | undefined }) {
  const { host } = copy;
  return (
    <li data-shown={time !== undefined || undefined}>
      <span>{host.number(row.number)}</span>
      <b className="number">{row.code}</b>
      <span className="number">{time === undefined ? host.over : copy.left(time)}</span>
      <span className="number">{host.entered(row.entered)}</span>
    </li>
  );
}

/** Shows the attendance codes of a lecture to its hosts. */
export function HostCodes({ lectureId, isLive, call }: HostCodesProps) {
  const { host } = copy;
  const time = useTimeLeft(call?.secondsLeft ?? 0);
  const { codes, show } = useCodes(lectureId, time !== undefined);
  if (!codes) return <Skeleton height={60} />;
  const next = codes.length + 1;
  return (
    <section className={styles.codes} aria-labelledby="lecture-host-codes">
      <h3 id="lecture-host-codes">{host.title}</h3>
      <p className={styles.hint}>{isLive ? host.hint : host.onlyLive}</p>
      <ul>
        {codes.map((row) => (
          <Row key={row.number} row={row} time={row.number === call?.number ? time : undefined} />
        ))}
      </ul>
      {next > ATTENDANCE_CODES && time === undefined && <p className={styles.hint}>{host.both}</p>}
      {isLive && time === undefined && next <= ATTENDANCE_CODES && (
        <Button kind="light" onClick={() => runAction({ run: show })}>
          {host.show(next)}
        </Button>
      )}
    </section>
  );
}
