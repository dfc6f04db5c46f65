import type { RecruitmentCard } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { nearDayText, periodText, type Moment } from '#lib/format/dates.ts';
import { wageText } from '#lib/format/money.ts';
import { cardCopy as copy } from './card/card-copy.ts';
import { labels } from './card/labels-copy.ts';
import { placeCopy as place } from './place-copy.ts';

type Period = Pick<RecruitmentCard['application'], 'startsAt' | 'endsAt' | 'isOpenHiring' | 'closesOnHiring'>;
type Experience = RecruitmentCard['qualification']['workExperience'];
interface Workplace {
  regions: readonly string[];
  place: { isAbroad: boolean; address1: string };
}

const isRegion = (name: string): name is keyof typeof labels.region => name in labels.region;

/** A region's short name in the page's language. */
export const regionText = (name: string): string => (isRegion(name) ? labels.region[name] : name);

/** The application period: `11.03(화) ~ 11.23(월)`, or why it has no end. */
export function applicationText(period: Period, now?: Moment): string {
  if (period.isOpenHiring || !period.endsAt) return period.closesOnHiring ? copy.closesOnHiring : copy.noEnd;
  if (!period.startsAt) return copy.until(nearDayText(period.endsAt, now));
  return periodText(period.startsAt, period.endsAt, now);
}

/**
 * A city or district by its own name, as under its region; one without a name in the page's language in
 * Korean.
 */
export const cityText = (region: string, city: string): string => place.district(region, city) || city;

/** `서울 강남구`, `Gangnam-gu, Seoul`, `首尔 江南区`. */
export const districtText = (region: string, city: string): string =>
  place.within(regionText(region), place.district(region, city));

/** Region and city of an address: `서울특별시 강남구 테헤란로 1` gives `서울 강남구`. */
function shortAddress(address: string, region: string | undefined): string {
  const [first = '', second = ''] = address.trim().split(/\s+/);
  return districtText(region ?? first, second);
}

/**
 * The place of work in a few words: `서울 강남구`, `해외 (베트남 하노이)`, or the regions of a recruitment without
 * address.
 */
export function placeText({ place: { isAbroad, address1 }, regions }: Workplace): string {
  if (isAbroad) return address1 ? copy.abroadAt(address1) : copy.abroad;
  if (address1) return shortAddress(address1, regions[0]);
  if (regions.length >= 17) return copy.nationwide;
  return regions.map(regionText).join(', ');
}

/** The wage as in the recruitment; empty where it is not given. */
export const payOf = ({ wage }: Pick<RecruitmentCard['employment'], 'wage'>): string =>
  wage.type === null ? '' : wageText({ ...wage, type: wage.type });

/** `3년 6개월`; empty for nothing. */
export function spanText(years: number | null, months: number | null): string {
  return [years ? copy.years(years) : '', months ? copy.months(months) : ''].filter(Boolean).join(' ');
}

/** The required experience: `신입`, `경력 3년 이상`, `신입·경력`, `경력 무관`; empty when it is not given. */
export function careerText({ items, years, months, isIrrelevant }: Experience): string {
  if (isIrrelevant) return copy.anyCareer;
  const span = spanText(years, months);
  if (items.length > 1) return copy.newAndExperienced;
  if (items[0] === 'NEW_RECRUIT') return labels.career.NEW_RECRUIT;
  if (span) return copy.careerFrom(span);
  return items[0] ? labels.career[items[0]] : '';
}

/** The experience beside its own label: `3년 이상`, else as `careerText`. */
export function careerValue(experience: Experience): string {
  const { items, years, months, isIrrelevant } = experience;
  const span = spanText(years, months);
  const isSpan = !isIrrelevant && items.length === 1 && items[0] === 'EXPERIENCED' && span !== '';
  return isSpan ? copy.orMore(span) : careerText(experience);
}

/** `정규직 · 경력 3년 이상`. */
export const workText = (types: readonly string[], experience: Experience): string =>
  [types.join(', '), careerText(experience)].filter(Boolean).join(' · ');
