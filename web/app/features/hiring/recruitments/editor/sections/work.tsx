import { employmentTypeTexts } from '@ieum/contract/hiring/recruitments/employment-type-labels.ts';
import {
  EmploymentType,
  hidesAmounts,
  recruitmentBounds as bounds,
  type PayType,
} from '@ieum/contract/hiring/recruitments/enums.ts';
import { useDebouncedValue } from '#lib/forms/use-debounced.ts';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import IconCheck from '~icons/tabler/check';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { say, sayKey } from '#lib/format/copy.ts';
import { Stack } from '#ui/box/stack.tsx';
import { Day } from '#ui/form/fields/day.tsx';
import { Chips } from '#ui/form/fields/chips.tsx';
import { Whole } from '#ui/form/fields/whole.tsx';
import { Select } from '#ui/form/fields/select.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { Switch } from '#ui/form/fields/switch.tsx';
import { Text } from '#ui/form/fields/text.tsx';
import { AddressFinder } from '#features/foundation/addresses/address-finder.tsx';
import { adviceOnWage, type PublishedState } from '../checks/advice.ts';
import { enumLabels, fields as copy } from '../fields/fields-copy.ts';
import styles from '../fields/fields.module.css';
import type { EditorForm } from '../editor-form.ts';
import { unitOf, wageSummary } from '../fields/wage.ts';

const typeOptions = Object.values(EmploymentType).map((value) => ({
  value,
  label: say(employmentTypeTexts[value]),
}));

const payOrder = Object.keys(enumLabels.pay) as PayType[];
const payOptions = payOrder.map((value) => ({ value, label: enumLabels.pay[value] }));

/** Milliseconds without input before a warning about the wage is shown. */
const PAUSE = 700;

function WageAdvice({ published }: { published: PublishedState | undefined }) {
  const employment = useWatch<EditorForm, 'employment'>({ name: 'employment' });
  const settled = useDebouncedValue(employment, PAUSE);
  if (hidesAmounts(settled.wage.type)) return null;
  return adviceOnWage(settled, published).map(({ key, text: texts, reason }) => (
    <p key={key} className={styles.warning}>
      <IconAlertTriangle size={17} aria-hidden />
      <span>
        {texts}. {reason}
      </span>
    </p>
  ));
}

function WageFields({ published }: { published: PublishedState | undefined }) {
  const wage = useWatch<EditorForm, 'employment.wage'>({ name: 'employment.wage' });
  const isReference = hidesAmounts(wage.type);
  const scale = unitOf(wage);
  const summary = wageSummary(wage);
  return (
    <div>
      <div className={styles.wage} data-alone={isReference || undefined}>
        <Select
          name="employment.wage.type"
          label={copy.wage}
          placeholder={copy.wageChoose}
          options={payOptions}
        />
        {!isReference && (
          <>
            <Whole
              name="employment.wage.value__min"
              label={copy.wageMin}
              scale={scale}
              unit={copy.unit[scale]}
            />
            <Whole
              name="employment.wage.value__max"
              label={copy.wageMax}
              scale={scale}
              unit={copy.unit[scale]}
            />
          </>
        )}
      </div>
      <p role="status" className={summary ? `${styles.wageSummary} number` : undefined}>
        {summary && <IconCheck size={16} stroke={2.4} aria-hidden />}
        {summary}
      </p>
      <div className={styles.doubts} aria-live="polite">
        <WageAdvice published={published} />
      </div>
    </div>
  );
}

function Period() {
  const { setValue, getValues } = useFormContext<EditorForm>();
  const [startsAt, endsAt] = useWatch<EditorForm, ['employment.startsAt', 'employment.endsAt']>({
    name: ['employment.startsAt', 'employment.endsAt'],
  });
  // Without an end the work is open-ended; while the end is being chosen it is also missing.
  const [isChoosing, setChoosing] = useState(false);
  const put = useRef<string | null>(null);
  const isOpenEnded = endsAt === null && !isChoosing;
  const switchTo = (openEnded: boolean) => {
    setChoosing(!openEnded);
    if (openEnded) put.current = getValues('employment.endsAt');
    setValue('employment.endsAt', openEnded ? null : put.current, { shouldDirty: true });
  };
  return (
    <div className={styles.span}>
      <Day name="employment.startsAt" label={copy.employedFrom} isClearable isOptional />
      <Day
        name="employment.endsAt"
        label={copy.employedUntil}
        isClearable
        isOptional
        isDisabled={isOpenEnded}
        {...(isOpenEnded && { placeholder: copy.openEnded })}
        {...(startsAt && { min: startsAt })}
      />
      <SwitchField
        className={styles.beside}
        label={copy.openEnded}
        checked={isOpenEnded}
        onChange={(event) => switchTo(event.currentTarget.checked)}
      />
    </div>
  );
}

function PlaceFields() {
  const { getFieldState, formState, setValue, clearErrors } = useFormContext<EditorForm>();
  const isAbroad = useWatch<EditorForm, 'employment.place.isAbroad'>({ name: 'employment.place.isAbroad' });
  const error = getFieldState('employment.place', formState).error;
  const message = error && 'message' in error ? error.message : undefined;
  const fill = ({ postcode, address1 }: { postcode: string; address1: string }) => {
    setValue('employment.place.postcode', postcode, { shouldDirty: true });
    setValue('employment.place.address1', address1, { shouldDirty: true });
    clearErrors('employment.place');
  };
  return (
    <Stack gap={8}>
      <div className={styles.row}>
        <span className={styles.label}>{copy.place}</span>
        <Switch name="employment.place.isAbroad" label={copy.abroad} />
      </div>
      {!isAbroad && (
        <>
          <AddressFinder onPick={fill}>
            <Text name="employment.place.postcode" label={copy.postcode} maxLength={bounds.postcode} />
          </AddressFinder>
          <Text name="employment.place.address1" label={copy.address1} maxLength={bounds.address} />
        </>
      )}
      <Text
        name="employment.place.address2"
        label={copy.address2}
        maxLength={bounds.address}
        {...(isAbroad && { hint: copy.abroadHint })}
      />
      {message && <p className={styles.error}>{sayKey(message)}</p>}
    </Stack>
  );
}

/** 근무 조건: employment types, wage, period and place. */
export function WorkSection({ published }: { published: PublishedState | undefined }) {
  return (
    <>
      <Chips name="employment.types" label={copy.types} hint={copy.typesHint} options={typeOptions} />
      <WageFields published={published} />
      <Period />
      <PlaceFields />
    </>
  );
}
