import { describe, expect, it } from 'vitest';
import type { Terms } from './data.ts';
import { TermsForm } from './draft-rules.ts';
import { changeOf, draftOf, formOf } from './draft.ts';

const marketing: Terms = {
  _id: 't1',
  code: 'marketing',
  userType: null,
  subject: '소식과 혜택 알림 받기',
  content: '<p>소식을 받아요.</p>',
  necessary: false,
  isListed: true,
  index: 40,
  version: 3,
  revision: 5,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

describe('the form of a text', () => {
  it('sends only changed fields, so that an unchanged text creates no new version', () => {
    const values = formOf(marketing);
    expect(changeOf(values, values)).toEqual({});
    expect(changeOf(values, { ...values, subject: '알림 받기', index: 45 })).toEqual({
      subject: '알림 받기',
      index: 45,
    });
  });

  it('sends the day and the note of a changed text, and of no other', () => {
    const values = { ...formOf(marketing), effectiveOn: '2026-12-31', note: '문장을 다듬었어요' };
    expect(changeOf(formOf(marketing), values)).toEqual({});
    expect(changeOf(formOf(marketing), { ...values, content: '<p>고침</p>' })).toEqual({
      content: '<p>고침</p>',
      effectiveOn: '2026-12-31',
      note: '문장을 다듬었어요',
    });
  });

  it('sends everyone as no user type', () => {
    expect(draftOf(formOf(marketing)).userType).toBeNull();
    expect(changeOf(formOf(marketing), { ...formOf(marketing), audience: 'PERSON' })).toEqual({
      userType: 'PERSON',
    });
  });

  it('places a new text after the last one', () => {
    expect(formOf(undefined, 40).index).toBe(50);
  });

  it('rejects an empty subject, a wrong code and an empty order before the server does', () => {
    const rejected = TermsForm.safeParse({ ...formOf(marketing), subject: ' ', code: '마케팅', index: null });
    const fields = rejected.error?.issues.map(({ path }) => path.join('.'));
    expect(fields?.toSorted()).toEqual(['code', 'index', 'subject']);
  });
});
