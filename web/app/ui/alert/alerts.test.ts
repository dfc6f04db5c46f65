import { expect, test } from 'vitest';
import { currentAlert, pushQuestion, settleAlert } from './alerts.ts';

const question = { title: '공고를 삭제할까요?', confirmLabel: '삭제하기' };

test('a question asked twice by a double click is confirmed once', async () => {
  const first = pushQuestion(question, '취소');
  const second = pushQuestion(question, '취소');
  const alert = currentAlert();
  if (alert) settleAlert(alert, true);
  expect(await Promise.all([first, second])).toEqual([true, false]);
  expect(currentAlert()).toBeUndefined();
});

test('a second press on an answered question does not answer the next one', async () => {
  const first = pushQuestion(question, '취소');
  const next = pushQuestion({ title: '지원자에게 알릴까요?', confirmLabel: '알리기' }, '취소');
  const alert = currentAlert();
  if (!alert) throw new Error('no question is open');
  settleAlert(alert, true);
  settleAlert(alert, true);
  expect(await first).toBe(true);
  const left = currentAlert();
  expect(left?.title).toBe('지원자에게 알릴까요?');
  if (left) settleAlert(left, false);
  expect(await next).toBe(false);
});
