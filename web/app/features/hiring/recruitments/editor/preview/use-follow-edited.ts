import { useEffect, useRef, type RefObject } from 'react';
import { detailCopy } from '#features/hiring/recruitments/detail/detail-copy.ts';
import { sectionIds } from '#features/hiring/recruitments/detail/detail-ids.ts';
import { scrollFrameOf, showWithin } from '../scroll-within.ts';

const ROWS: Readonly<Record<string, string>> = {
  'employment.types': detailCopy.types,
  'employment.wage': detailCopy.wage,
  'employment.startsAt': detailCopy.span,
  'employment.endsAt': detailCopy.span,
  'employment.place': detailCopy.place,
  'qualification.workExperience': detailCopy.career,
  'qualification.educationLevel': detailCopy.education,
  'qualification.age': detailCopy.age,
  'qualification.gender': detailCopy.gender,
};

const SECTIONS: Readonly<Record<string, string>> = {
  content: sectionIds.details,
  employment: sectionIds.conditions,
  qualification: sectionIds.conditions,
  questions: sectionIds.questions,
  attachments: sectionIds.attachments,
  recruiter: sectionIds.recruiter,
};

function rowOf(recruitment: HTMLElement, name: string): HTMLElement | null {
  const terms = [...recruitment.querySelectorAll('dt')];
  // Conditions without a requirement share a row: 나이·성별 무관.
  return terms.find(({ textContent }) => textContent.includes(name))?.parentElement ?? null;
}

/** Where the preview shows a field or part: its row of the conditions, its section, or its own element. */
export function placeIn(recruitment: HTMLElement, key: string): HTMLElement | null {
  const [group = ''] = key.split('.');
  const row = ROWS[key];
  const section = SECTIONS[group];
  const own = recruitment.querySelector<HTMLElement>(`[data-place~='${group}']`);
  return (
    own ??
    (row ? rowOf(recruitment, row) : null) ??
    recruitment.querySelector<HTMLElement>(`section[aria-labelledby='${section}']`)
  );
}

const MARKED_FOR = 600;

/** Scrolls the edited field into view and highlights it briefly, in a frame that scrolls separately. */
export function useFollowEdited(
  recruitment: RefObject<HTMLElement | null>,
  key: string,
  news: unknown,
): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const place = recruitment.current && placeIn(recruitment.current, key);
    if (!place) return undefined;
    showWithin(scrollFrameOf(place), place);
    if (isFirst.current) {
      isFirst.current = false;
      return undefined;
    }
    place.toggleAttribute('data-followed', true);
    const unmark = () => void place.toggleAttribute('data-followed', false);
    const timer = setTimeout(unmark, MARKED_FOR);
    return () => {
      clearTimeout(timer);
      unmark();
    };
  }, [recruitment, key, news]);
}
