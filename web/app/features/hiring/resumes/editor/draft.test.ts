import type { Resume } from '@ieum/contract/hiring/resumes/schemas.ts';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api/api-error.ts';
import { aResume } from '../../../../../test/a-resume.ts';
import type { ResumeSave } from '../data.ts';
import { ResumeDraft } from './draft.ts';
import { errorsOf } from '../fields/rules.ts';

const letter = (content: string) => ({ subject: '', content });

function start(resume = aResume()) {
  const save = vi.fn<(body: ResumeSave) => Promise<Resume>>((body) =>
    Promise.resolve(aResume({ version: (body.version ?? 0) + 1 })),
  );
  const merged = vi.fn<() => void>();
  return { save, merged, draft: new ResumeDraft(resume, { save, onMerged: merged }) };
}

const startWithRules = (resume = aResume()) => {
  const save = vi.fn<(body: ResumeSave) => Promise<Resume>>(({ version = 0, ...parts }) => {
    const content = Object.fromEntries(Object.entries(parts)) as Partial<Resume>;
    return Promise.resolve({ ...resume, ...content, version: version + 1 });
  });
  return { save, draft: new ResumeDraft(resume, { save, errorsOf }) };
};

const conflictWith = (current: Resume) =>
  new ApiError(409, { code: 'conflict', message: '다른 곳에서 고쳤어요', current });

describe('a resume being edited', () => {
  it('sends only the changed section, with the version it is based on', async () => {
    const { save, draft } = start();
    draft.write('coverLetter', letter('안녕하세요'));
    draft.write('languages', [{ type: 'ENGLISH', name: '', score: 0 }]);
    await draft.autosave.flush();
    expect(save.mock.calls.map(([body]) => body)).toEqual([
      { version: 1, coverLetter: letter('안녕하세요') },
      { version: 2, languages: [{ type: 'ENGLISH', name: '', score: 0 }] },
    ]);
    expect(draft.read().saved.version).toBe(3);
  });

  it('shows the rejected fields until the section changes', async () => {
    const { save, draft } = start();
    const fields = { 'personalInformation.email': '이메일 주소를 확인해 주세요' };
    save.mockRejectedValueOnce(new ApiError(400, { code: 'invalid', message: '잘못된 요청입니다', fields }));
    const { personalInformation } = draft.read().content;
    draft.write('personalInformation', { ...personalInformation, email: 'jiho@' });
    await draft.autosave.flush();
    expect(draft.read().errors).toEqual(fields);
    draft.write('personalInformation', personalInformation);
    expect(draft.read().errors).toEqual({});
  });

  it('takes over changes made elsewhere and saves its own section over them, without asking', async () => {
    const theirs = aResume({ version: 7, name: '저쪽 제목' });
    const { save, draft, merged } = start();
    save.mockRejectedValueOnce(conflictWith(theirs));
    draft.write('coverLetter', letter('이쪽'));
    await draft.autosave.flush();
    expect(save.mock.calls.map(([body]) => body.version)).toEqual([1, 7]);
    expect(draft.autosave.read().kind).toBe('saved');
    expect(draft.read().content).toMatchObject({ name: '저쪽 제목', coverLetter: letter('이쪽') });
    expect(draft.read().resetCounts).toEqual({ name: 1 });
    expect(merged).toHaveBeenCalledTimes(1);
  });

  it('asks where both sides changed the same section, and sends nothing until a side is chosen', async () => {
    const theirs = aResume({ version: 7, name: '저쪽 제목', coverLetter: letter('저쪽') });
    const { save, draft } = start();
    save.mockRejectedValueOnce(conflictWith(theirs));
    draft.write('coverLetter', letter('이쪽'));
    await draft.autosave.flush();
    expect(draft.autosave.read().kind).toBe('conflict');
    expect(draft.read().conflicts).toEqual([
      { part: 'coverLetter', mine: letter('이쪽'), theirs: letter('저쪽') },
    ]);
    await draft.autosave.flush();
    expect(save).toHaveBeenCalledTimes(1);
    draft.resolve({ coverLetter: 'mine' });
    await draft.autosave.flush();
    expect(save).toHaveBeenLastCalledWith({ version: 7, coverLetter: letter('이쪽') });
    expect(draft.read().content.name).toBe('저쪽 제목');
  });

  it('takes the other version of a section when it is chosen, and the local one can be restored', async () => {
    const { save, draft } = start();
    save.mockRejectedValueOnce(conflictWith(aResume({ version: 7, coverLetter: letter('저쪽') })));
    draft.write('coverLetter', letter('이쪽'));
    await draft.autosave.flush();
    draft.resolve({ coverLetter: 'theirs' });
    expect(draft.read().content.coverLetter.content).toBe('저쪽');
    expect(draft.autosave.hasUnsaved()).toBe(false);
    draft.replacePart('coverLetter', letter('이쪽'));
    await draft.autosave.flush();
    expect(save).toHaveBeenLastCalledWith({ version: 7, coverLetter: letter('이쪽') });
  });

  it('takes over a newer version from another tab, keeping local changes', async () => {
    const { draft } = start();
    draft.write('coverLetter', letter('쓰는 중'));
    draft.receive(aResume({ version: 4, name: '다른 탭' }));
    expect(draft.read().content).toMatchObject({ name: '다른 탭', coverLetter: letter('쓰는 중') });
    expect(draft.read().saved.version).toBe(4);
    draft.receive(aResume({ version: 3, name: '늦게 온 것' }));
    expect(draft.read().content.name).toBe('다른 탭');
    draft.autosave.stop();
  });

  it('restores unsaved input, and asks where the server has changed meanwhile', async () => {
    const stored = new Map([['coverLetter', { base: letter(''), mine: letter('끊기기 전') }] as const]);
    const quiet = start();
    quiet.draft.restore(stored);
    await quiet.draft.autosave.flush();
    expect(quiet.save).toHaveBeenCalledWith({ version: 1, coverLetter: letter('끊기기 전') });
    const changed = start(aResume({ coverLetter: letter('그새 바뀐 글') }));
    changed.draft.restore(stored);
    expect(changed.draft.autosave.read().kind).toBe('conflict');
    expect(changed.draft.read().conflicts).toHaveLength(1);
    const same = start(aResume({ coverLetter: letter('끊기기 전') }));
    same.draft.restore(stored);
    expect(same.draft.autosave.hasUnsaved()).toBe(false);
  });

  it('saves a photo at once', async () => {
    const { save, draft } = start();
    draft.setPhoto('file-1');
    await draft.autosave.flush();
    expect(save).toHaveBeenCalledWith({ version: 1, _profile: 'file-1' });
  });
});

describe('an invalid field', () => {
  const { personalInformation } = aResume();
  const aJob = (companyName: string, startsAt: string | null, endsAt: string | null) => ({
    type: null,
    companyName,
    position: '',
    description: '',
    duration: { startsAt, endsAt },
  });
  const work = (...list: ReturnType<typeof aJob>[]) => ({
    type: 'EXPERIENCED' as const,
    span: { years: 0, months: 0 },
    list,
  });
  const english = (score: number) => ({ type: 'ENGLISH' as const, name: 'TOEIC', score });

  it('does not prevent the others of its section from being saved, and is reported', async () => {
    const { save, draft } = startWithRules();
    draft.write('personalInformation', { ...personalInformation, name: '윤지후', email: 'jiho' });
    await draft.autosave.flush();
    expect(save).toHaveBeenLastCalledWith({
      version: 1,
      personalInformation: { ...personalInformation, name: '윤지후' },
    });
    expect(Object.keys(draft.read().errors)).toEqual(['personalInformation.email']);
    expect(draft.read().content.personalInformation.email).toBe('jiho');
    expect(draft.autosave.read().kind).toBe('rejected');
    expect(draft.autosave.hasUnsaved()).toBe(true);
    draft.write('personalInformation', { ...personalInformation, name: '윤지후', email: 'jiho@ieum.kr' });
    expect(draft.read().errors).toEqual({});
    await draft.autosave.flush();
    expect(draft.autosave.read().kind).toBe('saved');
  });

  it('is found in its row although rows were added and moved', async () => {
    const { save, draft } = startWithRules(aResume({ languages: [english(900)] }));
    const chinese = { type: 'CHINESE' as const, name: 'HSK', score: 250 };
    draft.write('languages', [chinese, english(99_999)]);
    await draft.autosave.flush();
    expect(save).toHaveBeenLastCalledWith({ version: 1, languages: [chinese, english(900)] });
    expect(Object.keys(draft.read().errors)).toEqual(['languages.1.score']);
  });

  it('also excludes the other end of its period, and everything else is saved', async () => {
    const before = aJob('누리무역', '2020-01-01', '2022-12-31');
    const { save, draft } = startWithRules(aResume({ workExperience: work(before) }));
    draft.write(
      'workExperience',
      work(aJob('누리무역', '2024-01-01', '2022-12-31'), aJob('새 회사', '2023-01-01', null)),
    );
    await draft.autosave.flush();
    expect(save).toHaveBeenLastCalledWith({
      version: 1,
      workExperience: work(before, aJob('새 회사', '2023-01-01', null)),
    });
    expect(Object.keys(draft.read().errors)).toEqual(['workExperience.list.0.duration.endsAt']);
  });

  it('is not sent when nothing else has changed, and survives a reload', async () => {
    const { save, draft } = startWithRules();
    draft.write('personalInformation', { ...personalInformation, bornAt: '2026.13.45' });
    await draft.autosave.flush();
    expect(save).not.toHaveBeenCalled();
    expect(draft.read().changes.get('personalInformation')?.mine).toMatchObject({ bornAt: '2026.13.45' });
  });
});
