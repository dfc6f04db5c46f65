import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '사진 자르기', en: 'Crop the picture', cn: '裁剪照片' },
  hint: {
    ko: '끌어서 옮기고, 두 손가락이나 아래 막대로 키워요. 화살표 키로도 옮길 수 있어요.',
    en: 'Drag to move, pinch or use the slider to zoom. Arrow keys move it too.',
    cn: '拖动可移动，双指或滑块可缩放，也可使用方向键移动。',
  },
  area: {
    ko: '보일 부분. 화살표 키로 옮겨요.',
    en: 'The part to be shown. Arrow keys move it.',
    cn: '显示区域，可用方向键移动。',
  },
  zoom: { ko: '확대', en: 'Zoom', cn: '缩放' },
  zoomIn: { ko: '크게', en: 'Larger', cn: '放大' },
  zoomOut: { ko: '작게', en: 'Smaller', cn: '缩小' },
  shape: { ko: '모양', en: 'Shape', cn: '形状' },
  shapes: {
    square: { ko: '정사각형', en: 'Square', cn: '正方形' },
    portrait: { ko: '3:4', en: '3:4', cn: '3:4' },
  },
  cancel: { ko: '취소', en: 'Cancel', cn: '取消' },
  use: { ko: '이 사진 쓰기', en: 'Use this picture', cn: '使用此照片' },
});
