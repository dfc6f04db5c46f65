import { useState } from 'react';
import { momentText } from '#lib/format/dates.ts';
import { runAction } from '#ui/action/run-action.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { uiCopy } from '#ui/state/copy.ts';
import { useDecide, type CompanyMeeting, type MeetingSlot } from '../data.ts';
import { companyCopy as copy } from './copy.ts';
import styles from './meetings-screen.module.css';

interface MoveSheetProps {
  slot: MeetingSlot;
  meeting: CompanyMeeting;
  onClose: () => void;
}

/** The times of a meeting that are to come and that nobody has picked. */
export function freeTimes({ schedulesAvailable, applications }: CompanyMeeting, now: number): string[] {
  const taken = new Set(
    applications.flatMap(({ schedule }) =>
      schedule && schedule.state !== 'CANCELED' ? [schedule.date] : [],
    ),
  );
  return schedulesAvailable.filter((time) => !taken.has(time) && Date.parse(time) > now);
}

/** Moves a time that waits to another one of its meeting. */
export function MoveSheet({ slot, meeting, onClose }: MoveSheetProps) {
  const decide = useDecide();
  const [times] = useState(() => freeTimes(meeting, Date.now()));
  const [date, setDate] = useState(times[0] ?? '');
  const move = async () => {
    const isDone = await runAction({
      run: () => decide.mutateAsync({ slot, decision: { date } }),
      done: copy.moved,
    });
    if (isDone) onClose();
  };
  return (
    <Sheet
      title={copy.move}
      subtitle={copy.moveHint(slot.applicant.name)}
      side="centre"
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button kind="default" onClick={onClose}>
            {uiCopy.cancel}
          </Button>
          <Button disabled={date === ''} isLoading={decide.isPending} onClick={move}>
            {copy.move}
          </Button>
        </div>
      }
    >
      {times.length === 0 ? (
        <p>{copy.noOther}</p>
      ) : (
        <SelectField
          label={copy.newTime}
          value={date}
          options={times.map((time) => ({ value: time, label: momentText(time) }))}
          onChange={setDate}
        />
      )}
    </Sheet>
  );
}
