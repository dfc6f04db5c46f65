import { defineMessages } from './message.ts';

export const resumeMessages = defineMessages('resumes', {
  changedElsewhere: {
    ko: '다른 곳에서 이력서를 고쳤어요. 새로 고친 내용을 확인해 주세요.',
    en: 'Your resume was changed elsewhere. Please check the newer version.',
    cn: '简历已在别处修改，请查看最新内容。',
  },
  emailInvalid: {
    ko: '이메일 주소를 확인해 주세요',
    en: 'Please check the e-mail address',
    cn: '请检查电子邮箱地址',
  },
  phoneInvalid: {
    ko: '전화번호는 숫자 10자리나 11자리로 입력해 주세요',
    en: 'Please enter a phone number of 10 or 11 digits',
    cn: '请输入10或11位电话号码',
  },
  tooMany: {
    ko: '더는 넣을 수 없어요',
    en: 'No more entries can be added',
    cn: '无法再添加',
  },
  scoreInvalid: {
    ko: '점수는 0에서 1,000 사이의 숫자로 입력해 주세요',
    en: 'Please enter a score between 0 and 1,000',
    cn: '请输入0至1000之间的分数',
  },
  spanInvalid: {
    ko: '경력 기간을 확인해 주세요',
    en: 'Please check the length of your experience',
    cn: '请检查工作年限',
  },
  profileUnknown: {
    ko: '사진을 다시 올려 주세요',
    en: 'Please upload the photo again',
    cn: '请重新上传照片',
  },
});
