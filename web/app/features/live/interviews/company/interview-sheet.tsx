import { UNDO_SECONDS } from '@ieum/contract/hiring/applicants/enums.ts';
import { entranceTypeTexts, entranceTypes, interviewBounds } from '@ieum/contract/live/interviews/enums.ts';
import { useEffect, useState } from 'react';
import { sayAll } from '#lib/format/copy.ts';
import { seoulDay, seoulToday } from '#lib/format/dates.ts';
import { momentOf, timeOf } from '#lib/format/day-and-time.ts';
import { Stack } from '#ui/box/stack.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { runAction } from '#ui/action/run-action.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/choice/checkbox.tsx';
import { Segments } from '#ui/choice/segments.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextArea } from '#ui/field/text-area.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { MomentInput } from '#ui/form/days/moment-input.tsx';
import { focusFirstInvalid } from '#ui/form/focus-invalid.ts';
import { Sheet } from '#ui/layer/sheet.tsx';
import { confirmLeaving } from '#ui/layer/use-leave-guard.ts';
import { uiCopy } from '#ui/state/copy.ts';
import { Hint } from '#ui/text/hint.tsx';
import { MemberText } from '#ui/text/member-text.tsx';
import { toast } from '#ui/toast/toasts.ts';
import {
  useCreateInterview,
  useRemoveInterview,
  useReviseInterview,
  type CompanyInterview,
} from '../data.ts';
import { companyCopy } from './copy.ts';
import { bodyOf, type FormState } from './interview-form.ts';
import styles from './interviews-screen.module.css';
import { Interviewees } from './interviewees.tsx';
import { Interviewers } from './interviewers.tsx';
import { useInterviewForm } from './use-interview-form.ts';

const copy = companyCopy.sheet;
const MINUTES = [15, 20, 30, 40, 60, 90, 120];
/** One more length, where a meeting was agreed on with another one. */
const lengthsWith = (minutes: number) => (MINUTES.includes(minutes) ? MINUTES : [minutes, ...MINUTES]);
const entranceLabels = sayAll(entranceTypeTexts);

interface FieldsProps {
  form: FormState;
  errors: Partial<Record<'title' | 'date', string>>;
  onChange: (part: Partial<FormState>) => void;
}

const TimeFields = ({ form, errors, onChange }: FieldsProps) => (
  <>
    <Segments
      label={copy.when}
      value={form.type}
      options={[
        { value: 'ON_TIME', label: copy.onTime },
        { value: 'INSTANT', label: copy.instant },
      ]}
      onChange={(type) => onChange({ type })}
    />
    <div className={styles.row}>
      {form.type === 'ON_TIME' && (
        <MomentInput
          dayLabel={copy.day}
          timeLabel={copy.time}
          value={form.date === '' ? null : momentOf(form.date, form.time)}
          proposes={form.time}
          min={seoulToday()}
          error={errors.date}
          onChange={(moment) =>
            onChange(moment === null ? { date: '' } : { date: seoulDay(moment), time: timeOf(moment) })
          }
          onWrong={() => onChange({ date: '' })}
        />
      )}
      <SelectField
        label={copy.length}
        value={String(form.minutes)}
        options={lengthsWith(form.minutes).map((n) => ({ value: String(n), label: companyCopy.minutes(n) }))}
        onChange={(minutes) => onChange({ minutes: Number(minutes) })}
      />
    </div>
  </>
);

const JoinFields = ({ form, onChange }: Omit<FieldsProps, 'errors'>) => (
  <>
    <SelectField
      label={copy.whoMayJoin}
      value={form.entrance}
      options={entranceTypes.map((value) => ({ value, label: entranceLabels[value] }))}
      onChange={(value) =>
        onChange({ entrance: entranceTypes.find((one) => one === value) ?? 'INTERVIEWEES' })
      }
    />
    {form.entrance === 'INTERVIEWEES' && form.interviewees.length + form.applicants.length === 0 && (
      <Hint>{copy.nobodyInvited}</Hint>
    )}
    <TextArea
      label={copy.message}
      rows={3}
      maxLength={interviewBounds.message}
      length={form.message.length}
      value={form.message}
      onChange={(event) => onChange({ message: event.currentTarget.value })}
    />
    <Checkbox
      label={copy.closed}
      checked={form.isClosed}
      onChange={(event) => onChange({ isClosed: event.currentTarget.checked })}
    />
  </>
);

/** The time of a form as one value. */
const spanOf = ({ date, time, minutes }: FormState): string => `${date} ${time} ${minutes}`;

const mayMove = (interview: CompanyInterview | undefined): boolean =>
  interview === undefined || interview.state === 'AWAITING';

/** Whether the form shows the fields of the time. */
const hasTime = (interview: CompanyInterview | undefined, { type }: FormState): boolean =>
  type === 'ON_TIME' && mayMove(interview);

/** Saves the interview; a new one can be undone while nobody has been notified. A clash is kept for its time. */
function useSave(interview: CompanyInterview | undefined, onDone: () => void) {
  const [clash, setClash] = useState<{ span: string; message: string }>();
  useEffect(() => {
    if (clash) focusFirstInvalid(document.querySelector('dialog[open]'));
  }, [clash]);
  const create = useCreateInterview();
  const revise = useReviseInterview();
  const remove = useRemoveInterview();
  const save = (form: FormState) =>
    runAction({
      run: async () => {
        const body = bodyOf(form);
        if (interview) {
          const { schedule, ...others } = body;
          // The time of a running interview is fixed.
          const change = mayMove(interview) ? { ...others, schedule } : others;
          await revise.mutateAsync({ id: interview._id, body: change });
          toast(copy.saved, { tone: 'success' });
        } else {
          const { interview: made } = await create.mutateAsync(body);
          const undo = () => void runAction({ run: () => remove.mutateAsync(made._id), done: copy.undone });
          toast(copy.made, { tone: 'success', undo, milliseconds: UNDO_SECONDS * 1000 });
        }
        onDone();
      },
      report: (error) =>
        error instanceof ApiError && error.status === 409 && hasTime(interview, form)
          ? setClash({ span: spanOf(form), message: error.message })
          : showError(error),
    });
  const clashAt = (form: FormState) => (clash?.span === spanOf(form) ? clash.message : undefined);
  return { save, clashAt, isBusy: create.isPending || revise.isPending };
}

const Foot = ({ label, isBusy, onClose, onSubmit }: FootProps) => (
  <div className={styles.foot}>
    <Button kind="default" onClick={onClose}>
      {uiCopy.cancel}
    </Button>
    <Button isLoading={isBusy} onClick={onSubmit}>
      {label}
    </Button>
  </div>
);

interface FootProps {
  label: string;
  isBusy: boolean;
  onClose: () => void;
  onSubmit: () => unknown;
}

const NotifyField = ({ form, onChange }: Omit<FieldsProps, 'errors'>) => (
  <div className={styles.people}>
    <Checkbox
      label={copy.notify}
      checked={form.isNotified}
      onChange={(event) => onChange({ isNotified: event.currentTarget.checked })}
    />
    <p>{copy.notifyHint(UNDO_SECONDS)}</p>
  </div>
);

/** The invited applicants: chosen here, or already in a list of applicants. */
function People({ form, onChange }: Omit<FieldsProps, 'errors'>) {
  if (form.applicants.length === 0)
    return (
      <Interviewees chosen={form.interviewees} onChange={(interviewees) => onChange({ interviewees })} />
    );
  return (
    <section className={styles.people}>
      <h3>{copy.people}</h3>
      <p>
        <MemberText>{form.applicants.map(({ name }) => name).join(', ')}</MemberText>
      </p>
    </section>
  );
}

interface InterviewSheetProps {
  interview: CompanyInterview | undefined;
  /** The known values of a new interview. */
  input?: Partial<FormState>;
  onClose: () => void;
  /** It was saved. */
  onDone?: (() => void) | undefined;
}

/** The form of an interview: the time, who may join, and who is notified. */
export function InterviewSheet({ interview, input, onClose, onDone }: InterviewSheetProps) {
  const { form, change, isChanged } = useInterviewForm(interview, input);
  const [isTried, setTried] = useState(false);
  const { save, clashAt, isBusy } = useSave(interview, () => {
    onClose();
    onDone?.();
  });
  const errors = {
    ...(form.title.trim() === '' && { title: copy.noName }),
    ...(form.type === 'ON_TIME' && form.date === '' && { date: copy.noDay }),
  };
  const submit = () => {
    setTried(true);
    return Object.keys(errors).length > 0 ? undefined : save(form);
  };
  const clash = clashAt(form);
  const shown = { ...(clash && { date: clash }), ...(isTried && errors) };
  return (
    <Sheet
      title={interview ? copy.edit : copy.create}
      side="centre"
      size="wide"
      onClose={onClose}
      mayClose={async () => !isChanged || isBusy || confirmLeaving()}
      footer={
        <Foot label={interview ? copy.save : copy.make} isBusy={isBusy} onClose={onClose} onSubmit={submit} />
      }
    >
      <Stack gap={20}>
        <TextField
          label={copy.name}
          size="md"
          data-autofocus
          maxLength={interviewBounds.title}
          value={form.title}
          error={shown.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        {mayMove(interview) && <TimeFields form={form} errors={shown} onChange={change} />}
        <People form={form} onChange={change} />
        <Interviewers chosen={form.interviewers} onChange={(interviewers) => change({ interviewers })} />
        <JoinFields form={form} onChange={change} />
        <NotifyField form={form} onChange={change} />
      </Stack>
    </Sheet>
  );
}
