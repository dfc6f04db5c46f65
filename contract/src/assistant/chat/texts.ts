import { defineTexts } from '../../common/text.ts';

export const chatTexts = defineTexts('chat', {
  queryRequired: {
    ko: '궁금한 점을 적어 주세요',
    en: 'Please write your question',
    cn: '请输入您的问题',
  },
  reasonRequired: {
    ko: '대화를 보는 사유를 적어 주세요',
    en: 'Please give the reason for reading',
    cn: '请填写查看对话的原因',
  },
  joined: { ko: '연결됐어요', en: 'Connected', cn: '已连接' },
  notYours: {
    ko: '이 대화는 볼 수 없어요. 새 대화로 시작해 주세요.',
    en: 'You cannot see this conversation. Please begin a new one.',
    cn: '您无法查看此对话，请开始新的对话。',
  },
  stillReplying: {
    ko: '앞 질문에 답하고 있어요. 잠시만 기다려 주세요.',
    en: 'The previous question is still being answered. Please wait a moment.',
    cn: '正在回答上一个问题，请稍候。',
  },
  notFound: {
    ko: '이 질문에 맞는 글을 찾지 못했어요. 다르게 적어 보거나 1:1 문의로 담당자에게 물어보세요.',
    en: 'I found no text for this question. Please try other words, or ask our staff in a 1:1 inquiry.',
    cn: '没有找到与该问题相符的内容。请换一种说法，或通过1:1咨询联系工作人员。',
  },
  askStaff: {
    ko: '담당자가 직접 답해 드릴 수 있어요. 아래에서 1:1 문의로 이어가 주세요.',
    en: 'Our staff can answer you. Please continue in a 1:1 inquiry below.',
    cn: '工作人员可以为您解答。请在下方继续1:1咨询。',
  },
  stopped: { ko: '답변을 멈췄어요.', en: 'The answer was stopped.', cn: '已停止回答。' },
  interrupted: {
    ko: '답변이 중간에 끊겼어요. 다시 물어봐 주세요.',
    en: 'The answer was interrupted. Please ask again.',
    cn: '回答中断了，请重新提问。',
  },
  loginFirst: {
    ko: '내 지원 내역은 로그인하면 알려 드릴 수 있어요.',
    en: 'Please log in to see your own applications.',
    cn: '登录后可查看您的应聘记录。',
  },
  noApplications: {
    ko: '아직 지원한 공고가 없어요. 마음에 드는 공고를 찾아보세요.',
    en: 'You have not applied to any job yet.',
    cn: '您还没有应聘任何职位。',
  },
  greeting: {
    ko: '안녕하세요! 채용과 지원에 대해 궁금한 점을 물어보세요.',
    en: 'Hello! Ask me anything about jobs and applications.',
    cn: '您好！关于招聘和应聘，有什么问题都可以问我。',
  },
  welcome: {
    ko: '천만에요. 더 궁금한 점이 있으면 언제든 물어보세요.',
    en: 'You are welcome. Ask me whenever something else comes up.',
    cn: '不客气。还有其他问题可以随时问我。',
  },
  toDo: { ko: '지금 할 일이에요.', en: 'Things to do now:', cn: '您的待办事项：' },
  ownApplications: {
    ko: '최근에 지원한 공고예요.',
    en: 'These are your latest applications.',
    cn: '这是您最近的应聘记录。',
  },
  applicationsToCompany: {
    ko: '이 기업에 지원한 내역이에요.',
    en: 'These are your applications to this company.',
    cn: '这是您在该企业的应聘记录。',
  },
  openings: {
    ko: '지금 지원할 수 있는 공고예요.',
    en: 'These jobs are open now.',
    cn: '以下职位正在招聘。',
  },
  openingsIn: {
    ko: '{place}에서 지금 지원할 수 있는 공고예요.',
    en: 'These jobs in {place} are open now.',
    cn: '{place}正在招聘以下职位。',
  },
  noOpeningsIn: {
    ko: '지금 {place}에는 지원할 수 있는 공고가 없어요. 다른 지역의 공고도 둘러보세요.',
    en: 'There are no open jobs in {place} right now. You may find one elsewhere.',
    cn: '{place}目前没有正在招聘的职位。您可以看看其他地区的职位。',
  },
  openingsEverywhere: {
    ko: '전체 지역 공고 보기',
    en: 'See the open jobs everywhere',
    cn: '查看所有地区的职位',
  },
  allOpenings: {
    ko: '공고 {count}건 모두 보기',
    en: 'See all {count} jobs',
    cn: '查看全部{count}个职位',
  },
  others: { ko: '외 {count}건', en: 'and {count} more', cn: '另有{count}项' },
  loginForSchedule: {
    ko: '내 일정은 로그인하면 알려 드릴 수 있어요.',
    en: 'Please log in to see your own schedule.',
    cn: '登录后可查看您的日程。',
  },
  noAppointments: {
    ko: '다가오는 면담이나 면접이 없어요.',
    en: 'You have no coming meetings or interviews.',
    cn: '您近期没有面谈或面试。',
  },
  ownAppointments: {
    ko: '다가오는 일정이에요.',
    en: 'This is coming up.',
    cn: '以下是您近期的日程。',
  },
  timeToPick: { ko: '시간을 골라 주세요', en: 'please pick a time', cn: '请选择时间' },
  opensAtOnce: { ko: '정해진 시간 없이 열려요', en: 'opens without a fixed time', cn: '随时可进入' },
});
