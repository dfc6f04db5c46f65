import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  views: { ko: '보기', en: 'Views', cn: '视图' },
  viewsOf: {
    ko: (name: string) => `보기: ${name}`,
    en: (name: string) => `View: ${name}`,
    cn: (name: string) => `视图：${name}`,
  },
  changed: {
    ko: (name: string) => `${name} (바뀜)`,
    en: (name: string) => `${name} (changed)`,
    cn: (name: string) => `${name}（已更改）`,
  },
  plain: { ko: '처음 상태', en: 'Without a view', cn: '初始状态' },
  opensFirst: {
    ko: (name: string) => `${name} · 기본`,
    en: (name: string) => `${name} · default`,
    cn: (name: string) => `${name} · 默认`,
  },
  saveNew: { ko: '지금 상태를 새 보기로 저장', en: 'Save as a new view', cn: '将当前状态另存为视图' },
  saveNewAbout: {
    ko: '찾기 조건과 순서, 열과 간격을 저장해요. 나에게만 보여요.',
    en: 'Saves filters, order, columns and density. Only you see it.',
    cn: '保存筛选、排序、列和间距，仅您可见。',
  },
  saveChange: { ko: '바뀐 상태를 이 보기에 저장', en: 'Save the changes', cn: '将更改保存到此视图' },
  rename: { ko: '이름 바꾸기', en: 'Rename', cn: '重命名' },
  setDefault: { ko: '기본 보기로 정하기', en: 'Make it the default', cn: '设为默认视图' },
  unsetDefault: { ko: '기본 보기에서 빼기', en: 'No longer the default', cn: '取消默认视图' },
  remove: { ko: '보기 지우기', en: 'Delete the view', cn: '删除视图' },
  name: { ko: '이름', en: 'Name', cn: '名称' },
  save: { ko: '저장하기', en: 'Save', cn: '保存' },
  saved: {
    ko: (name: string) => `‘${name}’ 보기를 저장했어요`,
    en: (name: string) => `The view ‘${name}’ is saved`,
    cn: (name: string) => `已保存视图“${name}”`,
  },
  renamed: { ko: '이름을 바꿨어요', en: 'It is renamed', cn: '已重命名' },
  defaultSet: {
    ko: (name: string) => `이 목록을 열면 ‘${name}’ 보기부터 보여요`,
    en: (name: string) => `The list opens with ‘${name}’`,
    cn: (name: string) => `打开此列表时将先显示“${name}”`,
  },
  defaultUnset: { ko: '기본 보기를 없앴어요', en: 'The list opens without a view', cn: '已取消默认视图' },
  removed: {
    ko: (name: string) => `‘${name}’ 보기를 지웠어요`,
    en: (name: string) => `The view ‘${name}’ is deleted`,
    cn: (name: string) => `已删除视图“${name}”`,
  },
});
