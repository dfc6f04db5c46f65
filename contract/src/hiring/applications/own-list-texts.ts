import { defineTexts } from '../../common/text.ts';

/** The words of a person's own applications in the screen, the menus and the assistant. */
export const ownListTexts = defineTexts('ownApplications', {
  title: { ko: '지원 현황', en: 'My applications', cn: '投递进度' },
  draft: { ko: '작성 중', en: 'Draft', cn: '填写中' },
  finishDraft: { ko: '이어서 쓰고 제출해 주세요', en: 'Finish it and submit', cn: '请继续填写并提交' },
});
