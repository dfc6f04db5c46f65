import { defineTexts } from '../../common/text.ts';

export const questionTexts = defineTexts('questions', {
  waiting: {
    ko: '답변을 기다리는 1:1 문의',
    en: 'Questions waiting for an answer',
    cn: '等待答复的1对1咨询',
  },
  subjectRequired: { ko: '제목을 적어 주세요', en: 'Please write a title', cn: '请填写标题' },
  contentRequired: { ko: '문의 내용을 적어 주세요', en: 'Please write your question', cn: '请填写咨询内容' },
  replyRequired: { ko: '답변을 적어 주세요', en: 'Please write an answer', cn: '请填写答复' },
  phraseNameRequired: { ko: '이름을 적어 주세요', en: 'Please write a name', cn: '请填写名称' },
  phraseTextRequired: { ko: '내용을 적어 주세요', en: 'Please write the text', cn: '请填写内容' },
  phraseNameTaken: {
    ko: '같은 이름의 문구가 있어요',
    en: 'There is a phrase of this name already',
    cn: '已有同名的常用语',
  },
  reasonRequired: {
    ko: '연락처를 보는 까닭을 적어 주세요',
    en: 'Please write why you need the contact details',
    cn: '请填写查看联系方式的原因',
  },
  scoreRequired: { ko: '별점을 골라 주세요', en: 'Please choose a score', cn: '请选择评分' },
  tooManyFiles: {
    ko: '파일은 5개까지 붙일 수 있어요',
    en: 'Up to 5 files can be attached',
    cn: '最多可附加5个文件',
  },
  tooManyToday: {
    ko: '1:1 문의는 하루에 10건까지 남길 수 있어요. 내일 다시 남겨 주세요.',
    en: 'You can ask up to 10 questions a day. Please ask again tomorrow.',
    cn: '每天最多可提交10条咨询，请明天再试。',
  },
  answered: {
    ko: '답변이 끝난 문의는 고치거나 지울 수 없어요',
    en: 'An answered question can no longer be changed or deleted',
    cn: '已答复的咨询无法修改或删除',
  },
  notAnswered: {
    ko: '답변을 받은 뒤에 평가할 수 있어요',
    en: 'You can rate the answer once you have received it',
    cn: '收到答复后才能评价',
  },
  memberUnknown: {
    ko: '이 아이디의 회원이 없어요',
    en: 'There is no member with this user ID',
    cn: '没有使用此账号的会员',
  },
  assigneeUnknown: {
    ko: '지금 담당으로 정할 수 없는 관리자예요',
    en: 'This administrator cannot be assigned now',
    cn: '目前无法指派此管理员',
  },
});
