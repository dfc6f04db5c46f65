import type { Actor } from '#kit/context.ts';

/** What only texts for companies speak of. */
const FOR_COMPANIES = /지원자(에게|를|의|가|와)?\s|칸반|기업 회원으로 로그인/;

/** Enough to decide between two texts that are about equally close, one for companies and one for seekers. */
const PREFERENCE = 0.15;

/** How much sooner a text is for the asker, because of who it speaks to. */
export function preferenceOf(text: string, actor: Actor | undefined): number {
  if (!actor?.userType || !FOR_COMPANIES.test(text)) return 0;
  return actor.userType === 'COMPANY' ? PREFERENCE : -PREFERENCE;
}
