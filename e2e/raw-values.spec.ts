import * as applications from '../contract/src/hiring/applications/enums.ts';
import * as recruitments from '../contract/src/hiring/recruitments/enums.ts';
import * as users from '../contract/src/account/users/enums.ts';
import { openScreen } from './lib/screens.ts';
import { expect, test } from './lib/test.ts';

/** Every stored value that is written in capitals; shorter ones could be words of a text. */
const stored = [recruitments, applications, users]
  .flatMap((module) => Object.values(module))
  .flatMap((values) => (typeof values === 'object' ? Object.values(values) : []))
  .filter((value): value is string => typeof value === 'string' && /^[A-Z][A-Z_]{3,}$/.test(value));

for (const locale of ['ko', 'en', 'cn']) {
  test(`no public page shows a stored value, in ${locale}`, async ({ page, context, baseURL }) => {
    expect(stored).toContain('ON_GOING');
    expect(stored).toContain('REFERENCE_TO_INTERVIEW');
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    const answer = await page.request.get('/api/v1/recruitments?limit=40');
    const list = (await answer.json()) as { recruitments: { _id: string; _company: string }[] };
    const [first] = list.recruitments;
    const details = list.recruitments
      .filter((_, index) => index % 8 === 0)
      .map(({ _id: id }) => `/recruitments/${id}`);
    const everyFilter =
      '/recruitments?types=REGULAR,OTHERS&career=NEW_RECRUIT&education=COLLEGE&wage=YEARLY&open=true';
    const found = [
      '/',
      '/recruitments',
      everyFilter,
      '/search?searchValue=해외',
      `/companies/${first?._company}`,
    ];
    for (const path of [...found, ...details]) {
      await openScreen(page, path);
      const text = await page.locator('body').innerText();
      const shown = stored.filter((value) => new RegExp(`\\b${value}\\b`).test(text));
      expect(shown, path).toEqual([]);
      expect(text, path).not.toMatch(/\b(undefined|NaN|\[object Object\])\b/);
    }
  });
}
