import type { ResumeCopy } from '@ieum/contract/hiring/resumes/schemas.ts';
import { withoutEmptyItems } from '@ieum/contract/hiring/resumes/without-empty-items.ts';
import type { ReactNode } from 'react';
import { joined, phoneText } from '@ieum/contract/common/text-formats.ts';
import { numberText } from '#lib/format/money.ts';
import { say } from '#lib/format/copy.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import { labels, texts } from '../labels.ts';
import styles from './resume-view.module.css';
import { careerText, dayNumbers, employmentLength, monthText, spanText } from '../texts.ts';
import { viewCopy as copy } from './view-copy.ts';

interface ResumeViewProps {
  resume: ResumeCopy;
  /** The heading level of the section titles, below the heading around the view. */
  level?: 2 | 3;
  /** Omit the person's name and contacts where they are already shown beside it. */
  hidesPerson?: boolean;
}

interface PartProps {
  title: string;
  note?: string;
  level: 2 | 3;
  children: ReactNode;
}

function Part({ title, note, level, children }: PartProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.part}>
      <Title>
        <MemberText>{title}</MemberText>
        {note && (
          <em className="number">
            <MemberText>{note}</MemberText>
          </em>
        )}
      </Title>
      {children}
    </section>
  );
}

const addressText = ({
  postcode,
  address1,
  address2,
}: ResumeCopy['personalInformation']['residence']): string =>
  [postcode && `(${postcode})`, address1, address2].filter(Boolean).join(' ');

function Person({ resume }: { resume: ResumeCopy }) {
  const { name, phone, email, gender, bornAt, residence } = resume.personalInformation;
  const facts: [string, string][] = [
    [say(texts.born), bornAt ? dayNumbers(bornAt) : ''],
    [say(texts.gender), gender ? labels.gender[gender] : ''],
    [say(texts.phone), phoneText(phone)],
    [say(texts.email), email],
    [say(texts.address), addressText(residence)],
  ];
  return (
    <header className={styles.person}>
      <div>
        <p className={name ? styles.name : styles.noName}>
          <MemberText>{name || say(texts.noName)}</MemberText>
        </p>
        {resume.name && (
          <p className={styles.title}>
            <MemberText>{resume.name}</MemberText>
          </p>
        )}
        <dl className={styles.facts}>
          {facts
            .filter(([, value]) => value)
            .map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd className="number">
                  <MemberText>{value}</MemberText>
                </dd>
              </div>
            ))}
        </dl>
      </div>
      {resume.profile && (
        <img
          className={styles.photo}
          src={resume.profile.url}
          alt={copy.photo(name)}
          width={96}
          height={128}
        />
      )}
    </header>
  );
}

function Entry({ when, title, note, text }: { when: string; title: string; note?: string; text?: string }) {
  return (
    <li className={styles.entry}>
      <span className={`${styles.when} number`}>{when}</span>
      <div>
        <b>
          <MemberText>{title}</MemberText>
        </b>
        {note && (
          <p className={styles.note}>
            <MemberText>{note}</MemberText>
          </p>
        )}
        {text && (
          <p className={styles.text}>
            <MemberText>{text}</MemberText>
          </p>
        )}
      </div>
    </li>
  );
}

function Career({ resume, level }: { resume: ResumeCopy; level: 2 | 3 }) {
  const { type, list } = resume.workExperience;
  const total = careerText(type, resume.careerMonths);
  const isNew = type === 'NEW_RECRUIT';
  if (!total && list.length === 0) return null;
  return (
    <Part title={labels.sections.workExperience} note={total} level={level}>
      <ul>
        {!isNew &&
          list.map((job, index) => (
            <Entry
              key={index}
              when={spanText(job.duration.startsAt, job.duration.endsAt, say(texts.present))}
              title={job.companyName}
              note={joined(job.position, job.type && labels.employment[job.type], employmentLength(job))}
              text={job.description}
            />
          ))}
      </ul>
    </Part>
  );
}

function Schools({ education, level }: { education: ResumeCopy['education']; level: 2 | 3 }) {
  const { otherEducations, ...last } = education;
  const schools = [last, ...otherEducations].filter(
    (school) => school.institutionName || school.institutionType,
  );
  if (schools.length === 0) return null;
  return (
    <Part title={labels.sections.education} level={level}>
      <ul>
        {schools.map((school, index) => (
          <Entry
            key={index}
            when={spanText(school.attendingStartsAt, school.attendingEndsAt)}
            title={school.institutionName}
            note={joined(
              school.institutionDist,
              school.institutionType && labels.education[school.institutionType],
              school.attendingStatus && labels.schoolStatus[school.attendingStatus],
            )}
          />
        ))}
      </ul>
    </Part>
  );
}

function Abilities({ resume, level }: { resume: ResumeCopy; level: 2 | 3 }) {
  const skills = resume.officeSkills.filter(({ score, name }) => score > 0 || name);
  return (
    <>
      {resume.languages.length > 0 && (
        <Part title={labels.sections.languages} level={level}>
          <ul className={styles.pairs}>
            {resume.languages.map(({ type, name, score }, index) => (
              <li key={index}>
                <b>{labels.language[type]}</b>
                <span className="number">
                  <MemberText>
                    {[name, score > 0 && say(texts.score, { score: numberText(score) })]
                      .filter(Boolean)
                      .join(' ')}
                  </MemberText>
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {skills.length > 0 && (
        <Part title={labels.sections.officeSkills} level={level}>
          <ul className={styles.pairs}>
            {skills.map(({ type, name, score }, index) => (
              <li key={index}>
                <b>
                  <MemberText>{name || labels.skill[type]}</MemberText>
                </b>
                <SkillMark score={score} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function SkillMark({ score }: { score: number }) {
  const step = Math.min(5, Math.round(score));
  const word = labels.skillSteps[step] ?? '';
  if (step === 0) return null;
  return (
    <span className={styles.skill}>
      <span role="img" aria-label={copy.skillOf(step, word)} className={styles.steps} data-step={step}>
        {[1, 2, 3, 4, 5].map((position) => (
          <i key={position} data-filled={position <= step || undefined} />
        ))}
      </span>
      <span aria-hidden>{word}</span>
    </span>
  );
}

const isBlank = ({
  workExperience,
  education,
  languages,
  officeSkills,
  certifications,
  coverLetter,
}: ResumeCopy) =>
  workExperience.type === null &&
  education.institutionName === '' &&
  [workExperience.list, languages, officeSkills, certifications].every((list) => list.length === 0) &&
  coverLetter.content === '';

/** A resume as companies read it; also printed like this. */
export function ResumeView({ resume: whole, level = 3, hidesPerson = false }: ResumeViewProps) {
  const resume = withoutEmptyItems(whole);
  const { subject, content } = resume.coverLetter;
  return (
    <article className={styles.view}>
      {!hidesPerson && <Person resume={resume} />}
      {isBlank(resume) && <p className={styles.note}>{say(texts.empty)}</p>}
      <Career resume={resume} level={level} />
      <Schools education={resume.education} level={level} />
      <Abilities resume={resume} level={level} />
      {resume.certifications.length > 0 && (
        <Part title={labels.sections.certifications} level={level}>
          <ul>
            {resume.certifications.map(({ name, issuer, issuedAt, desc }, index) => (
              <Entry
                key={index}
                when={issuedAt ? monthText(issuedAt) : ''}
                title={name}
                note={issuer}
                text={desc}
              />
            ))}
          </ul>
        </Part>
      )}
      {(subject || content) && (
        <Part title={labels.sections.coverLetter} level={level}>
          {subject && (
            <p className={styles.subject}>
              <MemberText>{subject}</MemberText>
            </p>
          )}
          <p className={styles.letter}>
            <MemberText>{content}</MemberText>
          </p>
        </Part>
      )}
    </article>
  );
}
