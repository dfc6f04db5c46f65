import { defineCopy } from '#lib/format/copy.ts';

export const richCopy = defineCopy({
  toolbar: { ko: '글 꾸미기', en: 'Formatting', cn: '文字格式' },
  bold: { ko: '굵게', en: 'Bold', cn: '加粗' },
  italic: { ko: '기울임', en: 'Italic', cn: '斜体' },
  underline: { ko: '밑줄', en: 'Underline', cn: '下划线' },
  heading: { ko: '소제목', en: 'Heading', cn: '小标题' },
  bullets: { ko: '글머리 목록', en: 'Bullet list', cn: '项目符号' },
  numbers: { ko: '번호 목록', en: 'Numbered list', cn: '编号列表' },
  link: { ko: '링크', en: 'Link', cn: '链接' },
  unlink: { ko: '링크 지우기', en: 'Remove the link', cn: '移除链接' },
  linkLabel: { ko: '링크 주소', en: 'Address of the link', cn: '链接地址' },
  linkSave: { ko: '넣기', en: 'Insert', cn: '插入' },
  newTab: { ko: '새 창으로 열기', en: 'Open in a new tab', cn: '在新标签页打开' },
  sameTab: { ko: '같은 창에서 열기', en: 'Open in the same tab', cn: '在当前页打开' },
  photo: { ko: '사진 넣기', en: 'Insert a photo', cn: '插入照片' },
  photoBusy: { ko: '사진을 올리고 있어요', en: 'Uploading the photo', cn: '正在上传照片' },
  undo: { ko: '되돌리기', en: 'Undo', cn: '撤销' },
  redo: { ko: '다시 하기', en: 'Redo', cn: '重做' },
});
