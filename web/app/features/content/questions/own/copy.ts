import { defineCopy } from '#lib/format/copy.ts';
import { withParticle } from '#lib/format/with-particle.ts';

export const copy = defineCopy({
  title: { ko: '1:1 문의', en: 'Questions', cn: '1对1咨询' },
  status: {
    ko: '남긴 문의와 답변을 모아 봐요.',
    en: 'Your questions to the centre and their answers.',
    cn: '查看您提交的咨询和答复。',
  },
  list: { ko: '내 문의', en: 'Your questions', cn: '我的咨询' },
  ask: { ko: '문의하기', en: 'Ask a question', cn: '提交咨询' },
  asked: {
    ko: (day: string) => `${withParticle(day, '에')} 남김`,
    en: (day: string) => `Asked ${day}`,
    cn: (day: string) => `${day}提交`,
  },
  repliedAt: {
    ko: (day: string) => `${withParticle(day, '에')} 답변`,
    en: (day: string) => `Answered ${day}`,
    cn: (day: string) => `${day}答复`,
  },
  withFiles: { ko: '첨부 파일 있음', en: 'With files', cn: '有附件' },
  empty: {
    title: { ko: '아직 남긴 문의가 없어요', en: 'You have not asked anything yet', cn: '您还没有提交咨询' },
    hint: {
      ko: '많이 묻는 내용은 자주 묻는 질문에서 바로 찾을 수 있어요.',
      en: 'You find the answers to common questions under FAQ at once.',
      cn: '常见问题可在“常见问题”中直接查找。',
    },
    plainHint: {
      ko: '궁금한 점을 남기면 담당자가 답해 드려요.',
      en: 'Ask whatever you would like to know, and we will answer.',
      cn: '请提交您的疑问，我们将为您解答。',
    },
    faqs: { ko: '자주 묻는 질문 보기', en: 'See the FAQ', cn: '查看常见问题' },
  },
  hours: {
    ko: '고객센터 상담은 평일 09:00~18:00에 1:1 문의로 남겨주세요.',
    en: 'The help centre answers questions on weekdays from 9:00 to 18:00.',
    cn: '客服中心的咨询时间为工作日09:00至18:00，请通过1对1咨询提交。',
  },
  form: {
    title: { ko: '문의하기', en: 'Ask a question', cn: '提交咨询' },
    editTitle: { ko: '문의 고치기', en: 'Edit the question', cn: '编辑咨询' },
    back: { ko: '내 문의', en: 'Your questions', cn: '我的咨询' },
    faqs: {
      ko: '자주 묻는 질문에 답이 있을 수 있어요.',
      en: 'The answer may be in the FAQ.',
      cn: '常见问题中可能已有答案。',
    },
    placeholder: {
      ko: '무엇을 하다가 어떤 점이 궁금했는지 적어 주시면 더 빨리 답할 수 있어요.',
      en: 'Tell us what you were doing and what you would like to know.',
      cn: '请说明您的操作过程和疑问，以便更快解答。',
    },
    sendsTo: {
      ko: (phone: string, email: string) => `문자는 ${phone}, 이메일은 ${email}로 보내요.`,
      en: (phone: string, email: string) => `Text messages go to ${phone}, e-mails to ${email}.`,
      cn: (phone: string, email: string) => `短信发送至${phone}，邮件发送至${email}。`,
    },
    noSms: {
      ko: (email: string) => `등록된 번호로는 문자를 받을 수 없어요. 이메일은 ${email}로 보내요.`,
      en: (email: string) => `Your phone number cannot receive text messages. E-mails go to ${email}.`,
      cn: (email: string) => `您登记的号码无法接收短信。邮件发送至${email}。`,
    },
    inbox: {
      ko: '답변은 언제나 알림함에 와요.',
      en: 'The answer is always in your inbox.',
      cn: '答复总会显示在通知中。',
    },
    send: { ko: '문의 남기기', en: 'Send the question', cn: '提交咨询' },
    save: { ko: '고친 내용 저장하기', en: 'Save the changes', cn: '保存修改' },
    sent: { ko: '문의를 남겼어요', en: 'Your question is sent', cn: '已提交咨询' },
    saved: { ko: '문의를 고쳤어요', en: 'The question is changed', cn: '已修改咨询' },
  },
  one: {
    question: { ko: '문의 내용', en: 'Question', cn: '咨询内容' },
    answer: { ko: '답변', en: 'Answer', cn: '答复' },
    edit: { ko: '고치기', en: 'Edit', cn: '编辑' },
    remove: { ko: '삭제하기', en: 'Delete', cn: '删除' },
    removeTitle: { ko: '이 문의를 삭제할까요?', en: 'Delete this question?', cn: '删除此咨询？' },
    removeBody: {
      ko: '첨부 파일도 함께 지워져요. 되돌릴 수 없어요.',
      en: 'Its files are deleted too. This cannot be undone.',
      cn: '附件将一并删除，无法恢复。',
    },
    removed: { ko: '문의를 삭제했어요', en: 'The question is deleted', cn: '已删除咨询' },
    waiting: { ko: '답변을 준비하고 있어요', en: 'We are preparing the answer', cn: '正在准备答复' },
    waitingHint: {
      SMS: {
        ko: '영업일 기준 1~2일 안에 답하고, 알림함과 문자로 알려 드려요.',
        en: 'We answer within 1 to 2 business days and notify you in the inbox and by text message.',
        cn: '我们将在1至2个工作日内答复，并通过站内通知和短信告知您。',
      },
      EMAIL: {
        ko: '영업일 기준 1~2일 안에 답하고, 알림함과 이메일로 알려 드려요.',
        en: 'We answer within 1 to 2 business days and notify you in the inbox and by e-mail.',
        cn: '我们将在1至2个工作日内答复，并通过站内通知和邮件告知您。',
      },
      NONE: {
        ko: '영업일 기준 1~2일 안에 답하고, 알림함으로 알려 드려요.',
        en: 'We answer within 1 to 2 business days and notify you in the inbox.',
        cn: '我们将在1至2个工作日内答复，并通过站内通知告知您。',
      },
    },
    by: { ko: '이음무역센터', en: 'Ieum Trade Centre', cn: 'Ieum贸易中心' },
  },
  rate: {
    title: { ko: '답변이 도움이 됐나요?', en: 'Was the answer helpful?', cn: '答复对您有帮助吗？' },
    score: { ko: '별점', en: 'Score', cn: '评分' },
    stars: {
      ko: (score: number) => `${score}점`,
      en: (score: number) => `${score} of 5`,
      cn: (score: number) => `${score}分`,
    },
    comment: { ko: '남기고 싶은 말', en: 'Comment', cn: '留言' },
    send: { ko: '평가 남기기', en: 'Send the rating', cn: '提交评价' },
    change: { ko: '평가 고치기', en: 'Change the rating', cn: '修改评价' },
    sent: { ko: '평가를 남겼어요. 고맙습니다.', en: 'Thank you for your rating', cn: '已提交评价，谢谢' },
  },
  gate: {
    title: {
      ko: '로그인하고 문의를 남겨 주세요',
      en: 'Please log in to ask a question',
      cn: '请登录后提交咨询',
    },
    body: {
      ko: '답변을 알림함과 문자, 이메일로 받을 수 있어요. 로그인하면 바로 문의를 쓸 수 있어요.',
      en: 'You receive the answer in your inbox, by text message or e-mail. You can write at once after logging in.',
      cn: '您可通过站内通知、短信或邮件收到答复。登录后即可提交咨询。',
    },
    login: { ko: '로그인하기', en: 'Log in', cn: '登录' },
    join: { ko: '회원가입하기', en: 'Sign up', cn: '注册' },
    console: {
      ko: '관리자 계정으로는 문의를 남길 수 없어요.',
      en: 'Administrators cannot ask questions.',
      cn: '管理员账号无法提交咨询。',
    },
  },
});
