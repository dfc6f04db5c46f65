import type { Resume } from '@ieum/contract/resumes.schemas.ts';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#lib/api-error.ts';
import { aResume } from '../../../test/a-resume.ts';
import type { ResumeSave } from './data.ts';
import { createResumeDraft } from './draft.ts';

const letter = (content: string) => ({ subject: '', content });

function start(resume = aResume()) {
  const save = vi.fn<(body: ResumeSave) => Promise<Resume>>((body) =>
    Promise.resolve(aResume({ version: (body.version ?? 0) + 1 })),
  );
  return { save, draft: createResumeDraft(resume, save) };
}

const conflictWith = (current: Resume) =>
  new ApiError(409, { code: 'conflict', message: '다른 곳에서 고쳤어요', current });

describe('a resume being written', () => {
  it('sends only the changed section, with the version it was written on', async () => {
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

  it('shows the refused fields until the section changes', async () => {
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

  it('takes the other version whole when the person chooses it', async () => {
    const { save, draft } = start();
    save.mockRejectedValueOnce(conflictWith(aResume({ version: 7, coverLetter: letter('저쪽') })));
    draft.write('coverLetter', letter('이쪽'));
    await draft.autosave.flush();
    expect(draft.autosave.read().kind).toBe('conflict');
    draft.takeTheirs();
    expect(draft.read().content.coverLetter.content).toBe('저쪽');
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('puts only the sections written here over the other version', async () => {
    const theirs = aResume({ version: 7, name: '저쪽 제목', coverLetter: letter('저쪽') });
    const { save, draft } = start();
    save.mockRejectedValueOnce(conflictWith(theirs));
    draft.write('coverLetter', letter('이쪽'));
    await draft.autosave.flush();
    draft.keepMine();
    await draft.autosave.flush();
    expect(save).toHaveBeenLastCalledWith({ version: 7, coverLetter: letter('이쪽') });
    expect(draft.read().content.name).toBe('저쪽 제목');
    expect(draft.read().content.coverLetter.content).toBe('이쪽');
  });

  it('saves a photo at once', async () => {
    const { save, draft } = start();
    draft.setPhoto('file-1');
    await draft.autosave.flush();
    expect(save).toHaveBeenCalledWith({ version: 1, _profile: 'file-1' });
  });
});
