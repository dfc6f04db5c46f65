import { employmentTypeTexts } from '@ieum/contract/hiring/recruitments/employment-type-labels.ts';
import { seoulDay } from '#kit/dates.ts';
import { recruitments, type RecruitmentRow } from '#hiring/recruitments/tables.ts';

// The texts about a recruitment in feeds and preview pictures; both are in Korean, the language of every
// shared link.

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

/** The columns from which the texts are made. */
export const factColumns = {
  types: recruitments.types,
  startsAt: recruitments.startsAt,
  endsAt: recruitments.endsAt,
  isOpenHiring: recruitments.isOpenHiring,
  isAbroad: recruitments.isAbroad,
  address1: recruitments.address1,
  regions: recruitments.regions,
};
type RecruitmentFacts = Readonly<Pick<RecruitmentRow, keyof typeof factColumns>>;

/** `2026.11.03(화)`, the day in Seoul. */
function dayText(at: Date): string {
  const day = seoulDay(at);
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
  return `${day.replaceAll('-', '.')}(${weekday})`;
}

/** `2026.11.03(화) ~ 2026.11.23(월)`, or 상시모집. */
export function periodText({ startsAt, endsAt, isOpenHiring }: RecruitmentFacts): string {
  if (isOpenHiring || !endsAt) return '상시모집';
  return [startsAt ? dayText(startsAt) : '', dayText(endsAt)].join(' ~ ').trim();
}

/** `서울 강남구`, `해외 (베트남)`, or the regions of a recruitment without an address. */
export function placeText({ isAbroad, address1, regions }: RecruitmentFacts): string {
  if (isAbroad) return address1 ? `해외 (${address1})` : '해외';
  const [first = '', second = ''] = address1.trim().split(/\s+/);
  if (first) return [regions[0] ?? first, second].filter(Boolean).join(' ');
  return regions.length >= 17 ? '전국' : regions.join(', ');
}

/** `정규직, 계약직`. */
export const typesText = ({ types }: RecruitmentFacts): string =>
  types.map((type) => employmentTypeTexts[type].text.ko).join(', ');
