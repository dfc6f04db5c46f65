import { describe, expect, it } from 'vitest';
import { emptyForm, type EditorForm } from '../editor-form.ts';
import { changedParts, conflictsOf, mergedOf } from './merge-versions.ts';

const changed = (change: (form: EditorForm) => void): EditorForm => {
  const form = structuredClone(emptyForm());
  change(form);
  return form;
};
const base = { sent: emptyForm(), answered: emptyForm() };

describe('two windows with one recruitment', () => {
  it('keep the changes of each to different fields, also inside one group', () => {
    const mine = changed((form) => {
      form.recruiter.name = '김담당';
      form.summary = '여기에서';
    });
    const theirs = changed((form) => {
      form.recruiter.email = 'hr@example.com';
      form.subject = '저쪽 제목';
    });
    expect(conflictsOf({ ...base, mine, theirs })).toEqual([]);
    const merged = mergedOf({ ...base, mine, theirs }, {});
    expect(merged).toMatchObject({
      subject: '저쪽 제목',
      summary: '여기에서',
      recruiter: { name: '김담당', email: 'hr@example.com' },
    });
    expect(changedParts(merged, theirs)).toEqual(['summary', 'recruiter']);
  });

  it('ask about a field that both changed differently, and only about that one', () => {
    const mine = changed((form) => {
      form.subject = '이쪽';
      form.summary = '같은 말';
    });
    const theirs = changed((form) => {
      form.subject = '저쪽';
      form.summary = '같은 말';
    });
    expect(conflictsOf({ ...base, mine, theirs })).toEqual([
      { key: 'subject', mine: '이쪽', theirs: '저쪽' },
    ]);
    expect(mergedOf({ ...base, mine, theirs }, { subject: 'theirs' }).subject).toBe('저쪽');
    expect(mergedOf({ ...base, mine, theirs }, { subject: 'mine' }).subject).toBe('이쪽');
    expect(mergedOf({ ...base, mine, theirs }, {}).subject).toBe('이쪽');
  });

  it('do not count a question’s new id as a change', () => {
    const question = {
      type: 'SHORT_ANSWER' as const,
      question: '왜 지원하나요?',
      choices: [],
      isRequired: true,
    };
    const mine = changed((form) => {
      form.questions = [question];
    });
    const theirs = changed((form) => {
      form.questions = [{ ...question, _id: 'q1' }];
    });
    expect(conflictsOf({ ...base, mine, theirs })).toEqual([]);
    expect(changedParts(mine, theirs)).toEqual([]);
  });

  it('do not count the server’s sanitising of a text as a change of the other window', () => {
    const sent = changed((form) => {
      form.content = '<p style="x">글</p>';
    });
    const cleaned = changed((form) => {
      form.content = '<p>글</p>';
    });
    const mine = changed((form) => {
      form.content = '<p style="x">글을 더</p>';
    });
    expect(conflictsOf({ sent, answered: cleaned, mine, theirs: cleaned })).toEqual([]);
  });
});
