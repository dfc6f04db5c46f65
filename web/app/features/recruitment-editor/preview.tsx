import { daysLeft, nearDayText } from '#lib/dates.ts';
import { phoneText } from '#lib/money.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { DDayBadge } from '#ui/badge/d-day-badge.tsx';
import { CompanyMark } from '#ui/company-mark.tsx';
import { fields } from './fields-copy.ts';
import type { EditorForm } from './form.ts';
import { previewCopy as copy } from './preview-copy.ts';
import styles from './preview.module.css';
import {
  ageText,
  educationText,
  experienceText,
  genderText,
  periodSummary,
  placeText,
  typesText,
} from './summaries.ts';
import { wageEcho } from './wage.ts';

interface PreviewProps {
  form: EditorForm;
  company: { name: string; logo: string | undefined };
}

function employmentPeriod({ startsAt, endsAt }: EditorForm['employment']): string {
  if (!startsAt && !endsAt) return '';
  return `${startsAt ? nearDayText(startsAt) : ''} ~ ${endsAt ? nearDayText(endsAt) : copy.openEnded}`.trim();
}

function Conditions({ form }: { form: EditorForm }) {
  const { employment, qualification } = form;
  const facts: [string, string][] = [
    [fields.types, typesText(employment.types)],
    [fields.wage, wageEcho(employment.wage)],
    [fields.experience, experienceText(qualification.workExperience)],
    [fields.education, educationText(qualification.educationLevel)],
    [fields.employment, employmentPeriod(employment)],
    [fields.age, ageText(qualification.age)],
    [fields.gender, genderText(qualification.gender)],
    [fields.place, placeText(employment.place)],
  ];
  return (
    <dl className={styles.conditions}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd key={value} data-empty={value ? undefined : true}>
            {value || copy.notYet}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Contact({ recruiter }: { recruiter: EditorForm['recruiter'] }) {
  const { name, phone, email, hidesPhone, hidesEmail } = recruiter;
  if (!name) return null;
  return (
    <section>
      <h3>{copy.contact}</h3>
      <p>{name}</p>
      {phone && <p className="number">{hidesPhone ? copy.hidden : phoneText(phone)}</p>}
      {email && <p>{hidesEmail ? copy.hidden : email}</p>}
    </section>
  );
}

/** The posting as visitors will see it, from what stands in the form now. */
export function Preview({ form, company }: PreviewProps) {
  const { application } = form;
  return (
    <article className={styles.posting}>
      <p className={styles.company}>
        <CompanyMark name={company.name} logo={company.logo} size={40} />
        <b>{company.name}</b>
      </p>
      <h2 data-empty={form.subject ? undefined : true}>{form.subject || copy.noSubject}</h2>
      {form.summary && <p className={styles.summary}>{form.summary}</p>}
      <p className={styles.standing}>
        <Badge hue="ink">{copy.before}</Badge>
        {(application.isOpenHiring || application.endsAt) && (
          <DDayBadge days={application.isOpenHiring ? null : daysLeft(application.endsAt)} />
        )}
        <span className="number">{periodSummary(application)}</span>
      </p>
      <Conditions form={form} />
      <section>
        <h3>{fields.content}</h3>
        {/* Made by the editor's own schema or cleaned by the server: no foreign markup can stand here. */}
        <div className={`prose ${styles.content}`} dangerouslySetInnerHTML={{ __html: form.content }} />
      </section>
      {form.questions.length > 0 && (
        <section>
          <h3>{copy.questions(form.questions.length)}</h3>
          <ol className={styles.questions}>
            {form.questions.map(({ question }, index) => (
              <li key={index}>{question || copy.notYet}</li>
            ))}
          </ol>
        </section>
      )}
      <Contact recruiter={form.recruiter} />
    </article>
  );
}
