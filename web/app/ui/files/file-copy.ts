import { defineCopy } from '#lib/format/copy.ts';

export const fileCopy = defineCopy({
  dropFile: {
    ko: '파일을 끌어 놓거나 골라 주세요',
    en: 'Drop a file here or choose one',
    cn: '将文件拖放到此处或点击选择',
  },
  // Fixed by the specification
  noImages: { ko: '등록된 이미지가 없습니다.', en: 'No images yet.', cn: '暂无图片。' },
  removeAsk: { ko: '이미지를 삭제하시겠습니까?', en: 'Delete this image?', cn: '确定删除该图片吗？' },
  removeConfirm: { ko: '삭제하기', en: 'Delete', cn: '删除' },
  removeFile: {
    ko: (name: string) => `${name} 지우기`,
    en: (name: string) => `Remove ${name}`,
    cn: (name: string) => `删除${name}`,
  },
  fileTooLarge: {
    ko: (limit: string, size: string) => `${limit}보다 작은 파일만 올릴 수 있어요 (지금 파일 ${size})`,
    en: (limit: string, size: string) =>
      `Only files smaller than ${limit} can be uploaded (this one: ${size})`,
    cn: (limit: string, size: string) => `只能上传小于${limit}的文件（当前文件${size}）`,
  },
  fileWrongType: {
    ko: (types: string) => `${types} 파일만 올릴 수 있어요`,
    en: (types: string) => `Only ${types} files can be uploaded`,
    cn: (types: string) => `只能上传${types}文件`,
  },
});
