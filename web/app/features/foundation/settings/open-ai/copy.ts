import { DEFAULT_MODEL } from '@ieum/contract/foundation/settings/enums.ts';
import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: 'OpenAI 설정', en: 'OpenAI settings', cn: 'OpenAI设置' },
  hint: {
    ko: '켜면 챗봇 질문이 사이트에서 찾은 글과 함께 OpenAI로 전송돼요. 연락처와 로그인한 회원의 이름은 가리지만 다른 이름과 주소는 알아볼 수 없어요. 내 지원 현황은 보내지 않아요.',
    en: 'When on, questions to the chat go to OpenAI with texts found on this site. Contact details and the name of the member who asks are hidden, other names and addresses cannot be recognized. Own applications are never sent.',
    cn: '开启后，聊天问题会与本站相关内容一同发送给OpenAI。联系方式和提问会员的姓名会被隐藏，但无法识别其他姓名和地址。本人应聘情况不会发送。',
  },
  connection: { ko: '연결', en: 'Connection', cn: '连接' },
  key: { ko: 'API 키', en: 'API key', cn: 'API密钥' },
  fields: {
    enabled: { ko: 'OpenAI 연결 켜 두기', en: 'Connection to OpenAI', cn: '开启OpenAI连接' },
    enabledHint: {
      ko: '켜려면 API 키가 저장되어 있어야 해요.',
      en: 'An API key must be stored.',
      cn: '需已保存API密钥。',
    },
    organization: { ko: '조직 ID', en: 'Organization ID', cn: '组织ID' },
    project: { ko: '프로젝트 ID', en: 'Project ID', cn: '项目ID' },
    model: { ko: '모델', en: 'Model', cn: '模型' },
    modelHint: {
      ko: `비워 두면 ${DEFAULT_MODEL} 모델을 써요.`,
      en: `Left empty, the model is ${DEFAULT_MODEL}.`,
      cn: `留空则使用${DEFAULT_MODEL}。`,
    },
    dailyTokens: { ko: '하루 토큰 한도', en: 'Tokens a day', cn: '每日令牌上限' },
    dailyTokensHint: {
      ko: '한도를 넘으면 그날은 사이트의 글로만 답해요.',
      en: 'Above it, the chat answers from texts of the site for the rest of the day.',
      cn: '超过上限后，当天仅使用本站内容作答。',
    },
    monthlyTokens: { ko: '한 달 토큰 한도', en: 'Tokens a month', cn: '每月令牌上限' },
    monthlyTokensHint: {
      ko: '한도를 넘으면 그달은 사이트의 글로만 답해요. 비용은 모델의 토큰 가격에 이 수를 곱한 값을 넘지 않아요.',
      en: 'Above it, the chat answers from texts of the site for the rest of the month. The cost is at most this number times the price of a token.',
      cn: '超过上限后，当月仅使用本站内容作答。费用不会超过该数量乘以令牌单价。',
    },
    apiKey: { ko: '새 API 키', en: 'New API key', cn: '新API密钥' },
    apiKeyHint: {
      ko: '저장하면 다시 볼 수 없어요. 비워 두면 저장된 키가 그대로예요.',
      en: 'Once saved it cannot be seen again. Left empty, the stored key stays.',
      cn: '保存后无法再次查看。留空则保留已保存的密钥。',
    },
  },
  stored: {
    ko: (mask: string) => `저장된 키가 있어요 ${mask}`,
    en: (mask: string) => `A key is stored ${mask}`,
    cn: (mask: string) => `已保存密钥 ${mask}`,
  },
  none: { ko: '저장된 키가 없어요.', en: 'No key is stored.', cn: '没有已保存的密钥。' },
  remove: {
    act: { ko: '저장된 키 삭제하기', en: 'Delete the stored key', cn: '删除已保存的密钥' },
    title: { ko: '저장된 키를 삭제할까요?', en: 'Delete the stored key?', cn: '删除已保存的密钥？' },
    body: {
      ko: 'OpenAI 연결도 함께 꺼져요. 삭제한 키는 되돌릴 수 없어요.',
      en: 'The connection is turned off, too. The key cannot be brought back.',
      cn: '使用OpenAI回答也将关闭，密钥无法恢复。',
    },
    done: { ko: '저장된 키를 삭제했어요', en: 'The stored key is deleted', cn: '已删除保存的密钥' },
  },
  save: { ko: '저장하기', en: 'Save', cn: '保存' },
  saved: { ko: 'OpenAI 설정을 저장했어요', en: 'The connection is saved', cn: 'OpenAI设置已保存' },
});
