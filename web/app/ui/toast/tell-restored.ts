import { defineCopy } from '#lib/copy.ts';
import { toast } from './toasts.ts';

const copy = defineCopy({
  restored: {
    ko: '저장하지 못했던 내용을 되살렸어요',
    en: 'What was not saved before is back',
    cn: '已恢复之前未保存的内容',
  },
});

/** Says that a form goes on from what was written before and never saved. */
export function tellRestored(): void {
  toast(copy.restored);
}
