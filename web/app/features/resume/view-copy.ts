import { defineCopy } from '#lib/copy.ts';

export const viewCopy = defineCopy({
  years: {
    ko: (n: number) => `${n}년`,
    en: (n: number) => `${n} yr`,
    cn: (n: number) => `${n}年`,
  },
  months: {
    ko: (n: number) => `${n}개월`,
    en: (n: number) => `${n} mo`,
    cn: (n: number) => `${n}个月`,
  },
  total: {
    ko: (length: string) => `총 ${length}`,
    en: (length: string) => `${length} in total`,
    cn: (length: string) => `共${length}`,
  },
  present: { ko: '재직 중', en: 'present', cn: '在职' },
  born: { ko: '생년월일', en: 'Date of birth', cn: '出生日期' },
  phone: { ko: '휴대전화', en: 'Phone', cn: '手机' },
  email: { ko: '이메일', en: 'E-mail', cn: '邮箱' },
  address: { ko: '주소', en: 'Address', cn: '地址' },
  gender: { ko: '성별', en: 'Gender', cn: '性别' },
  photo: {
    ko: (name: string) => `${name} 사진`,
    en: (name: string) => `Photo of ${name}`,
    cn: (name: string) => `${name}的照片`,
  },
  noName: { ko: '이름을 아직 쓰지 않았어요', en: 'No name yet', cn: '尚未填写姓名' },
  score: {
    ko: (score: number) => `${score.toLocaleString('ko')}점`,
    en: (score: number) => `${score.toLocaleString('en')} points`,
    cn: (score: number) => `${score.toLocaleString('zh-CN')}分`,
  },
  skillOf: {
    ko: (step: number, word: string) => `5단계 중 ${step}단계, ${word}`,
    en: (step: number, word: string) => `Step ${step} of 5, ${word}`,
    cn: (step: number, word: string) => `共5级，第${step}级，${word}`,
  },
  empty: {
    ko: '아직 쓴 내용이 없어요',
    en: 'Nothing written yet',
    cn: '尚未填写内容',
  },
});
