import { describe, expect, it } from 'vitest';
import { emptyForm, type EditorForm } from '../editor-form.ts';
import { namedMessage } from './field-names.ts';
import { findAllProblems, findUnsavable, findShownWhileTyping, partOf } from './field-problems.ts';

const NOW = new Date('2030-01-01T00:00:00Z');

const wholeForm = (): EditorForm => {
  const form = emptyForm();
  form.subject = '북미 해외영업 매니저';
  form.content = '<p>이런 일을 해요</p>';
  form.application.endsAt = '2030-02-01T14:59:00Z';
  form.employment.types = ['REGULAR'];
  form.employment.wage.type = 'REFERENCE_TO_INTERVIEW';
  form.employment.place = { isAbroad: true, postcode: '', address1: '', address2: '' };
  form.recruiter.name = '박서준';
  return form;
};

const pathsOf = (form: EditorForm) => findAllProblems(form, NOW).map(({ path }) => path);

describe('values that are missing before publishing', () => {
  it('contains every required field of a new recruitment in the order of the parts', () => {
    expect(pathsOf(emptyForm())).toEqual([
      'subject',
      'content',
      'application.endsAt',
      'employment.types',
      'employment.wage.type',
      'employment.place',
      'recruiter.name',
    ]);
  });

  it('counts the placeholder as empty', () => {
    expect(pathsOf({ ...wholeForm(), content: emptyForm().content })).toEqual(['content']);
  });

  it('is nothing for a complete recruitment', () => {
    expect(pathsOf(wholeForm())).toEqual([]);
  });

  it('contains a deadline that has passed and one before the start', () => {
    const form = wholeForm();
    form.application = {
      ...form.application,
      startsAt: '2029-12-02T00:00:00Z',
      endsAt: '2029-12-01T00:00:00Z',
    };
    expect(findAllProblems(form, NOW)).toEqual([
      { path: 'application.endsAt', message: '끝나는 때가 시작보다 빨라요' },
    ]);
    form.application.startsAt = null;
    expect(findAllProblems(form, NOW)).toEqual([
      { path: 'application.endsAt', message: '접수 마감이 이미 지났어요' },
    ]);
  });

  it('contains a multiple choice with fewer than two choices', () => {
    const form = wholeForm();
    form.questions = [
      { type: 'MULTIPLE_CHOICE', question: '어디서?', choices: ['서울', ''], isRequired: true },
    ];
    expect(pathsOf(form)).toEqual(['questions.0.choices']);
    expect(partOf('questions.0.choices')).toBe('questions');
  });

  it('contains the second of two equal choices, by the name of its field', () => {
    const form = wholeForm();
    form.questions = [
      { type: 'MULTIPLE_CHOICE', question: '어디서?', choices: ['서울', ' 서울 '], isRequired: true },
    ];
    expect(findAllProblems(form, NOW).map(namedMessage)).toEqual([
      '질문 1 · 보기 2: 앞의 보기와 같아요. 다른 보기를 적어 주세요.',
    ]);
  });

  it('counts an empty template as empty', () => {
    const headings = ['모집개요', '모집부문', '근무조건', '자격요건', '지원방법'];
    const content = headings.map((title) => `<h2>${title}</h2><p></p>`).join('');
    expect(pathsOf({ ...wholeForm(), content })).toEqual(['content']);
    expect(pathsOf({ ...wholeForm(), content: `${content}<p>영업</p>` })).toEqual([]);
  });
});

describe('values that are invalid even in a draft', () => {
  it('is a minimum above its maximum and a malformed e-mail', () => {
    const form = wholeForm();
    form.employment.wage = { type: 'YEARLY', value__min: 5, value__max: 4 };
    form.recruiter.email = 'nobody';
    expect(findUnsavable(form)).toEqual([
      { path: 'employment.wage.value__max', message: '최솟값이 최댓값보다 커요' },
      { path: 'recruiter.email', message: '이메일을 입력해주세요. 주소에 @가 빠졌어요.' },
    ]);
  });

  it('is 15 months, ages from 45 to 25, half a phone number and a text too long, each by its name', () => {
    const form = wholeForm();
    form.qualification.workExperience = { items: [], years: 1, months: 15, isIrrelevant: false };
    form.qualification.age = { value__min: 45, value__max: 25, isIrrelevant: false };
    form.recruiter.phone = '010-1234-';
    form.content = `<p>${'가'.repeat(20_001)}</p>`;
    form.summary = '가'.repeat(201);
    expect(findUnsavable(form).map(namedMessage)).toEqual([
      '한 줄 소개: 너무 길어요',
      '상세 내용이 너무 길어요. 20,000자까지 쓸 수 있어요.',
      '최소 경력 (개월): 개월은 11까지 적을 수 있어요. 12개월부터는 년에 적어 주세요.',
      '최대 나이가 최소 나이보다 적어요',
      '연락처의 세 칸을 모두 채워 주세요',
    ]);
  });

  it('does not contain equal choices and a deadline that has passed, which are shown while typing', () => {
    const form = wholeForm();
    form.application.endsAt = '2029-12-01T00:00:00Z';
    form.questions = [{ type: 'MULTIPLE_CHOICE', question: '', choices: ['서울', '서울'], isRequired: true }];
    expect(findUnsavable(form)).toEqual([]);
    expect(findShownWhileTyping(form, NOW).map(({ path }) => path)).toEqual([
      'application.endsAt',
      'questions.0.choices.1',
    ]);
  });

  it('is nothing that is switched off', () => {
    const form = wholeForm();
    form.qualification.workExperience = { items: [], years: 1, months: 15, isIrrelevant: true };
    form.qualification.age = { value__min: 130, value__max: 25, isIrrelevant: true };
    expect(findUnsavable(form)).toEqual([]);
  });

  it('is a day after 2999-12-31', () => {
    const form = wholeForm();
    form.employment.startsAt = '3000-01-01';
    expect(findUnsavable(form).map(({ path }) => path)).toEqual(['employment.startsAt']);
  });
});
