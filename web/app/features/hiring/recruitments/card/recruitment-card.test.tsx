import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, test } from 'vitest';
import { AuthDialogsProvider, type DialogLoaders } from '#lib/session/auth-dialogs.tsx';
import { markSeen } from '#features/hiring/recruitments/recent/seen-recruitments.ts';
import { aCard } from '../../../../../test/a-recruitment.ts';
import { DaysLeftBadge } from './days-left-badge.tsx';
import { RecruitmentCard } from './recruitment-card.tsx';

const noDialogs: DialogLoaders = {
  login: () => Promise.reject(new Error('no login dialog here')),
  join: () => Promise.reject(new Error('no join dialog here')),
};

const show = (input: Parameters<typeof aCard>[0] = {}) =>
  render(
    <MemoryRouter>
      <AuthDialogsProvider loaders={noDialogs}>
        <ul>
          <RecruitmentCard recruitment={aCard(input)} />
        </ul>
      </AuthDialogsProvider>
    </MemoryRouter>,
  );

describe('the label of days left', () => {
  test.each([
    [0, 'D-Day'],
    [-1, 'D-1'],
    [-3, 'D-3'],
    [-40, 'D-40'],
    [1, '마감'],
    [null, '상시모집'],
  ])('%s days show %s', (days, label) => {
    render(<DaysLeftBadge days={days} state="ON_GOING" />);
    expect(screen.getByText(label)).toBeDefined();
  });

  test('a recruitment that closed before its deadline says so instead of counting down', () => {
    render(<DaysLeftBadge days={-3} state="FINISHED" />);
    expect(screen.getByText('마감')).toBeDefined();
    render(<DaysLeftBadge days={null} state="CANCELED" />);
    expect(screen.getByText('취소')).toBeDefined();
  });
});

describe('a card', () => {
  test('shows subject, company, place, employment types, period and days left', () => {
    const { container } = show();
    for (const texts of ['북미 해외영업 매니저', '한빛정밀', '서울 강남구', 'D-3']) {
      expect(container.textContent).toContain(texts);
    }
    expect(container.textContent).toContain('정규직 · 경력 3년 이상');
    expect(container.textContent).toContain('2030.01.02(수) ~ 2030.01.04(금)');
  });

  test('links to its recruitment, and its bookmark button is named after it', () => {
    show();
    expect(screen.getByRole('link', { name: '북미 해외영업 매니저' }).getAttribute('href')).toBe(
      '/recruitments/r1',
    );
    const bookmarkButton = screen.getByRole('button', { name: '북미 해외영업 매니저 관심 공고' });
    expect(bookmarkButton.getAttribute('aria-pressed')).toBe('false');
  });

  test('shows 해외 for work abroad, whatever the address', () => {
    const { employment } = aCard();
    const { container } = show({ employment: { ...employment, place: { isAbroad: true, address1: '' } } });
    expect(container.textContent).toContain('해외');
    expect(container.textContent).not.toContain('강남구');
  });

  test('shows the logo when the company has one', () => {
    const { container } = show({
      company: { _id: 'c1', name: '한빛정밀', logo: { url: '/api/v1/files/f1' } },
    });
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/api/v1/files/f1');
  });
});

test('a card shows the wage, and whether the recruitment was viewed before in this browser', () => {
  show();
  expect(screen.getByText('연봉 4,200만 ~ 5,500만 원')).toBeDefined();
  expect(screen.queryByText('본 공고')).toBeNull();
  act(() => markSeen(aCard()._id));
  expect(screen.getByText('본 공고')).toBeDefined();
});
