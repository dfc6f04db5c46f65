import { defineCopy } from '#lib/format/copy.ts';

export const accessRecordsCopy = defineCopy({
  tabs: { ko: '이력서 화면', en: 'Résumé pages', cn: '简历页面' },
  resume: { ko: '이력서', en: 'Résumé', cn: '简历' },
  title: { ko: '열람 기록', en: 'Who has read it', cn: '查看记录' },
  hint: {
    ko: '지원서나 연락처를 누가 언제 봤는지 보여 드려요.',
    en: 'Who has seen your applications and contacts, and when.',
    cn: '显示谁在何时查看了您的应聘表和联系方式。',
  },
  empty: { ko: '아직 열람한 기록이 없어요', en: 'Nobody has read it yet', cn: '暂无查看记录' },
  emptyHint: {
    ko: '지원한 기업이 지원서를 열면 여기에 남아요.',
    en: 'When a company opens your application, it shows here.',
    cn: '企业打开您的应聘表后会显示在此处。',
  },
  what: {
    APPLICATION: { ko: '지원서를 열어 봤어요', en: 'opened an application', cn: '查看了应聘表' },
    FILE: { ko: '파일을 열어 봤어요', en: 'opened a file', cn: '查看了文件' },
    MESSAGE: {
      ko: '보낸 문자나 메일을 봤어요',
      en: 'read a message sent to you',
      cn: '查看了发送给您的消息',
    },
    CONTACT: { ko: '연락처를 봤어요', en: 'saw the contacts', cn: '查看了联系方式' },
    OTHER: { ko: '개인정보를 봤어요', en: 'saw personal data', cn: '查看了个人信息' },
  },
});
