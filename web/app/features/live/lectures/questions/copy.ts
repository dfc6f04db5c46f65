import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  tab: { ko: '질문과 답변', en: 'Questions and answers', cn: '提问与答复' },
  answerOf: {
    ko: (company: string) => `${company}의 답변`,
    en: (company: string) => `Answer of ${company}`,
    cn: (company: string) => `${company}的答复`,
  },
  administrator: { ko: '관리자', en: 'Administrator', cn: '管理员' },
  former: { ko: '탈퇴한 회원', en: 'Former member', cn: '已注销会员' },
  title: { ko: '채팅에 남은 질문', en: 'Questions in the chat', cn: '聊天中的提问' },
  hint: {
    ko: '라이브가 끝나면 여기에서 답해요. 답변은 강의 페이지에 남아요.',
    en: 'Answer them here once the live lecture has ended. Answers stay on the page of the lecture.',
    cn: '直播结束后可在此答复，答复会保留在讲座页面。',
  },
  none: { ko: '남은 질문이 없어요', en: 'There are no questions', cn: '没有提问' },
  noneHint: {
    ko: '회원이 ‘질문으로 남기기’를 골라 보낸 메시지가 여기에 모여요.',
    en: 'Messages that members send as a question are listed here.',
    cn: '会员以提问方式发送的消息会显示在这里。',
  },
  waiting: { ko: '답변 전', en: 'Waiting', cn: '待答复' },
  answered: { ko: '답변함', en: 'Answered', cn: '已答复' },
  answer: { ko: '답변', en: 'Answer', cn: '答复' },
  write: { ko: '답변 쓰기', en: 'Write an answer', cn: '填写答复' },
  correct: { ko: '답변 고치기', en: 'Correct the answer', cn: '修改答复' },
  save: { ko: '답변 남기기', en: 'Send the answer', cn: '提交答复' },
  cancel: { ko: '그만두기', en: 'Cancel', cn: '取消' },
  notified: {
    ko: (name: string) => `남기면 ${name} 님에게 알림이 가요. 고른 설정에 따라 이메일이나 문자로도 보내요.`,
    en: (name: string) => `${name} is notified, also by e-mail or SMS as they chose.`,
    cn: (name: string) => `提交后将通知${name}，并按其设置发送邮件或短信。`,
  },
  notNotified: {
    ko: '페이지에만 보이고 따로 알리지 않아요.',
    en: 'It is shown on the page, and nobody is notified.',
    cn: '仅显示在页面上，不会另行通知。',
  },
  saved: { ko: '답변을 남겼어요', en: 'The answer is shown', cn: '已提交答复' },
  empty: { ko: '답변을 적어 주세요', en: 'Please write an answer', cn: '请填写答复' },
  live: {
    ko: '라이브가 끝난 뒤에 답할 수 있어요',
    en: 'Questions can be answered once the live lecture has ended',
    cn: '直播结束后才能答复',
  },
});
