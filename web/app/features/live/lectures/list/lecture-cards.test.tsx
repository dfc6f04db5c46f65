import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { takeClockOver } from '#lib/format/clock.ts';
import type { ShownLecture } from '../data.ts';
import { LectureCards } from './lecture-cards.tsx';

const lecture = {
  _id: 'l1',
  subject: '처음 쓰는 영문 수출 계약서',
  company: { name: '한빛정밀' },
  categoryName: null,
  thumb: null,
  startsAt: null,
  hasCode: false,
  fileCount: 1,
  linkCount: 1,
  isStream: false,
  state: 'REPLAY',
} satisfies ShownLecture;

it('counts materials and links apart, as the page of the lecture does', () => {
  render(
    <MemoryRouter>
      <LectureCards lectures={[lecture]} label="강의" />
    </MemoryRouter>,
  );
  expect(screen.getByText('자료 1개')).toBeTruthy();
  expect(screen.getByText('관련 링크 1개')).toBeTruthy();
});

it('is to come in the document, and over by the clock of the browser', () => {
  const startsAt = new Date(Date.now() - 60_000).toISOString();
  const ended: ShownLecture = { ...lecture, startsAt, state: 'PLANNED' };
  render(
    <MemoryRouter>
      <LectureCards lectures={[ended]} label="강의" />
    </MemoryRouter>,
  );
  expect(screen.getByText('예정')).toBeTruthy();
  act(takeClockOver);
  expect(screen.getByText('다시보기')).toBeTruthy();
});
