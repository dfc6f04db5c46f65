import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { HomeData } from './data.ts';
import { HomeScreen } from './home-screen.tsx';

const nothing: NonNullable<HomeData['recent']> = { recruitments: [], count: 0, isCapped: false };
const empty: HomeData = {
  recent: nothing,
  popular: nothing,
  closing: nothing,
  banner: [],
  manuals: { seller: null, buyer: null },
  partners: [],
  menu: [],
};

function open(data: HomeData) {
  const Stub = createRoutesStub([{ path: '/', Component: () => <HomeScreen data={data} /> }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Stub />
    </QueryClientProvider>,
  );
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a home without recruitments and banners shows the newest as coming, no empty lists and no partners', async () => {
  open(empty);
  expect(await screen.findByText('곧 새 공고가 올라와요')).toBeTruthy();
  expect(headings()).not.toContain('지금 많이 보는 공고');
  expect(headings()).not.toContain('곧 마감해요');
  expect(screen.queryByRole('region', { name: '함께하는 기관' })).toBeNull();
});

test('a list that could not be loaded stays with a button to try again', async () => {
  open({ ...empty, popular: undefined });
  expect(await screen.findByRole('heading', { level: 2, name: '지금 많이 보는 공고' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeTruthy();
  expect(headings()).not.toContain('곧 마감해요');
});

test('partners are the logos of their banner', async () => {
  const image = { _id: 'f1', name: '로고.png', size: 1, type: null, url: '/api/v1/files/f1' };
  const logo = { image, alt: '한결수출지원단', url: null, isOuterLink: false, target: null };
  open({ ...empty, partners: [logo] as unknown as HomeData['partners'] });
  const partners = await screen.findByRole('region', { name: '함께하는 기관' });
  expect(partners.querySelectorAll('img')).toHaveLength(1);
});
