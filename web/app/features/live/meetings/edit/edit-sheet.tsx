import { meetingBounds } from '@ieum/contract/live/meetings/enums.ts';
import { Stack } from '#ui/box/stack.tsx';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/choice/checkbox.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { MomentInput } from '#ui/form/days/moment-input.tsx';
import { Sheet } from '#ui/layer/sheet.tsx';
import { confirmLeaving } from '#ui/layer/use-leave-guard.ts';
import { uiCopy } from '#ui/state/copy.ts';
import type { CompanyMeeting } from '../data.ts';
import { proposeCopy } from '../propose/copy.ts';
import { MEETING_MINUTES } from '../propose/meeting-lengths.ts';
import { PlaceField } from '../propose/place-field.tsx';
import { TimesField } from '../propose/times-field.tsx';
import { ChosenTimes } from './chosen-times.tsx';
import { editCopy as copy } from './copy.ts';
import styles from './edit-sheet.module.css';
import { useEdit } from './use-edit.ts';

type Edit = ReturnType<typeof useEdit>;

const minutesOptions = (present: number) =>
  [...new Set([...MEETING_MINUTES, present])]
    .toSorted((one, other) => one - other)
    .map((n) => ({ value: String(n), label: proposeCopy.minutesOf(n) }));

const FactFields = ({ facts, change, errors, takenBy }: Edit) => (
  <div>
    <div className={styles.facts}>
      <TextField
        label={proposeCopy.name}
        size="md"
        data-autofocus
        maxLength={meetingBounds.title}
        value={facts.title}
        hint={proposeCopy.nameHint}
        error={errors.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <SelectField
        label={proposeCopy.minutes}
        value={String(facts.minutes)}
        isDisabled={takenBy.size > 0}
        options={minutesOptions(facts.minutes)}
        onChange={(minutes) => change({ minutes: Number(minutes) })}
      />
      <PlaceField value={facts.place} onChange={(place) => change({ place })} />
      <div className={styles.until}>
        <MomentInput
          dayLabel={copy.until}
          timeLabel={copy.untilTime}
          value={facts.until}
          isEnd
          error={errors.until}
          onChange={(until) => change({ until })}
          onWrong={() => change({ until: null })}
        />
      </div>
    </div>
    {takenBy.size > 0 && <p className={styles.hint}>{copy.minutesStay}</p>}
  </div>
);

/** The people who will be notified, shown before anything is saved. */
const Notices = ({ notices: { isNotified, setNotified, count } }: Edit) => (
  <div>
    {count > 0 && (
      <Checkbox
        label={copy.notify(count)}
        checked={isNotified}
        onChange={(event) => setNotified(event.currentTarget.checked)}
      />
    )}
    <p className={styles.hint}>{copy.quiet}</p>
  </div>
);

/** 면담 고치기: its name, place, period and free times. */
export function EditSheet({ meeting, onClose }: { meeting: CompanyMeeting; onClose: () => void }) {
  const edit = useEdit(meeting, onClose);
  const { times, takenBy, now, isChanged, isBusy } = edit;
  const remove = (time: string) => edit.changeTimes(new Set([...times].filter((one) => one !== time)));
  return (
    <Sheet
      title={copy.title}
      subtitle={meeting.recruitment.subject}
      size="wide"
      side="centre"
      onClose={onClose}
      mayClose={async () => !isChanged || isBusy || confirmLeaving()}
      footer={
        <div className={styles.foot}>
          <Button kind="default" onClick={onClose}>
            {uiCopy.cancel}
          </Button>
          <Button isLoading={isBusy} onClick={edit.save}>
            {copy.save}
          </Button>
        </div>
      }
    >
      <Stack gap={24}>
        <FactFields {...edit} />
        <ChosenTimes times={times} takenBy={takenBy} now={now} onRemove={remove} />
        <TimesField
          chosen={times}
          onChange={edit.changeTimes}
          minutes={edit.facts.minutes}
          now={now}
          error={undefined}
        />
        <Notices {...edit} />
      </Stack>
    </Sheet>
  );
}
