import { expect, type Page } from '@playwright/test';
import * as applications from '../../contract/src/hiring/applications/enums.ts';
import * as recruitments from '../../contract/src/hiring/recruitments/enums.ts';
import * as users from '../../contract/src/account/users/enums.ts';

// Checks of each screen besides accessibility (`screens.ts`).

/** Every stored value that is written in capitals; shorter ones could be words of a text. */
export const storedValues = [recruitments, applications, users]
  .flatMap((module) => Object.values(module))
  .flatMap((values) => (typeof values === 'object' ? Object.values(values) : []))
  .filter((value): value is string => typeof value === 'string' && /^[A-Z][A-Z_]{3,}$/.test(value));

/** A screen shows texts and no stored values. */
export async function expectNoStoredValue(page: Page, path: string) {
  const text = await page.locator('body').innerText();
  const shown = storedValues.filter((value) => new RegExp(`\\b${value}\\b`).test(text));
  expect(shown, path).toEqual([]);
  expect(text, path).not.toMatch(/\b(undefined|NaN|\[object Object\])\b/);
}

/** Texts with Korean letters that are not marked with their language, each with its position. */
export const unmarkedKorean = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const isSaid = parent && !parent.closest('script, style, template, textarea');
      if (!isSaid || !/[가-힣]/.test(node.textContent ?? '')) continue;
      if (parent.closest('[lang]')?.getAttribute('lang') === 'ko') continue;
      const place = [parent.parentElement, parent].map((one) => `${one?.tagName}.${one?.className}`);
      found.add(`${place.join(' ')}: ${node.textContent?.trim().slice(0, 40)}`);
    }
    return [...found];
  });

/** The plain links in lists that are hard to press, with their heights. */
export const smallLinks = (page: Page, min: number): Promise<string[]> =>
  page.evaluate((wanted) => {
    const links = document.querySelectorAll<HTMLElement>('main :is(td, li, section) a:not([class])');
    return [...links].flatMap((link) => {
      link.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = link.getBoundingClientRect();
      if (width === 0) return [];
      const isPressed = (at: number) => {
        const there = document.elementFromPoint(x + Math.min(width / 2, 20), at);
        return there === link || link.contains(there);
      };
      const middle = y + height / 2;
      const reach = (wanted - 1) / 2;
      const isLarge = isPressed(middle) && height >= wanted;
      const isStretched = isPressed(middle - reach) && isPressed(middle + reach);
      return isLarge || isStretched ? [] : [`${link.textContent} ${height}`];
    });
  }, min);
