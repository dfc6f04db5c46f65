import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { LectureCard } from '../data.ts';
import { LectureCards } from './lecture-cards.tsx';

const lecture = {
  _id: 'l1',
  subject: '처음 쓰는 영문 수출 계약서',
  company: { _id: 'c1', name: '한빛정밀' },
  categoryName: null,
  thumb: null,
  startsAt: null,
  hasCode: false,
  fileCount: 1,
  linkCount: 1,
} as unknown as LectureCard;

it('counts materials and links apart, as the page of the lecture does', () => {
  render(
    <MemoryRouter>
      <LectureCards lectures={[lecture]} label="강의" />
    </MemoryRouter>,
  );
  expect(screen.getByText('자료 1개')).toBeTruthy();
  expect(screen.getByText('관련 링크 1개')).toBeTruthy();
});
