import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  model: {
    ko: 'AI 답변을 위해 질문이 OpenAI로 전송돼요. 연락처와 로그인한 분의 이름은 가리지만 다른 이름이나 주소는 알아볼 수 없으니, 개인정보는 적지 말아 주세요.',
    en: 'Questions go to OpenAI to be answered. Contact details and the name of your account are hidden; other names and addresses cannot be recognized, so please write no personal data.',
    cn: '问题会发送给OpenAI以生成回答。联系方式和登录者的姓名会被隐藏，但无法识别其他姓名和地址，请勿填写个人信息。',
  },
  open: { ko: '상담 챗봇 열기', en: 'Open the assistant', cn: '打开咨询助手' },
  title: { ko: '이음 도우미', en: 'Ieum assistant', cn: '이음 助手' },
  guide: { ko: '이용 안내', en: 'How it works', cn: '使用说明' },
  messages: { ko: '대화', en: 'Conversation', cn: '对话' },
  suggestions: { ko: '추천 질문', en: 'Suggested questions', cn: '推荐问题' },
  query: { ko: '궁금한 내용', en: 'Your question', cn: '您的问题' },
  placeholder: { ko: '궁금한 내용을 적어 보세요', en: 'Write your question', cn: '请输入您的问题' },
  waiting: { ko: '답변을 기다리고 있어요', en: 'Waiting for the answer', cn: '正在等待回答' },
  replying: { ko: '답변을 쓰고 있어요', en: 'Writing an answer', cn: '正在撰写回答' },
  connecting: { ko: '연결하고 있어요', en: 'Connecting', cn: '正在连接' },
  send: { ko: '보내기', en: 'Send', cn: '发送' },
  stop: { ko: '답변 멈추기', en: 'Stop the answer', cn: '停止回答' },
  sources: { ko: '참고한 글', en: 'Sources', cn: '参考内容' },
  source: {
    ko: (n: number) => `참고한 글 ${n}`,
    en: (n: number) => `Source ${n}`,
    cn: (n: number) => `参考内容${n}`,
  },
  mine: { ko: '나', en: 'You', cn: '我' },
  assistant: { ko: '도우미', en: 'Assistant', cn: '助手' },
  tooLong: {
    ko: '답변이 늦어지고 있어요. 잠시 뒤에 다시 물어봐 주세요.',
    en: 'The answer takes too long. Please ask again in a moment.',
    cn: '回答超时，请稍后再问。',
  },
  notConnected: {
    ko: '연결되어 있지 않아요. 질문이 대화에 보이지 않으면 다시 보내 주세요.',
    en: 'There is no connection. If your question is not in the conversation, please send it again.',
    cn: '当前没有连接。如果对话中没有显示您的问题，请重新发送。',
  },
  queued: {
    ko: '연결되면 바로 보낼게요.',
    en: 'This is sent as soon as you are connected.',
    cn: '连接后会立即发送。',
  },
  question: {
    title: { ko: '담당자에게 이어서 물어볼까요?', en: 'Ask our staff?', cn: '要继续咨询工作人员吗？' },
    text: {
      ko: '지금까지 나눈 대화를 문의에 담아 드려요. 보내기 전에 고칠 수 있어요.',
      en: 'This conversation is put into the inquiry. You can change it before you send it.',
      cn: '将把目前的对话填入咨询内容，发送前可以修改。',
    },
    go: { ko: '1:1 문의로 이어가기', en: 'Continue in a 1:1 inquiry', cn: '继续1:1咨询' },
    heading: { ko: '[도우미와 나눈 대화]', en: '[Conversation with the assistant]', cn: '[与助手的对话]' },
  },
});
