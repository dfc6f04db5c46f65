import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const copy = defineCopy({
  title: { ko: '회원 등급', en: 'Member levels', cn: '会员等级' },
  hint: {
    ko: '위에서부터 낮은 등급이에요. 등급을 정하지 않은 회원은 기본 등급이에요.',
    en: 'The lowest level comes first. Members without a level have the default.',
    cn: '从上到下等级递增。未设等级的会员为默认等级。',
  },
  list: { ko: '등급 목록', en: 'Levels', cn: '等级列表' },
  add: { ko: '등급 추가', en: 'Add a level', cn: '添加等级' },
  edit: { ko: '등급 고치기', en: 'Edit the level', cn: '编辑等级' },
  isDefault: { ko: '기본', en: 'Default', cn: '默认' },
  members: {
    ko: (n: string) => `${n}명`,
    en: (n: string) => `${withPlural(n, 'member', 'members')}`,
    cn: (n: string) => `${n}人`,
  },
  points: {
    ko: (n: string) => `${n}P부터`,
    en: (n: string) => `from ${n}P`,
    cn: (n: string) => `${n}P起`,
  },
  actionsOf: {
    ko: (name: string) => `${name} 더 하기`,
    en: (name: string) => `More for ${name}`,
    cn: (name: string) => `${name}的更多操作`,
  },
  change: { ko: '고치기', en: 'Edit', cn: '编辑' },
  makeDefault: { ko: '기본 등급으로 정하기', en: 'Make it the default', cn: '设为默认等级' },
  defaultDone: {
    ko: (name: string) => `‘${name}’을 기본 등급으로 정했어요`,
    en: (name: string) => `‘${name}’ is the default now`,
    cn: (name: string) => `已将“${name}”设为默认等级`,
  },
  remove: { ko: '지우기', en: 'Delete', cn: '删除' },
  form: {
    name: { ko: '이름', en: 'Name', cn: '名称' },
    code: { ko: '코드', en: 'Code', cn: '代码' },
    codeHint: {
      ko: '영문 소문자, 숫자, 붙임표. 예: gold',
      en: 'Lowercase letters, digits, hyphens, for example gold',
      cn: '小写字母、数字、连字符，例如 gold',
    },
    minPoints: { ko: '기준 포인트', en: 'Points needed', cn: '所需积分' },
    benefits: { ko: '혜택', en: 'Benefits', cn: '权益' },
    isDefault: {
      ko: '새 회원의 기본 등급',
      en: 'The default level of new members',
      cn: '新会员的默认等级',
    },
    save: { ko: '저장하기', en: 'Save', cn: '保存' },
    saved: {
      ko: (name: string) => `‘${name}’ 등급을 저장했어요`,
      en: (name: string) => `‘${name}’ is saved`,
      cn: (name: string) => `已保存“${name}”`,
    },
  },
  removal: {
    title: {
      ko: (name: string) => `‘${name}’ 등급을 지울까요?`,
      en: (name: string) => `Delete ‘${name}’?`,
      cn: (name: string) => `删除“${name}”？`,
    },
    empty: {
      ko: '이 등급인 회원이 없어요. 지우면 되돌릴 수 없어요.',
      en: 'No member has this level. This cannot be undone.',
      cn: '没有该等级的会员。删除后无法恢复。',
    },
    members: {
      ko: (n: string) => `회원 ${n}명을 고른 등급으로 옮기고 지워요. 되돌릴 수 없어요.`,
      en: (n: string) =>
        `Its ${withPlural(n, 'member moves', 'members move')} to the level you choose. This cannot be undone.`,
      cn: (n: string) => `将${n}名会员转移到所选等级后删除，无法恢复。`,
    },
    moveTo: { ko: '옮길 등급', en: 'Move them to', cn: '转移到' },
    act: { ko: '등급 지우기', en: 'Delete the level', cn: '删除等级' },
    done: {
      ko: (name: string) => `‘${name}’ 등급을 지웠어요`,
      en: (name: string) => `‘${name}’ is deleted`,
      cn: (name: string) => `已删除“${name}”`,
    },
  },
});
