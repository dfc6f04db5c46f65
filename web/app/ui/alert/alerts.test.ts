import { expect, test } from 'vitest';
import { currentAlert, pushMessage, pushQuestion, settleAlert } from './alerts.ts';

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

test('a message that no longer holds closes, also before its turn, and the others stay', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const reads = [
    pushMessage('첫째', { confirm: '확인', signal: first.signal }),
    pushMessage('둘째', { confirm: '확인', signal: second.signal }),
  ];
  second.abort();
  expect(currentAlert()?.body).toBe('첫째');
  first.abort();
  await Promise.all(reads);
  expect(currentAlert()).toBeUndefined();
});

test('a message that is already open closes by the signal of a later caller, too', async () => {
  const later = new AbortController();
  const reads = [
    pushMessage('승인되었어요', { confirm: '확인', signal: new AbortController().signal }),
    pushMessage('승인되었어요', { confirm: '확인', signal: later.signal }),
  ];
  later.abort();
  await Promise.all(reads);
  expect(currentAlert()).toBeUndefined();
});
