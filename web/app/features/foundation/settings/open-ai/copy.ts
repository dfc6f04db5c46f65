import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: 'OpenAI 연동', en: 'OpenAI', cn: 'OpenAI集成' },
  hint: {
    ko: 'OpenAI 계정을 저장해 두는 곳이에요. 지금 챗봇은 준비된 답변과 사이트의 글로만 답해요.',
    en: 'Stores the account with OpenAI. For now the chat answers only with ready replies and texts of the site.',
    cn: '用于保存OpenAI账号。目前聊天助手仅使用预设回答和本站内容作答。',
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
  saved: { ko: 'OpenAI 연동을 저장했어요', en: 'The connection is saved', cn: 'OpenAI集成已保存' },
});
