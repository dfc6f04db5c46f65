import type { ApplicantRow } from '@ieum/contract/hiring/applicants/schemas.ts';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useProposals } from './use-proposals.tsx';

it('proposes a meeting to one applicant from the menu of their card', () => {
  const { result } = renderHook(() => useProposals('r1'));
  const row = { _id: 'a1', person: { name: '윤지호' }, stage: 'IS_APPLIED' } as unknown as ApplicantRow;
  const [propose] = result.current.extensions.menu(row);
  expect(propose?.label).toBe('면접 제안');
  expect(result.current.layer).toBeFalsy();
  act(() => propose?.onChoose());
  expect(result.current.layer).toBeTruthy();
});
