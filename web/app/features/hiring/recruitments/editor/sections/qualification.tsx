import {
  Career,
  EducationLevel,
  recruitmentBounds as bounds,
} from '@ieum/contract/hiring/recruitments/enums.ts';
import { genders } from '@ieum/contract/account/users/enums.ts';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { useId, type ReactNode } from 'react';
import { useFormContext, useWatch, type FieldPathByValue } from 'react-hook-form';
import { Chips } from '#ui/form/fields/chips.tsx';
import { Choices } from '#ui/form/fields/choices.tsx';
import { Whole } from '#ui/form/fields/whole.tsx';
import { Switch } from '#ui/form/fields/switch.tsx';
import { enumLabels as labels, fields as copy } from '../fields/fields-copy.ts';
import styles from '../fields/fields.module.css';
import type { EditorForm } from '../editor-form.ts';

interface ConditionProps {
  title: string;
  /** The switch that disables the other inputs. */
  name: FieldPathByValue<EditorForm, boolean>;
  children: (isIrrelevant: boolean) => ReactNode;
}

function Condition({ title, name, children }: ConditionProps) {
  const id = useId();
  const isIrrelevant = useWatch<EditorForm>({ name }) === true;
  return (
    <section className={styles.quality} aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        <Switch name={name} label={copy.irrelevantOf(title)} />
      </header>
      {children(isIrrelevant)}
    </section>
  );
}

const Warning = () => (
  <p className={styles.warning}>
    <IconAlertTriangle size={17} aria-hidden />
    {copy.limitWarning}
  </p>
);

function Education() {
  return (
    <Condition title={copy.education} name="qualification.educationLevel.isIrrelevant">
      {(isIrrelevant) => (
        <>
          <Chips
            name="qualification.educationLevel.items"
            label={copy.educationOf}
            isDisabled={isIrrelevant}
            options={Object.values(EducationLevel).map((value) => ({
              value,
              label: labels.education[value],
            }))}
          />
          <Switch
            name="qualification.educationLevel.includesToBe"
            label={copy.includesToBe}
            isDisabled={isIrrelevant}
          />
        </>
      )}
    </Condition>
  );
}

function Experience() {
  return (
    <Condition title={copy.experience} name="qualification.workExperience.isIrrelevant">
      {(isIrrelevant) => (
        <>
          <Chips
            name="qualification.workExperience.items"
            label={copy.experienceOf}
            isDisabled={isIrrelevant}
            options={Object.values(Career).map((value) => ({ value, label: labels.career[value] }))}
          />
          <div className={styles.pair}>
            <Whole
              name="qualification.workExperience.years"
              label={copy.years}
              unit={copy.yearUnit}
              max={bounds.years}
              isDisabled={isIrrelevant}
            />
            <Whole
              name="qualification.workExperience.months"
              label={copy.months}
              unit={copy.monthUnit}
              max={bounds.months}
              isDisabled={isIrrelevant}
            />
          </div>
        </>
      )}
    </Condition>
  );
}

function Age() {
  return (
    <Condition title={copy.age} name="qualification.age.isIrrelevant">
      {(isIrrelevant) => (
        <>
          <div className={styles.pair}>
            <Whole
              name="qualification.age.value__min"
              label={copy.ageMin}
              unit={copy.ageUnit}
              max={bounds.age}
              isDisabled={isIrrelevant}
            />
            <Whole
              name="qualification.age.value__max"
              label={copy.ageMax}
              unit={copy.ageUnit}
              max={bounds.age}
              isDisabled={isIrrelevant}
            />
          </div>
          {!isIrrelevant && <Warning />}
        </>
      )}
    </Condition>
  );
}

function GenderQuality() {
  const { getValues } = useFormContext<EditorForm>();
  return (
    <Condition title={copy.gender} name="qualification.gender.isIrrelevant">
      {(isIrrelevant) => (
        <>
          <Choices
            name="qualification.gender.value"
            label={copy.genderOf}
            isDisabled={isIrrelevant}
            options={genders.map((value) => ({ value, label: labels.gender[value] }))}
          />
          {!isIrrelevant && getValues('qualification.gender.value') !== null && <Warning />}
        </>
      )}
    </Condition>
  );
}

/** 자격: education, experience, age and gender; each may be irrelevant, which disables its inputs. */
export function QualificationSection() {
  return (
    <>
      <Education />
      <Experience />
      <Age />
      <GenderQuality />
    </>
  );
}
