import { defineCopy } from '#lib/format/copy.ts';

export const reasonCopy = defineCopy({
  reason: { ko: '사유', en: 'Reason', cn: '原因' },
  ready: { ko: '자주 쓰는 사유', en: 'Common reasons', cn: '常用原因' },
  recorded: {
    ko: '사유와 함께 누가 언제 했는지 기록에 남아요.',
    en: 'The reason is recorded with who did it and when.',
    cn: '原因、操作人和时间都会被记录。',
  },
  missing: { ko: '사유를 적어 주세요', en: 'Please give a reason', cn: '请填写原因' },
});
