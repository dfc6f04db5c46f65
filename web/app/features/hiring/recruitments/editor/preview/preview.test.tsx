import { render, screen } from '@testing-library/react';
import { expect, it, describe } from 'vitest';
import { placeIn } from './use-follow-edited.ts';
import { emptyForm, type EditorForm } from '../editor-form.ts';
import { changedField } from '../saving/merge-versions.ts';
import { Preview } from './preview.tsx';

const filled = (change: (form: EditorForm) => void = () => undefined): EditorForm => {
  const form = emptyForm();
  form.subject = '해외영업';
  form.employment.types = ['REGULAR'];
  form.employment.wage = { type: 'YEARLY', value__min: 42_000_000, value__max: null };
  form.recruiter.name = '김담당';
  change(form);
  return form;
};
const company = { name: '한빛정밀', logo: undefined };
const preview = (form: EditorForm, follows: string) => (
  <Preview
    form={form}
    files={[]}
    hashTags={[{ _id: 'tag', name: '해외영업' }]}
    company={company}
    state="NO_SHOWN"
    follows={follows}
  />
);

describe('the preview beside the form', () => {
  it.each([
    ['subject', '해외영업'],
    ['application.endsAt', '게시 전'],
    ['employment.wage', '연봉 4,200만 원'],
    ['qualification.gender', '무관'],
    ['content', '상세 내용'],
    ['recruiter.phone', '김담당'],
  ])('knows where it shows %s', (key, texts) => {
    render(preview(filled(), 'basic'));
    expect(placeIn(screen.getByRole('article'), key)?.textContent).toContain(texts);
  });

  it('highlights the edited field, and nothing before', () => {
    const { rerender } = render(preview(filled(), 'basic'));
    expect(document.querySelector('[data-followed]')).toBeNull();
    const next = filled(({ employment }) => {
      employment.wage.value__max = 55_000_000;
    });
    expect(changedField(next, filled())).toBe('employment.wage');
    rerender(preview(next, 'employment.wage'));
    expect(document.querySelector('[data-followed]')?.textContent).toContain('5,500만');
  });

  it('does not show the placeholder as the description', () => {
    render(preview(filled(), 'basic'));
    expect(screen.getByText('상세 내용이 여기에 나와요')).toBeTruthy();
    expect(screen.queryByText(/작성해주세요/)).toBeNull();
  });
});
