import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  today: { ko: '오늘 쓴 만큼', en: 'Today', cn: '今日用量' },
  off: {
    ko: '연결이 꺼져 있어 사이트의 글로만 답하고 있어요.',
    en: 'The connection is off; answers are from texts of the site only.',
    cn: '连接已关闭，目前仅使用本站内容作答。',
  },
  over: {
    ko: '토큰 한도를 다 써서 사이트의 글로만 답하고 있어요. 한도를 올리거나 다음 날 또는 다음 달까지 기다려 주세요.',
    en: 'The tokens are used up, so answers are from texts of the site only. Raise the limit, or wait for the next day or month.',
    cn: '令牌已用完，目前仅使用本站内容作答。请提高上限，或等到次日或下月。',
  },
  model: { ko: '모델', en: 'Model', cn: '模型' },
  tokens: { ko: '오늘 토큰', en: 'Tokens today', cn: '今日令牌' },
  tokensOfMonth: { ko: '이번 달 토큰', en: 'Tokens this month', cn: '本月令牌' },
  tokensOf: {
    ko: (used: string, all: string) => `${used} / ${all}`,
    en: (used: string, all: string) => `${used} of ${all}`,
    cn: (used: string, all: string) => `${used} / ${all}`,
  },
  answers: { ko: '모델이 답한 질문', en: 'Answered by the model', cn: '模型回答' },
  declined: {
    ko: '한도 때문에 글로 답한 질문',
    en: 'Answered without it above the limit',
    cn: '超限后用内容回答',
  },
  failures: { ko: '실패', en: 'Failed', cn: '失败' },
  lastFailure: { ko: '마지막 실패 이유', en: 'Last failure', cn: '最近失败原因' },
  count: { ko: (n: string) => `${n}건`, en: (n: string) => n, cn: (n: string) => `${n}次` },
  trial: {
    title: { ko: '답변 시험해 보기', en: 'Try an answer', cn: '试问' },
    about: {
      ko: '방문자가 받을 답을 미리 봐요. 대화 목록에는 남지 않고, 연결이 켜져 있으면 토큰을 써요.',
      en: 'Shows the answer that a visitor would receive. It is in no conversation, and uses tokens while the connection is on.',
      cn: '预览访客将收到的回答。不会出现在对话列表中，连接开启时会消耗令牌。',
    },
    query: { ko: '시험할 질문', en: 'Question', cn: '测试问题' },
    ask: { ko: '물어보기', en: 'Ask', cn: '提问' },
    answer: { ko: '답변', en: 'Answer', cn: '回答' },
    sources: { ko: '출처', en: 'Sources', cn: '来源' },
    by: { ko: '답한 방법', en: 'Answered by', cn: '回答方式' },
    first: { ko: '첫 글자까지', en: 'To the first token', cn: '首字用时' },
    whole: { ko: '끝까지', en: 'Whole answer', cn: '总用时' },
    milliseconds: {
      ko: (ms: string) => `${ms}ms`,
      en: (ms: string) => `${ms} ms`,
      cn: (ms: string) => `${ms}毫秒`,
    },
  },
  ends: {
    WHOLE: { ko: '모델', en: 'The model', cn: '模型' },
    NO_ANSWER: {
      ko: '사이트의 글 (모델이 답을 찾지 못함)',
      en: 'Texts of the site (the model found no answer)',
      cn: '本站内容（模型未找到答案）',
    },
    OVER_CAP: {
      ko: '사이트의 글 (한도 넘음)',
      en: 'Texts of the site (above the limit)',
      cn: '本站内容（超过上限）',
    },
    STOPPED: { ko: '중간에 멈춤', en: 'Stopped', cn: '已停止' },
    OFF: { ko: '사이트의 글', en: 'Texts of the site', cn: '本站内容' },
    KEY: { ko: 'API 키가 거절됐어요', en: 'The API key was rejected', cn: 'API密钥被拒绝' },
    LIMIT: {
      ko: 'OpenAI 사용 한도를 넘었어요',
      en: 'The limit of the OpenAI account is reached',
      cn: '超过OpenAI账号限额',
    },
    TIMEOUT: { ko: '시간 안에 답하지 않았어요', en: 'It did not answer in time', cn: '未及时回答' },
    SERVICE: { ko: 'OpenAI가 답하지 못했어요', en: 'OpenAI could not answer', cn: 'OpenAI无法回答' },
    CUT: { ko: '답변이 중간에 끊겼어요', en: 'The answer was cut off', cn: '回答中断' },
  },
});
