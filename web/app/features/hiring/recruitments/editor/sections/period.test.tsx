import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { emptyForm, type EditorForm } from '../editor-form.ts';
import { PeriodSection } from './period.tsx';

function Screen() {
  const form = useForm<EditorForm>({ defaultValues: emptyForm() });
  return (
    <FormProvider {...form}>
      <PeriodSection />
    </FormProvider>
  );
}

it('closing on hiring is described as a question at the move to accepted, not as automatic', () => {
  render(<Screen />);
  expect(screen.getByText('지원자를 합격으로 옮길 때 공고도 마감할지 물어봐요')).toBeTruthy();
  expect(screen.queryByText(/저절로/)).toBeNull();
});
