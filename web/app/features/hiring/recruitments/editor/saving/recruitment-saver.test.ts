import type { OwnRecruitment } from '@ieum/contract/hiring/recruitments/schemas.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { ownRecruitmentApi as api } from '#features/hiring/recruitments/own/data.ts';
import { emptyForm, newForm, type EditorForm } from '../editor-form.ts';
import { RecruitmentSaver } from './recruitment-saver.ts';

let begin = vi.spyOn(api, 'begin');
let revise = vi.spyOn(api, 'revise');
const answer = (version: number) => ({
  recruitment: { ...emptyForm(), _id: 'r1', version } as unknown as OwnRecruitment,
});

/** The calls that were sent: the part and the version it is based on. */
const sent = () =>
  revise.mock.calls.map(([{ body = {} }]) => [
    Object.keys(body).find((name) => name !== 'version'),
    body.version,
  ]);

function start(change: (form: EditorForm) => void = () => undefined) {
  const form = emptyForm();
  change(form);
  const around = {
    values: () => form,
    showProblems: vi.fn<() => void>(),
    onCreated: vi.fn<(id: string) => void>(),
    onSaved: vi.fn<() => void>(),
    onConflict: vi.fn<(error: ApiError) => void>(),
  };
  return { ...around, form, saver: new RecruitmentSaver(undefined, true, around) };
}

describe('saving a recruitment while it is edited', () => {
  beforeEach(() => {
    begin = vi.spyOn(api, 'begin').mockResolvedValue(answer(1));
    revise = vi
      .spyOn(api, 'revise')
      .mockImplementation(({ body }) => Promise.resolve(answer((body?.version ?? 0) + 1)));
  });

  it('creates it once and sends each changed part with the previous version', async () => {
    const { saver, onCreated } = start();
    saver.autosave.touch('subject');
    saver.autosave.touch('summary');
    await saver.autosave.flush();
    expect(begin).toHaveBeenCalledTimes(1);
    expect(onCreated).toHaveBeenCalledWith('r1');
    expect(sent()).toEqual([
      ['subject', 1],
      ['summary', 2],
    ]);
    expect(saver.autosave.read().kind).toBe('saved');
  });

  it('omits an invalid field and saves the rest of its part and the others', async () => {
    const { saver, form } = start((mine) => {
      mine.recruiter = { ...mine.recruiter, name: '김담당', phone: '010-1234-', email: 'nobody' };
      mine.employment.wage = { type: 'YEARLY', value__min: 5, value__max: 4 };
      mine.qualification.workExperience = { items: [], years: 1, months: 15, isIrrelevant: false };
    });
    for (const part of ['recruiter', 'employment', 'qualification', 'subject'] as const)
      saver.autosave.touch(part);
    await saver.autosave.flush();
    const bodies = revise.mock.calls.map(([{ body }]) => body);
    expect(bodies[0]?.recruiter).toEqual({ name: '김담당', hidesPhone: false, hidesEmail: false });
    expect(bodies[1]?.employment?.wage).toEqual({ type: 'YEARLY' });
    expect(bodies[2]?.qualification?.workExperience).toEqual({ items: [], years: 1, isIrrelevant: false });
    expect(sent().map(([part]) => part)).toEqual(['recruiter', 'employment', 'qualification', 'subject']);
    expect(saver.autosave.read().kind).toBe('rejected');
    expect(saver.marks.findUnsavable().map(({ path }) => path)).toEqual([
      'employment.wage.value__max',
      'qualification.workExperience.months',
      'recruiter.phone',
      'recruiter.email',
    ]);
    Object.assign(form.recruiter, { phone: '010-1234-5678', email: 'hr@example.com' });
    saver.autosave.touch('recruiter');
    await saver.autosave.flush();
    expect(revise.mock.lastCall?.[0].body?.recruiter).toEqual(form.recruiter);
  });

  it('saves what the form began with together with the first input of a new recruitment', async () => {
    const { saver, form } = start((mine) =>
      Object.assign(
        mine,
        newForm({
          phone: '02-555-0100',
          email: 'hr@example.com',
          postcode: '06164',
          address1: '서울특별시 강남구 영동대로 513',
          address2: '3층',
        }),
      ),
    );
    expect(saver.autosave.hasUnsaved()).toBe(false);
    form.subject = '무역 사무원';
    saver.touch('subject');
    await saver.autosave.flush();
    const bodies = revise.mock.calls.map(([{ body = {} }]) => body);
    expect(bodies.find(({ recruiter }) => recruiter)?.recruiter).toMatchObject({
      phone: '02-555-0100',
      email: 'hr@example.com',
    });
    expect(bodies.find(({ employment }) => employment)?.employment?.place).toMatchObject({
      postcode: '06164',
      address2: '3층',
    });
    expect(bodies.find(({ qualification }) => qualification)?.qualification?.gender?.isIrrelevant).toBe(true);
    expect(sent().map(([part]) => part)).toContain('subject');
    revise.mockClear();
    form.subject = '무역 사무원 1명';
    saver.touch('subject');
    await saver.autosave.flush();
    expect(sent().map(([part]) => part)).toEqual(['subject']);
  });

  it('sends the rest of a part again without the values that only the server finds invalid, and keeps their marks', async () => {
    const fields = { 'employment.types': '고용 형태를 하나 이상 골라 주세요' };
    revise.mockRejectedValueOnce(new ApiError(400, { code: 'invalid', message: '', fields }));
    const { saver, showProblems } = start();
    saver.autosave.touch('employment');
    await saver.autosave.flush();
    expect(revise.mock.calls[1]?.[0].body?.employment).not.toHaveProperty('types');
    expect(saver.autosave.read().kind).toBe('rejected');
    saver.marks.showCurrent();
    expect(showProblems.mock.lastCall).toEqual([
      [{ path: 'employment.types', message: '고용 형태를 하나 이상 골라 주세요' }],
    ]);
  });

  it('neither marks nor sends values that are switched off', async () => {
    const { saver } = start((form) => {
      form.qualification.workExperience = { items: [], years: null, months: 15, isIrrelevant: true };
    });
    saver.autosave.touch('qualification');
    await saver.autosave.flush();
    expect(revise.mock.lastCall?.[0].body?.qualification?.workExperience).not.toHaveProperty('months');
    expect(saver.autosave.read().kind).toBe('saved');
  });

  it('keeps the input when the server cannot be reached', async () => {
    revise.mockRejectedValueOnce(new ApiError(0, { code: 'offline', message: '' }));
    const { saver } = start();
    saver.autosave.touch('subject');
    await saver.autosave.flush();
    expect(saver.autosave.read().kind).toBe('failed');
    await saver.autosave.flush();
    expect(saver.autosave.read().kind).toBe('saved');
  });

  it('stops at a newer version and overwrites it on request', async () => {
    const conflict = new ApiError(409, { code: 'conflict', message: '', current: answer(7).recruitment });
    revise.mockRejectedValueOnce(conflict);
    const { saver, onConflict } = start();
    saver.autosave.touch('subject');
    await saver.autosave.flush();
    expect(onConflict).toHaveBeenCalledWith(conflict);
    saver.adopt({ id: 'r1', version: 7 }, emptyForm());
    saver.autosave.resolveConflict('resend');
    await saver.autosave.flush();
    expect(sent().at(-1)).toEqual(['subject', 7]);
    expect(saver.autosave.read().kind).toBe('saved');
  });

  it('removes a mark when the error is corrected in another field', () => {
    const form = emptyForm();
    form.employment.wage = { type: 'MONTHLY', value__min: 3_000_000, value__max: 2_000_000 };
    const { saver, showProblems } = start((mine) => Object.assign(mine, form));
    saver.marks.showAll();
    form.employment.wage.value__max = 4_000_000;
    saver.marks.removeCorrected();
    const marked = (showProblems.mock.lastCall as unknown as [{ path: string }[]])[0].map(({ path }) => path);
    expect(marked).toContain('subject');
    expect(marked.filter((path) => path.startsWith('employment.wage'))).toEqual([]);
    saver.marks.removeCorrected();
    expect(showProblems).toHaveBeenCalledTimes(2);
  });

  it('restores input that another session left unsaved, and detects that the server has a newer version', async () => {
    const left = start((form) => {
      form.subject = '영업 담당자';
    });
    revise.mockRejectedValueOnce(new ApiError(401, { code: 'unauthenticated', message: '' }));
    left.saver.autosave.touch('subject');
    await left.saver.autosave.flush();
    const unsaved = left.saver.unsaved();
    expect(unsaved?.saved?.version).toBe(1);
    const next = start((form) => {
      form.subject = '영업 담당자';
    });
    if (unsaved) next.saver.restore({ ...unsaved, known: { sent: emptyForm(), answered: emptyForm() } });
    revise.mockRejectedValueOnce(new ApiError(409, { code: 'conflict', message: '' }));
    await next.saver.autosave.flush();
    expect(sent().at(-1)).toEqual(['subject', 1]);
    expect(next.onConflict).toHaveBeenCalledTimes(1);
  });
});
