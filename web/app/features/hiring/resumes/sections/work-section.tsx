import { resumeTexts } from '@ieum/contract/hiring/resumes/texts.ts';
import type { ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import { useRef } from 'react';
import { seoulToday } from '#lib/format/dates.ts';
import { Hint } from '#ui/text/hint.tsx';
import { Segments } from '#ui/choice/segments.tsx';
import { SwitchField } from '#ui/choice/switch-field.tsx';
import { ChoiceField, DayField, LineField, LongField, WholeField } from '../fields/fields.tsx';
import type { FieldErrors } from '../fields/valid-value.ts';
import { ItemList, type ItemProps } from './item-list.tsx';
import { labels } from '../labels.ts';
import styles from './sections.module.css';
import { SectionBox } from './section-box.tsx';
import { sectionCopy as copy } from './section-copy.ts';
import { hasErrorUnder, type SectionProps } from './section.ts';
import { careerText, employmentText, lengthText } from '../texts.ts';

type Work = ResumeContent['workExperience'];
type Job = Work['list'][number];

const MAX_JOBS = 30;

const blankJob: Job = {
  type: null,
  companyName: '',
  position: '',
  description: '',
  duration: { startsAt: null, endsAt: null },
};

/** The initial end of a job that has ended: last month, or this one for a job begun in it. */
function endOfJob(startsAt: string | null): string {
  const [year = 0, month = 0] = seoulToday().split('-').map(Number);
  const endOf = (place: number) => new Date(Date.UTC(year, place, 0)).toISOString().slice(0, 10);
  return startsAt !== null && startsAt > endOf(month - 1) ? endOf(month) : endOf(month - 1);
}

function JobPeriod({ value, onChange, path, errors }: JobProps & { path: string }) {
  const { duration } = value;
  const isStill = duration.endsAt === null;
  const putAway = useRef<string>(undefined);
  const change = (part: Partial<Job['duration']>) =>
    onChange({ ...value, duration: { ...duration, ...part } });
  return (
    <div className={styles.period}>
      <DayField
        label={copy.joinedAt}
        value={duration.startsAt}
        error={errors[`${path}.duration.startsAt`]}
        onChange={(startsAt) => change({ startsAt })}
      />
      <DayField
        key={isStill ? 'still' : 'past'}
        label={copy.resignedAt}
        value={duration.endsAt}
        edge="end"
        isDisabled={isStill}
        isNeeded
        placeholder={isStill ? copy.stillThere : undefined}
        error={errors[`${path}.duration.endsAt`]}
        onChange={(endsAt) => change({ endsAt })}
      />
      <SwitchField
        label={copy.stillThere}
        checked={isStill}
        className={styles.still}
        onChange={({ currentTarget: { checked: isOn } }) => {
          if (isOn) putAway.current = duration.endsAt ?? undefined;
          change({ endsAt: isOn ? null : (putAway.current ?? endOfJob(duration.startsAt)) });
        }}
      />
    </div>
  );
}

type JobProps = ItemProps<Job> & Pick<SectionProps, 'errors'>;

function JobFields(props: JobProps) {
  const { value, onChange, index, errors } = props;
  const path = `workExperience.list.${index}`;
  const change = (part: Partial<Job>) => onChange({ ...value, ...part });
  return (
    <>
      <div className={styles.grid}>
        <LineField
          label={copy.company}
          value={value.companyName}
          max={100}
          autoComplete="organization"
          error={errors[`${path}.companyName`]}
          onChange={(companyName) => change({ companyName })}
        />
        <LineField
          label={copy.position}
          value={value.position}
          max={100}
          error={errors[`${path}.position`]}
          onChange={(position) => change({ position })}
        />
      </div>
      <JobPeriod {...props} path={path} />
      <ChoiceField
        label={copy.employmentType}
        value={value.type}
        options={labels.employment}
        onChange={(type) => change({ type })}
      />
      <LongField
        label={copy.duties}
        placeholder={copy.dutiesHint}
        value={value.description}
        max={2000}
        error={errors[`${path}.description`]}
        onChange={(description) => change({ description })}
      />
    </>
  );
}

interface SpanProps {
  work: Work;
  onChange: (change: Partial<Work>) => void;
  /** Months that the server counted in the list. */
  counted: number;
  errors: FieldErrors;
}

function SpanFields({ work, onChange, counted, errors }: SpanProps) {
  const { span, list } = work;
  const isOff = list.length > 0 && counted !== span.years * 12 + span.months;
  return (
    <fieldset className={styles.span}>
      <legend>{copy.span}</legend>
      <WholeField
        label={copy.spanYears}
        isLabelHidden
        unit={copy.years}
        value={span.years}
        max={70}
        tooMuch={resumeTexts.spanYearsInvalid}
        error={errors['workExperience.span.years']}
        onChange={(years) => onChange({ span: { ...span, years } })}
      />
      <WholeField
        label={copy.spanMonths}
        isLabelHidden
        unit={copy.months}
        value={span.months}
        max={11}
        tooMuch={resumeTexts.spanMonthsInvalid}
        error={errors['workExperience.span.months']}
        onChange={(months) => onChange({ span: { ...span, months } })}
      />
      {isOff && (
        <p>
          {copy.spanFromList(lengthText(counted))}
          <button
            type="button"
            onClick={() => onChange({ span: { years: Math.floor(counted / 12), months: counted % 12 } })}
          >
            {copy.spanFit}
          </button>
        </p>
      )}
    </fieldset>
  );
}

function NewRecruitNote({ jobs }: { jobs: number }) {
  return (
    <Hint size="lg">
      {copy.newRecruitNote} {jobs > 0 && copy.jobsHint(jobs)}
    </Hint>
  );
}

/** 경력: new graduate or experienced, the total length and every job. */
export function WorkSection({ content, write, errors, frame, counted }: SectionProps & { counted: number }) {
  const work = content.workExperience;
  const change = (part: Partial<Work>) => write('workExperience', { ...work, ...part });
  const isNew = work.type === 'NEW_RECRUIT';
  const choices = (['NEW_RECRUIT', 'EXPERIENCED'] as const).map((value) => ({
    value,
    label: labels.career[value],
  }));
  return (
    <SectionBox
      section="workExperience"
      {...frame}
      {...(work.list.length > 0 && { suggest: copy.jobsUnfinished })}
      note={isNew ? undefined : careerText(work.type, counted)}
      action={
        <Segments
          size="sm"
          label={copy.career}
          value={work.type ?? ''}
          options={choices}
          onChange={(type) => change({ type: type === 'NEW_RECRUIT' ? type : 'EXPERIENCED' })}
        />
      }
    >
      {isNew && <NewRecruitNote jobs={work.list.length} />}
      <div hidden={isNew}>
        <ItemList
          initial={work.list}
          onChange={(list) => change({ list, type: list.length > 0 ? 'EXPERIENCED' : work.type })}
          blank={blankJob}
          addLabel={copy.addJob}
          max={MAX_JOBS}
          titleOf={(job) => job.companyName || copy.newJob}
          noteOf={employmentText}
          hasError={(index) => hasErrorUnder(errors, `workExperience.list.${index}`)}
        >
          {(props) => <JobFields {...props} errors={errors} />}
        </ItemList>
        <SpanFields work={work} onChange={change} counted={counted} errors={errors} />
      </div>
    </SectionBox>
  );
}
