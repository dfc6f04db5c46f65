import type { Locale } from '@ieum/contract/common/text.ts';
import { pdfTexts } from '@ieum/contract/hiring/applications/pdf-texts.ts';
import { resumeLabels as labels } from '@ieum/contract/hiring/resumes/labels.ts';
import type { ResumeContent } from '@ieum/contract/hiring/resumes/schemas.ts';
import { lengthIn, monthIn, spanIn } from '@ieum/contract/hiring/resumes/formats.ts';
import { joined, phoneText } from '@ieum/contract/common/text-formats.ts';
import { withoutEmptyItems } from '@ieum/contract/hiring/resumes/without-empty-items.ts';
import { seoulMinute } from '#kit/dates.ts';
import type {
  PdfDocument,
  PdfBlock,
  PdfEntry,
  PdfHead,
  PdfLanguage,
  PdfPart,
} from '#platform/pdf/document.ts';
import { careerMonthsOf } from './completeness.ts';
import { translateInto, type Say } from './pdf-texts.ts';

/** The language of a PDF, and the day until which a present employment counts. */
export interface PdfMoment {
  locale: Locale;
  at: Date;
}

type Job = ResumeContent['workExperience']['list'][number];
type School = ResumeContent['education']['otherEducations'][number];

const languages: Record<Locale, PdfLanguage> = { ko: 'ko', en: 'en', cn: 'zh-CN' };

/** A person's own resume as a PDF. */
export function resumePdf(content: ResumeContent, photo: Uint8Array | null, moment: PdfMoment): PdfDocument {
  const say = translateInto(moment.locale);
  const { name } = content.personalInformation;
  return {
    ...frameOf(moment.locale),
    title: say(pdfTexts.resumeOf, { name }),
    author: name,
    head: headOf(content, photo, say),
    parts: resumeParts(content, moment),
    foot: joined(name, say(pdfTexts.resume), seoulMinute(moment.at)),
  };
}

/** The parts that all PDFs of one language share. */
export const frameOf = (locale: Locale): Pick<PdfDocument, 'language' | 'missingNote' | 'cutNote'> => ({
  language: languages[locale],
  missingNote: translateInto(locale)(pdfTexts.missingLetters),
  cutNote: translateInto(locale)(pdfTexts.cut),
});

/** Name, title of the resume and contacts. */
export function headOf(
  { name: subtitle, personalInformation: person }: ResumeContent,
  photo: Uint8Array | null,
  say: Say,
): PdfHead {
  const { texts, gender } = labels;
  const { postcode, address1, address2 } = person.residence;
  const facts = [
    { term: texts.born, value: person.bornAt?.replaceAll('-', '.') ?? '' },
    { term: texts.gender, value: person.gender ? say(gender[person.gender]) : '' },
    { term: texts.phone, value: phoneText(person.phone) },
    { term: texts.email, value: person.email },
    {
      term: texts.address,
      value: [postcode && `(${postcode})`, address1, address2].filter(Boolean).join(' '),
    },
  ];
  return {
    kicker: '',
    title: person.name || say(texts.noName),
    subtitle,
    facts: facts.filter(({ value }) => value).map(({ term, value }) => ({ term: say(term), value })),
    photo,
  };
}

/** The sections of a resume with content, in the order in which companies read them. */
export function resumeParts(whole: ResumeContent, moment: PdfMoment): PdfPart[] {
  const content = withoutEmptyItems(whole);
  const say = translateInto(moment.locale);
  const { sections } = labels;
  const parts: PdfPart[] = [
    careerPart(content, moment),
    part(say(sections.education), [entries(schoolsOf(content).map((school) => schoolEntry(school, moment)))]),
    part(say(sections.languages), [languagePairs(content, say)]),
    part(say(sections.officeSkills), [skillPairs(content, say)]),
    part(say(sections.certifications), [
      entries(
        content.certifications.map(({ name, issuer, issuedAt, desc }) => ({
          when: issuedAt ? monthIn(moment.locale, issuedAt) : '',
          title: name,
          note: issuer,
          text: desc,
        })),
      ),
    ]),
    part(say(sections.coverLetter), [
      { kind: 'text', title: content.coverLetter.subject, text: content.coverLetter.content },
    ]),
  ];
  const said = parts.filter(({ note, blocks }) => note !== '' || blocks.length > 0);
  return said.length > 0 ? said : [part('', [{ kind: 'text', title: '', text: say(labels.texts.empty) }])];
}

const part = (title: string, blocks: readonly PdfBlock[], note = ''): PdfPart => ({
  title,
  note,
  blocks: blocks.filter(hasContent),
});

function hasContent(block: PdfBlock): boolean {
  if (block.kind === 'entries') return block.entries.length > 0;
  if (block.kind === 'pairs') return block.pairs.length > 0;
  return block.title !== '' || block.text !== '';
}

const entries = (list: readonly PdfEntry[]): PdfBlock => ({ kind: 'entries', entries: list });

function careerPart({ workExperience }: ResumeContent, moment: PdfMoment): PdfPart {
  const say = translateInto(moment.locale);
  const months = careerMonthsOf(workExperience, moment.at);
  const isNew = workExperience.type === 'NEW_RECRUIT';
  const total = months > 0 ? say(labels.texts.total, { length: lengthIn(moment.locale, months) }) : '';
  const note = isNew ? say(labels.career.NEW_RECRUIT) : total;
  const jobs = isNew ? [] : workExperience.list.map((job) => jobEntry(job, moment));
  return part(say(labels.sections.workExperience), [entries(jobs)], note);
}

function jobEntry(job: Job, { locale, at }: PdfMoment): PdfEntry {
  const say = translateInto(locale);
  const { startsAt, endsAt } = job.duration;
  const alone = { type: 'EXPERIENCED' as const, span: { years: 0, months: 0 }, list: [job] };
  return {
    when: spanIn(locale, { from: startsAt, to: endsAt, openEnd: say(labels.texts.present) }),
    title: job.companyName,
    note: joined(
      job.position,
      job.type && say(labels.employment[job.type]),
      startsAt && lengthIn(locale, careerMonthsOf(alone, at)),
    ),
    text: job.description,
  };
}

const schoolsOf = ({ education: { otherEducations, ...last } }: ResumeContent): School[] =>
  [last, ...otherEducations].filter((school) => school.institutionName || school.institutionType);

function schoolEntry(school: School, { locale }: PdfMoment): PdfEntry {
  const say = translateInto(locale);
  return {
    when: spanIn(locale, { from: school.attendingStartsAt, to: school.attendingEndsAt }),
    title: school.institutionName,
    note: joined(
      school.institutionDist,
      school.institutionType && say(labels.education[school.institutionType]),
      school.attendingStatus && say(labels.schoolStatus[school.attendingStatus]),
    ),
    text: '',
  };
}

function languagePairs({ languages: known }: ResumeContent, say: Say): PdfBlock {
  const scoreText = (score: number) =>
    score > 0 && say(labels.texts.score, { score: score.toLocaleString('en-US') });
  return {
    kind: 'pairs',
    pairs: known.map(({ type, name, score }) => ({
      name: say(labels.language[type]),
      value: [name, scoreText(score)].filter(Boolean).join(' '),
    })),
  };
}

const STEPS = 5;

function skillPairs({ officeSkills }: ResumeContent, say: Say): PdfBlock {
  const texts = Object.values(labels.skillSteps);
  const pairs = officeSkills
    .filter(({ score, name }) => score > 0 || name)
    .map(({ type, name, score }) => {
      const steps = Math.min(STEPS, Math.round(score));
      const word = texts[steps];
      return {
        name: name || say(labels.skill[type]),
        ...(steps > 0 && word ? { value: say(word), steps } : { value: '' }),
      };
    });
  return { kind: 'pairs', pairs };
}
