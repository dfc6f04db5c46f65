import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

/** The HTML that a page of a language renders for a text. */
async function drawn(locale: string, text: string): Promise<string> {
  vi.resetModules();
  vi.stubEnv('VITE_LOCALE', locale);
  const { MemberText } = await import('./member-text.tsx');
  return render(<MemberText>{text}</MemberText>).container.innerHTML;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

const ko = (text: string) => `<bdi lang="ko">${text}</bdi>`;

test.each([
  ['북미 해외영업 매니저', ko('북미 해외영업 매니저')],
  ['한빛정밀 opened your application', `${ko('한빛정밀')} opened your application`],
  ['“북미 해외영업 (B2B)”. We will tell you', `“${ko('북미 해외영업')} (B2B)”. We will tell you`],
  ['HSK 5급 240', `HSK ${ko('5급')} 240`],
  ['윤*호', ko('윤*호')],
  ['TOEIC 935', 'TOEIC 935'],
  ['한빛정밀正在审核“품질 보증”', `${ko('한빛정밀')}正在审核“${ko('품질 보증')}”`],
])('marks the Korean in %s', async (text, marked) => {
  expect(await drawn('en', text)).toBe(marked);
});

test('marks nothing in a Korean page', async () => {
  expect(await drawn('ko', '한빛정밀')).toBe('한빛정밀');
});
