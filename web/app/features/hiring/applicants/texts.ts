import type { ApplicantRow, ApplicantSummary, Kanban } from '@ieum/contract/hiring/applicants/schemas.ts';
import { lengthIn } from '@ieum/contract/hiring/resumes/formats.ts';
import { joined } from '@ieum/contract/common/text-formats.ts';
import { labels } from '#features/hiring/resumes/labels.ts';
import { locale } from '#lib/format/copy.ts';
import { findCard } from './board/board.ts';
import { copy } from './copy.ts';
import { stageLooks } from './states-copy.ts';

/** The length of the career, or 신입; empty when it is not given. */
export function careerLength({ career, careerMonths }: ApplicantSummary): string {
  if (careerMonths > 0) return lengthIn(locale, careerMonths);
  return career === 'NEW_RECRUIT' ? copy.newcomer : '';
}

/** `한강대 · 대졸`. */
export const educationText = ({ education }: ApplicantSummary): string =>
  joined(education.institutionName, education.institutionType && labels.education[education.institutionType]);

/** `TOEIC 935`; several with commas. */
export const languagesText = ({ languages }: ApplicantSummary): string =>
  languages
    .map(({ type, name, score }) =>
      [name || labels.language[type], score > 0 && score].filter(Boolean).join(' '),
    )
    .join(', ');

/** Up to three short labels of a card: languages, then certificates. */
export const tagsOf = ({ languages, certifications }: ApplicantSummary): string[] =>
  [
    ...languages.map(({ type, name, score }) =>
      [name || labels.language[type], score > 0 && score].filter(Boolean).join(' '),
    ),
    ...certifications,
  ].slice(0, 3);

/** The given name, or the first two letters of a foreign one, for the avatar. */
export function initialsOf({ person }: Pick<ApplicantRow, 'person'>): string {
  const name = person.name.trim();
  return /^[가-힣]{2,5}$/.test(name) ? name.slice(name.length > 2 ? -2 : -1) : name.slice(0, 2);
}

/** Position and career in one line: `해외영업 5년 2개월`. */
export const careerText = (summary: ApplicantSummary): string =>
  [summary.position, careerLength(summary)].filter(Boolean).join(' ');

/** The name of a stage. */
export const stageName = (stage: ApplicantRow['stage']): string => stageLooks[stage].label;

/** How many cards a column has and the position of this one, for screen readers. */
export function positionText(board: Kanban, id: string): string {
  const found = findCard(board, id);
  if (!found) return '';
  const { card, column, index } = found;
  return copy.position(card.person.name, stageName(card.stage), {
    index: index + 1,
    count: board[column].count,
  });
}
