import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { AlertHost } from '#ui/alert/alert-host.tsx';
import { ToastHost } from '#ui/toast/toast-host.tsx';
import { emptyForm, type EditorForm } from '../editor-form.ts';
import { QuestionsSection } from './questions.tsx';

let values: () => EditorForm;

function Screen() {
  const form = useForm<EditorForm>({
    defaultValues: {
      ...emptyForm(),
      questions: [
        { _id: 'q1', type: 'SHORT_ANSWER', question: '첫째', choices: [], isRequired: true },
        {
          _id: 'q2',
          type: 'MULTIPLE_CHOICE',
          question: '둘째',
          choices: ['가', '나', '다'],
          isRequired: true,
        },
      ],
    },
  });
  useEffect(() => {
    values = form.getValues;
  }, [form]);
  return (
    <>
      <FormProvider {...form}>
        <QuestionsSection isLocked={false} />
      </FormProvider>
      <AlertHost />
      <ToastHost />
    </>
  );
}

const requested = () => values().questions.map(({ question }) => question);
const button = (name: string) => screen.getByRole('button', { name });
const focusIs = (element: () => HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element()));

it('a question with text is removed only after a confirmation, is restored as a new one at its position, and the focus is not lost', async () => {
  render(<Screen />);
  await userEvent.click(button('질문 1 지우기'));
  expect(await screen.findByText('‘질문 1’ 항목을 지울까요?')).toBeTruthy();
  expect(requested()).toEqual(['첫째', '둘째']);
  await userEvent.click(button('지우기'));
  await waitFor(() => expect(requested()).toEqual(['둘째']));
  await focusIs(() => button('질문 더하기'));
  await userEvent.click(button('되돌리기'));
  expect(requested()).toEqual(['첫째', '둘째']);
  expect(values().questions[0]?._id).toBeUndefined();
});

it('a question moved to the end keeps the focus on its button', async () => {
  render(<Screen />);
  await userEvent.click(button('질문 1 아래로 옮기기'));
  expect(requested()).toEqual(['둘째', '첫째']);
  await focusIs(() => button('질문 2 아래로 옮기기'));
  await userEvent.click(button('질문 2 아래로 옮기기'));
  expect(requested()).toEqual(['둘째', '첫째']);
});

it('removing a choice focuses its neighbour, adding one focuses it', async () => {
  render(<Screen />);
  await userEvent.click(button('보기 3 지우기'));
  await focusIs(() => screen.getByRole('textbox', { name: '보기 2' }));
  await userEvent.click(button('보기 더하기'));
  await focusIs(() => screen.getByRole('textbox', { name: '보기 3' }));
  expect(values().questions[1]?.choices).toEqual(['가', '나', '']);
});
