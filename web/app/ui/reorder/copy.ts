import { defineCopy } from '#lib/format/copy.ts';

export const reorderCopy = defineCopy({
  grip: {
    ko: (name: string) => `${name} 순서 바꾸기`,
    en: (name: string) => `Change the place of ${name}`,
    cn: (name: string) => `调整${name}的顺序`,
  },
  hint: {
    ko: '위아래 화살표로 옮겨요',
    en: 'Move with the up and down arrows',
    cn: '用上下方向键移动',
  },
  up: { ko: '위로 옮기기', en: 'Move up', cn: '上移' },
  down: { ko: '아래로 옮기기', en: 'Move down', cn: '下移' },
  moved: {
    ko: (name: string, place: number, count: number) => `${name}, ${count}개 중 ${place}번째로 옮겼어요`,
    en: (name: string, place: number, count: number) => `${name} moved to place ${place} of ${count}`,
    cn: (name: string, place: number, count: number) => `已将${name}移至第${place}位，共${count}项`,
  },
});
