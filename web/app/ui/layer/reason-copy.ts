import { defineCopy } from '#lib/format/copy.ts';

export const reasonCopy = defineCopy({
  reason: { ko: '이유', en: 'Reason', cn: '原因' },
  ready: { ko: '자주 쓰는 이유', en: 'Common reasons', cn: '常用原因' },
  recorded: {
    ko: '이유와 함께 누가 언제 했는지 기록에 남아요.',
    en: 'The reason is recorded with who did it and when.',
    cn: '原因、操作人和时间都会被记录。',
  },
  missing: { ko: '이유를 적어 주세요', en: 'Please give a reason', cn: '请填写原因' },
});
