import { defineTexts } from '../../common/text.ts';

/** Labels of agreements on the page of a member's own data. */
export const collectedAgreementTexts = defineTexts('collectedAgreements', {
  title: { ko: '동의한 약관', en: 'Terms that you agreed to', cn: '已同意的条款' },
  version: { ko: '버전', en: 'Version', cn: '版本' },
  agreedAt: { ko: '동의 일시', en: 'Agreed', cn: '同意时间' },
});
