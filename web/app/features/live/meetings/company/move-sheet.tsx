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
import { useClashes } from './use-clashes.ts';

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

const optionOf = (time: string, isTaken: boolean) => ({
  value: time,
  label: isTaken ? copy.takenTime(momentText(time)) : momentText(time),
  disabled: isTaken,
});

/** Moves a time that waits to another one of its meeting. */
export function MoveSheet({ slot, meeting, onClose }: MoveSheetProps) {
  const decide = useDecide();
  const clashAt = useClashes();
  const [times] = useState(() => freeTimes(meeting, Date.now()));
  const [chosen, setChosen] = useState('');
  const options = times.map((time) => optionOf(time, clashAt(time, meeting.minutes) !== undefined));
  const date = chosen || (options.find(({ disabled }) => !disabled)?.value ?? '');
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
      {date === '' ? (
        <p>{copy.noOther}</p>
      ) : (
        <SelectField
          label={copy.newTime}
          value={date}
          options={options}
          onChange={setChosen}
          data-autofocus
        />
      )}
    </Sheet>
  );
}
