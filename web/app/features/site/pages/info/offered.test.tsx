import { render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Blurbs } from '#features/site/pages/home/blurbs.tsx';
import { Hero } from '#features/site/pages/home/hero.tsx';
import { publicMenu } from '#features/site/shell/menus/public-menu.ts';
import { isBuilt } from '#lib/document/built.ts';
import { About } from './about.tsx';
import { Guide } from './guide.tsx';
import { Service } from './service.tsx';

const promises: readonly [string, RegExp][] = [
  ['/programs', /바이어|셀러|상담/],
  ['/dashboard/employment-contracts', /계약|서명/],
  ['/dashboard/records', /증명서|출근/],
];

test.each(promises)('no page mentions %s without it, and with it they do', (path, words) => {
  const page = (
    <>
      <Hero />
      <Blurbs />
      <Service />
      <Guide />
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  const text = document.body.textContent;
  expect(words.test(text)).toBe(isBuilt(path));
});

test('the five sections stay and link only to what exists', () => {
  expect(publicMenu).toHaveLength(5);
  for (const { links } of publicMenu) {
    expect(links.length).toBeGreaterThan(0);
    for (const { to } of links) expect(isBuilt(to.split(/[?#]/)[0] ?? '')).toBe(true);
  }
  expect(publicMenu.flatMap(({ links }) => links.map(({ to }) => to))).not.toContain('/service#bridge');
});

test("the centre's services are those that can be used", () => {
  render(
    <MemoryRouter>
      <About />
    </MemoryRouter>,
  );
  expect(screen.queryByText('상담을 이어요') !== null).toBe(isBuilt('/programs'));
});
