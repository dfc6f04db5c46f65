import { defineTexts } from '../../common/text.ts';

/** The name of a person's own applications in the screen, the menus and the assistant. */
export const ownListTexts = defineTexts('ownApplications', {
  title: { ko: '지원 현황', en: 'My applications', cn: '投递进度' },
});
