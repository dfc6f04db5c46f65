import { defineTexts } from '../../common/text.ts';

export const inquiryTexts = defineTexts('inquiries', {
  waiting: {
    ko: '답변을 기다리는 서비스 문의',
    en: 'Service inquiries waiting for an answer',
    cn: '等待答复的服务咨询',
  },
  companyRequired: {
    ko: '기업 이름을 적어 주세요',
    en: 'Please write the company’s name',
    cn: '请填写企业名称',
  },
  nameRequired: {
    ko: '담당자 이름을 적어 주세요',
    en: 'Please write the contact person’s name',
    cn: '请填写联系人姓名',
  },
  phoneRequired: { ko: '연락처를 적어 주세요', en: 'Please write a phone number', cn: '请填写联系电话' },
  subjectRequired: { ko: '제목을 적어 주세요', en: 'Please write a title', cn: '请填写标题' },
  contentRequired: { ko: '문의 내용을 적어 주세요', en: 'Please write your inquiry', cn: '请填写咨询内容' },
  replyRequired: { ko: '답변을 적어 주세요', en: 'Please write an answer', cn: '请填写答复' },
  replyTooLong: {
    ko: '문자로 보내기에는 길어요. 줄이거나 이메일로 보내 주세요.',
    en: 'This is too long for a text message. Please shorten it or send it by e-mail.',
    cn: '作为短信过长，请缩短或改用邮件发送。',
  },
  notMobile: {
    ko: '문자를 받을 수 없는 번호예요. 이메일로 보내 주세요.',
    en: 'This number cannot receive text messages. Please send it by e-mail.',
    cn: '该号码无法接收短信，请改用邮件发送。',
  },
  agreementRequired: {
    ko: '개인정보 수집과 이용에 동의해 주세요',
    en: 'Please agree to the collection and use of your personal data',
    cn: '请同意收集和使用个人信息',
  },
  reasonRequired: {
    ko: '연락처를 보는 까닭을 적어 주세요',
    en: 'Please write why you need the contact details',
    cn: '请填写查看联系方式的原因',
  },
  tooManyFiles: {
    ko: '파일은 3개까지 붙일 수 있어요',
    en: 'Up to 3 files can be attached',
    cn: '最多可附加3个文件',
  },
  tooMany: {
    ko: '짧은 시간에 문의를 여러 번 보냈어요. {minutes}분 뒤에 다시 보내 주세요.',
    en: 'Several inquiries were sent in a short time. Please try again in {minutes} minutes.',
    cn: '短时间内已多次提交咨询，请在{minutes}分钟后重试。',
  },
  emailSubject: {
    ko: '[이음] 문의 {number}번에 답변드려요: {subject}',
    en: '[Ieum] Answer to your inquiry no. {number}: {subject}',
    cn: '[Ieum] 对您第{number}号咨询的答复：{subject}',
  },
  emailBody: {
    ko: '{name} 님, 안녕하세요. 이음무역센터입니다.\n\n{reply}\n\n이 메일은 {companyName}에서 보낸 채용 지원 문의에 답하는 메일이에요.',
    en: 'Dear {name},\n\n{reply}\n\nIeum Trade Centre, in answer to the inquiry of {companyName}.',
    cn: '{name}您好，这里是Ieum贸易中心。\n\n{reply}\n\n此邮件是对{companyName}的招聘支持咨询的答复。',
  },
  mailLabel: { ko: '서비스 문의 답변', en: 'Answer to a service inquiry', cn: '服务咨询答复' },
  factNumber: { ko: '문의 번호', en: 'Number', cn: '咨询编号' },
  factSubject: { ko: '문의 제목', en: 'Subject', cn: '咨询标题' },
  factCompany: { ko: '기업', en: 'Company', cn: '企业' },
  sms: {
    ko: '[이음] 문의 {number}번 답변\n{reply}',
    en: '[Ieum] Answer to inquiry no. {number}\n{reply}',
    cn: '[Ieum] 第{number}号咨询的答复\n{reply}',
  },
});
