import { render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { guideAddress } from '#features/content/boards/public/page-query.ts';
import { Blurbs } from '#features/site/pages/home/blurbs.tsx';
import { Hero } from '#features/site/pages/home/hero.tsx';
import { HelpLinks } from '#features/site/pages/home/help-links.tsx';
import { publicMenu } from '#features/site/shell/menus/public-menu.ts';
import { isBuilt } from '#lib/document/built.ts';
import { About } from './about.tsx';
import { Guide } from './guide.tsx';
import { Manual } from './manual.tsx';
import { Service } from './service.tsx';

const promises: readonly [string, RegExp][] = [
  ['/programs', /바이어|셀러|상담/],
  ['/dashboard/employment-contracts', /계약|서명/],
  ['/dashboard/records', /증명서|출근/],
];

test.each(promises)('no page mentions %s without it, and with it they do', (path, texts) => {
  const page = (
    <>
      <Hero />
      <Blurbs />
      <Service text={null} />
      <Guide role="person" text={null} boards={[]} />
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  const text = document.body.textContent;
  expect(texts.test(text)).toBe(isBuilt(path));
});

test('the home page has three blurbs, also while the third of the whole product is missing', () => {
  render(<Blurbs />);
  const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const third = isBuilt('/dashboard/records') ? '활동 증명서' : '화상 면접';
  expect(names).toEqual(['공통 지원서', '경력 관리', third]);
});

test.each([
  ['person', '구직자', '개인 회원으로 가입해요'],
  ['company', '기업', '기업 회원으로 가입해요'],
] as const)('the guide shows the steps of one role: %s', (role, name, first) => {
  render(
    <MemoryRouter initialEntries={[guideAddress(role)]}>
      <Guide role={role} text={null} boards={[]} />
    </MemoryRouter>,
  );
  const steps = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(steps).toHaveLength(4);
  expect(steps[0]).toBe(first);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(name);
});

test('the five sections stay and link only to existing screens', () => {
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
      <About text={null} />
    </MemoryRouter>,
  );
  expect(screen.queryByText('상담을 이어요') !== null).toBe(isBuilt('/programs'));
});

test.each(['seller', 'buyer'] as const)(
  'the manual for a %s mentions consultations only where there are any',
  (role) => {
    render(
      <MemoryRouter>
        <Manual role={role} text={null} />
      </MemoryRouter>,
    );
    expect(screen.queryByText(/비즈매칭에서/) !== null).toBe(isBuilt('/programs'));
    expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(3);
  },
);

test('a manual that administrators uploaded is offered with its size and its day', () => {
  const file = {
    _id: 'f1',
    name: '셀러 매뉴얼.pdf',
    size: 1_258_291,
    mimeType: 'application/pdf',
    url: '/f1',
  };
  const text = {
    subject: '셀러 안내',
    content: '<p>안내</p>',
    files: [file],
    createdAt: '2026-11-10T00:00:00Z',
  };
  render(
    <MemoryRouter>
      <Manual role="seller" text={text} />
      <HelpLinks manuals={{ seller: { file, createdAt: text.createdAt }, buyer: null }} />
    </MemoryRouter>,
  );
  expect(screen.getByText('2026.11.10(화) 판')).toBeDefined();
  const download = screen.getByRole('link', { name: '셀러 매뉴얼 내려받기, 1.2MB, 2026.11.10(화)' });
  expect(download.getAttribute('href')).toBe('/f1');
  expect(screen.getByRole('link', { name: '바이어' }).getAttribute('href')).toBe('/guide?manual=buyer');
});
