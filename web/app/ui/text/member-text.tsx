import type { ReactNode } from 'react';
import { locale } from '#lib/format/copy.ts';

/**
 * Korean words with the characters between them; digits before one belong to it. Every second part is
 * Korean.
 */
const KOREAN = /(\d*\p{Script=Hangul}+(?:[^\p{L}“”"]+\p{Script=Hangul}+)*)/u;

/**
 * Text that members wrote. In a page of another language its Korean is marked, for screen readers and
 * translators, also within a sentence of that language; anything but a text is unchanged.
 */
export function MemberText({ children }: { children: ReactNode }) {
  if (locale === 'ko' || typeof children !== 'string') return children;
  const parts = children.split(KOREAN);
  if (parts.length === 1) return children;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <bdi key={index} lang="ko">
        {part}
      </bdi>
    ),
  );
}
