import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '챗봇 프롬프트', en: 'Chat prompts', cn: '聊天问题' },
  hint: {
    ko: '챗봇을 열면 고를 수 있는 질문과 준비된 답변이에요. 이 순서로 보여요.',
    en: 'Questions to choose from in the chat, with ready replies, in this order.',
    cn: '聊天中可选择的问题及预设回答，按此顺序显示。',
  },
  groups: { ko: '묶음', en: 'Groups', cn: '分组' },
  editGroups: { ko: '묶음 고치기', en: 'Edit groups', cn: '编辑分组' },
  makeGroup: { ko: '묶음 만들기', en: 'Make a group', cn: '新建分组' },
  ungrouped: { ko: '묶음 없음', en: 'Without a group', cn: '未分组' },
  ungroupedHint: {
    ko: '지워진 묶음의 질문이라 챗봇에 보이지 않아요. 질문을 열어 묶음을 골라 주세요.',
    en: 'Their group was removed, so the chat does not show them. Open each and choose a group.',
    cn: '所属分组已删除，聊天中不显示。请打开问题并选择分组。',
  },
  list: { ko: '질문 목록', en: 'Prompts', cn: '问题列表' },
  found: { ko: '찾은 질문', en: 'Prompts found', cn: '找到的问题' },
  foundMore: {
    ko: (shown: string, count: string) => `${count}개 중 ${shown}개를 보여요. 더 자세히 찾아보세요.`,
    en: (shown: string, count: string) => `${shown} of ${count} are shown. Search more precisely.`,
    cn: (shown: string, count: string) => `共${count}个，显示${shown}个。请更精确地搜索。`,
  },
  noMatch: { ko: '조건에 맞는 질문이 없어요', en: 'No prompt matches', cn: '没有符合条件的问题' },
  empty: {
    title: {
      ko: '이 묶음에 아직 질문이 없어요',
      en: 'This group has no prompts yet',
      cn: '该分组还没有问题',
    },
    hint: {
      ko: '자주 받는 질문과 답변을 써 두면 챗봇이 바로 답해요',
      en: 'Write a question that is asked often, and the chat answers it at once',
      cn: '撰写常见问题与回答后，聊天助手可立即回答',
    },
  },
  noGroups: {
    title: { ko: '아직 묶음이 없어요', en: 'There are no groups yet', cn: '还没有分组' },
    hint: {
      ko: '지원, 면접, 계정처럼 주제를 먼저 만들면 그 안에 질문을 쓸 수 있어요',
      en: 'Make groups such as applying, interviews and accounts first, then write prompts in them',
      cn: '请先创建应聘、面试、账号等主题分组，再撰写问题',
    },
  },
  search: { ko: '질문이나 답변', en: 'Question or reply', cn: '问题或回答' },
  filters: {
    state: { ko: '상태', en: 'State', cn: '状态' },
    any: { ko: '모든 상태', en: 'Any state', cn: '全部状态' },
  },
  active: { ko: '사용 중', en: 'In use', cn: '使用中' },
  inactive: { ko: '숨김', en: 'Hidden', cn: '已隐藏' },
  add: { ko: '질문 쓰기', en: 'Write a prompt', cn: '撰写问题' },
  edit: { ko: '질문 고치기', en: 'Edit the prompt', cn: '编辑问题' },
  back: { ko: '챗봇 프롬프트 목록', en: 'Chat prompts', cn: '聊天问题列表' },
  changed: {
    ko: (day: string) => `${day} 수정`,
    en: (day: string) => `Changed ${day}`,
    cn: (day: string) => `${day}修改`,
  },
  actionsOf: {
    ko: (name: string) => `‘${name}’ 더 보기`,
    en: (name: string) => `More actions for ‘${name}’`,
    cn: (name: string) => `“${name}”的更多操作`,
  },
  show: { ko: '사용하기', en: 'Use', cn: '启用' },
  hide: { ko: '숨기기', en: 'Hide', cn: '隐藏' },
  shown: { ko: '챗봇에 다시 보여요', en: 'The chat shows it again', cn: '聊天中将重新显示' },
  hidden: { ko: '챗봇에서 숨겼어요', en: 'The chat no longer shows it', cn: '已从聊天中隐藏' },
  fields: {
    group: { ko: '묶음', en: 'Group', cn: '分组' },
    query: { ko: '질문', en: 'Question', cn: '问题' },
    queryHint: {
      ko: '회원이 누르는 문구예요. 회원이 묻는 말투로 짧게 적어 주세요.',
      en: 'What members press. Write it short, as a member would ask it.',
      cn: '会员点击的文字，请用会员提问的口吻简短填写。',
    },
    reply: { ko: '답변', en: 'Reply', cn: '回答' },
    replyHint: {
      ko: '줄바꿈은 그대로 보여요.',
      en: 'Line breaks are shown as they are.',
      cn: '换行将原样显示。',
    },
    isActive: { ko: '사용하기', en: 'In use', cn: '启用' },
  },
  activeHint: {
    ko: '끄면 챗봇에 보이지 않아요. 언제든 다시 켤 수 있어요.',
    en: 'When off, the chat does not show it. You can turn it on again at any time.',
    cn: '关闭后聊天中不显示，可随时重新开启。',
  },
  chooseGroup: { ko: '묶음을 골라 주세요', en: 'Choose a group', cn: '请选择分组' },
  text: { ko: '질문과 답변', en: 'Question and reply', cn: '问题与回答' },
  save: { ko: '저장하기', en: 'Save', cn: '保存' },
  saved: {
    ko: (name: string) => `‘${name}’ 질문을 저장했어요`,
    en: (name: string) => `‘${name}’ is saved`,
    cn: (name: string) => `已保存问题“${name}”`,
  },
  remove: {
    act: { ko: '질문 삭제하기', en: 'Delete the prompt', cn: '删除问题' },
    title: {
      ko: (name: string) => `‘${name}’ 질문을 삭제할까요?`,
      en: (name: string) => `Delete ‘${name}’?`,
      cn: (name: string) => `删除问题“${name}”？`,
    },
    body: {
      ko: '챗봇에서 바로 사라져요. 되돌릴 수 없어요.',
      en: 'It disappears from the chat at once. This cannot be undone.',
      cn: '将立即从聊天中消失，无法恢复。',
    },
    done: {
      ko: (name: string) => `‘${name}’ 질문을 삭제했어요`,
      en: (name: string) => `‘${name}’ is deleted`,
      cn: (name: string) => `已删除问题“${name}”`,
    },
  },
});
