import { defineTexts } from '../../common/text.ts';

export const fileTexts = defineTexts('files', {
  inUse: {
    ko: '쓰고 있는 파일이라 바꾸거나 지울 수 없어요',
    en: 'This file is in use, so it cannot be changed or deleted',
    cn: '该文件正在使用中，无法更改或删除',
  },
  encryptedPdf: {
    ko: '암호가 걸린 PDF는 올릴 수 없어요. 암호를 풀고 다시 올려 주세요.',
    en: 'A PDF protected by a password cannot be uploaded. Remove the password and upload it again.',
    cn: '无法上传加密的PDF，请解除密码后重新上传。',
  },
  // Fixed by the specification.
  sameName: {
    ko: '동일한 이름의 파일이 있습니다',
    en: 'There is already a file with this name',
    cn: '已存在同名文件',
  },
});
