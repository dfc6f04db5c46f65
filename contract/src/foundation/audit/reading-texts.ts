import { defineTexts } from '../../common/text.ts';

/** The kinds of personal data whose readings are recorded, by their stored values. */
export const readingTexts = defineTexts('readingKinds', {
  APPLICATION: { ko: '지원서', en: 'Application', cn: '应聘表' },
  RESUME: { ko: '이력서', en: 'Résumé', cn: '简历' },
  CONTACT: { ko: '연락처', en: 'Contacts', cn: '联系方式' },
  QUESTION: { ko: '1:1 문의', en: 'Question', cn: '1对1咨询' },
  INQUIRY: { ko: '서비스 문의', en: 'Service inquiry', cn: '服务咨询' },
  FORM: { ko: '양식', en: 'Form', cn: '表单' },
  FILE: { ko: '파일', en: 'File', cn: '文件' },
  RECORD: { ko: '회원 기록', en: 'Member record', cn: '会员记录' },
  LECTURE: { ko: '강의 출석', en: 'Attendance of a lecture', cn: '讲座出席' },
  CHAT: { ko: '챗봇 대화', en: 'Conversation with the assistant', cn: '与助手的对话' },
  MESSAGE: { ko: '문자와 메일', en: 'Message', cn: '短信和邮件' },
  BUSINESS_REGISTRATION: { ko: '사업자등록증', en: 'Business registration', cn: '营业执照' },
});
