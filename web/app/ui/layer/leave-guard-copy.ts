import { defineCopy } from '#lib/format/copy.ts';

export const leaveGuardCopy = defineCopy({
  title: { ko: '저장하지 않은 내용이 있어요', en: 'You have unsaved changes', cn: '有未保存的内容' },
  body: { ko: '나가면 사라져요.', en: 'They will be lost if you leave.', cn: '离开后将会丢失。' },
  stay: { ko: '계속 쓰기', en: 'Keep writing', cn: '继续填写' },
  leave: { ko: '나가기', en: 'Leave', cn: '离开' },
});
