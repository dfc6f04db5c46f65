import { defineTexts } from '../../common/text.ts';

/** Labels of the résumé on the page of a member's own data. */
export const collectedResumeTexts = defineTexts('collectedResume', {
  title: { ko: '이력서', en: 'Résumé', cn: '简历' },
  name: { ko: '이력서 제목', en: 'Title of the résumé', cn: '简历标题' },
});
