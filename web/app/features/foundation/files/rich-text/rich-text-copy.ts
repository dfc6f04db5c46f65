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
  photoText: { ko: '사진 설명', en: 'Description of the photo', cn: '照片说明' },
  photoTextHint: {
    ko: '사진을 보지 못하는 분에게 화면 대신 읽어 드려요',
    en: 'Read out to people who cannot see the photo',
    cn: '为看不到照片的人朗读',
  },
  undescribed: {
    ko: (count: string) => `설명이 없는 사진이 ${count}장 있어요. 사진을 눌러 설명을 적어 주세요.`,
    en: (count: string) => `Photos without a description: ${count}. Press a photo to describe it.`,
    cn: (count: string) => `有${count}张照片没有说明。点击照片即可填写。`,
  },
  undo: { ko: '되돌리기', en: 'Undo', cn: '撤销' },
  redo: { ko: '다시 하기', en: 'Redo', cn: '重做' },
});
