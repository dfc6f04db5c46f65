import { expect, type Page } from '@playwright/test';
import { memberPaths } from '../../contract/src/site/members/paths.ts';
import { TEMPORARY } from './administrators.ts';
import { aUsername } from './people.ts';
import { callAs, encrypted, type Credentials } from './sessions.ts';

interface GroupOptions {
  name: string;
  /** The beginning of their address, by which a condition finds them. */
  region: string;
}

/** Registers up to a thousand persons who live in one region; returns their temporary passwords. */
export async function manyPersons(count: number, { name, region }: GroupOptions): Promise<Credentials[]> {
  const first = aUsername('g');
  const numbers = String(Date.now() % 10_000).padStart(4, '0');
  const passwords = await encrypted(...Array.from({ length: count }, () => TEMPORARY));
  const made: Credentials[] = [];
  // A few at a time, because the server hashes each password.
  for (let from = 0; from < count; from += 4)
    await Promise.all(
      passwords.slice(from, from + 4).map(async (password, index) => {
        const username = `${first}${from + index}`;
        const phone = `0108${numbers}${String(from + index).padStart(3, '0')}`;
        made.push({ username, password: TEMPORARY });
        await callAs('admin', memberPaths.create.path, {
          body: {
            userType: 'PERSON',
            scope: [],
            username,
            password,
            name,
            phone,
            email: `${username}@mail.example`,
            address1: `${region} 중앙로 1`,
          },
        });
      }),
    );
  return made;
}

/** Chooses the members of a region as the recipients of a message; returns how many the screen counts. */
export async function chooseRegion(page: Page, region: string): Promise<number> {
  await page.getByRole('radio', { name: '조건으로' }).check({ force: true });
  const counted = page.getByText(/조건에 맞는 회원 [\d,]+명/);
  const all = await counted.innerText();
  await page.getByLabel('지역').selectOption({ label: region });
  await expect(counted).not.toHaveText(all);
  return Number((await counted.innerText()).replace(/\D/g, ''));
}
