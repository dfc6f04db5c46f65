import { defineTexts } from '../../common/text.ts';

export const settingTexts = defineTexts('settings', {
  // The two default entries: a greeting and a notice of the answering hours.
  greeting: { ko: '인사말', en: 'Greeting', cn: '问候语' },
  greetingText: {
    ko: '안녕하세요, 이음이에요. 채용과 지원에 대해 궁금한 점을 물어보세요.',
    en: 'Hello, this is Ieum. Ask us anything about recruitments and applying.',
    cn: '您好，这里是Ieum。有关招聘和应聘的问题，欢迎咨询。',
  },
  service: { ko: '상담 안내', en: 'When we answer', cn: '咨询指南' },
  serviceText: {
    ko: '상담 시간은 평일 9시부터 18시까지예요. 그 밖의 시간에는 1:1 문의를 남겨 주세요.',
    en: 'We answer on weekdays from 9:00 to 18:00. At other times please leave an inquiry.',
    cn: '咨询时间为工作日9:00至18:00，其他时间请留下一对一咨询。',
  },
  businessName: { ko: '이음무역센터', en: 'Ieum Trade Centre', cn: 'Ieum贸易中心' },
  groupTwice: {
    ko: '값이 같은 질문 묶음이 있어요',
    en: 'Two groups have the same value',
    cn: '存在相同值的问题分组',
  },
  keyMissing: {
    ko: 'API 키를 넣어야 켤 수 있어요',
    en: 'Enter an API key before turning this on',
    cn: '请先填写API密钥再启用',
  },
});
