import type { ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import { ChoiceField, DayField, LineField } from '../fields/fields.tsx';
import { ItemList, type ItemProps } from './item-list.tsx';
import { labels } from '../labels.ts';
import styles from './sections.module.css';
import { SuggestedField } from './suggested-field.tsx';
import { SectionBox } from './section-box.tsx';
import { sectionCopy as copy } from './section-copy.ts';
import { hasErrorUnder, type SectionProps } from './section.ts';
import { schoolText } from '../texts.ts';

export type School = ResumeContent['education']['otherEducations'][number];

const MAX_SCHOOLS = 11;
const loadSchools = async () => (await import('../suggestions/schools.ts')).schools;

export const blankSchool: School = {
  institutionType: null,
  institutionName: '',
  institutionDist: '',
  attendingStatus: null,
  attendingStartsAt: null,
  attendingEndsAt: null,
};

const isBlank = (school: School): boolean => Object.values(school).every((value) => !value);

/** The last school and the further ones as one list; an empty last school is omitted. */
export function schoolsOf({ otherEducations, ...last }: ResumeContent['education']): School[] {
  return isBlank(last) ? otherEducations : [last, ...otherEducations];
}

/** The first of the list is the last school attended, the others are `otherEducations`. */
export function educationOf([last = blankSchool, ...otherEducations]: School[]): ResumeContent['education'] {
  return { ...last, otherEducations };
}

const pathOf = (index: number): string =>
  index === 0 ? 'education' : `education.otherEducations.${index - 1}`;

interface AttendanceProps {
  value: School;
  change: (part: Partial<School>) => void;
  errorAt: (name: string) => string | undefined;
}

const AttendanceFields = ({ value, change, errorAt }: AttendanceProps) => (
  <>
    <ChoiceField
      label={copy.level}
      value={value.institutionType}
      options={labels.education}
      onChange={(institutionType) => change({ institutionType })}
    />
    <ChoiceField
      label={copy.status}
      value={value.attendingStatus}
      options={labels.schoolStatus}
      onChange={(attendingStatus) => change({ attendingStatus })}
    />
    <DayField
      label={copy.enteredAt}
      value={value.attendingStartsAt}
      error={errorAt('attendingStartsAt')}
      onChange={(attendingStartsAt) => change({ attendingStartsAt })}
    />
    <DayField
      label={copy.leftAt}
      value={value.attendingEndsAt}
      edge="end"
      error={errorAt('attendingEndsAt')}
      onChange={(attendingEndsAt) => change({ attendingEndsAt })}
    />
  </>
);

function SchoolFields({ value, onChange, index, errors }: ItemProps<School> & Pick<SectionProps, 'errors'>) {
  const change = (part: Partial<School>) => onChange({ ...value, ...part });
  const errorAt = (name: string) => errors[`${pathOf(index)}.${name}`];
  return (
    <div className={styles.grid}>
      <div className={styles.whole}>
        <SuggestedField
          label={copy.school}
          load={loadSchools}
          placeholder={copy.schoolHint}
          value={value.institutionName}
          max={100}
          error={errorAt('institutionName')}
          onChange={(institutionName) => change({ institutionName })}
        />
      </div>
      <AttendanceFields value={value} change={change} errorAt={errorAt} />
      <div className={styles.whole}>
        <LineField
          label={copy.district}
          placeholder={copy.districtHint}
          value={value.institutionDist}
          max={100}
          error={errorAt('institutionDist')}
          onChange={(institutionDist) => change({ institutionDist })}
        />
      </div>
    </div>
  );
}

/** 학력: the last school first, further ones below it. */
export function EducationSection({ content, write, errors, frame }: SectionProps) {
  const hasError = (index: number) =>
    index === 0
      ? Object.keys(errors).some((path) => /^education\.(?!otherEducations)/.test(path))
      : hasErrorUnder(errors, pathOf(index));
  return (
    <SectionBox section="education" {...frame}>
      <ItemList
        initial={schoolsOf(content.education)}
        onChange={(schools) => write('education', educationOf(schools))}
        blank={blankSchool}
        addLabel={copy.addSchool}
        max={MAX_SCHOOLS}
        titleOf={(school) => school.institutionName || copy.newSchool}
        noteOf={schoolText}
        hasError={hasError}
      >
        {(props) => <SchoolFields {...props} errors={errors} />}
      </ItemList>
    </SectionBox>
  );
}
