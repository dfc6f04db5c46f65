import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const copy = defineCopy({
  title: { ko: '해시태그', en: 'Hashtags', cn: '话题标签' },
  hint: {
    ko: '기업은 공고에, 관리자는 게시판 글에 여기 있는 해시태그를 붙여요.',
    en: 'Companies add these hashtags to jobs, administrators to posts.',
    cn: '企业可在招聘中、管理员可在版块文章中添加这些话题标签。',
  },
  list: { ko: '해시태그 목록', en: 'Hashtags', cn: '话题标签列表' },
  noMatch: { ko: '조건에 맞는 해시태그가 없어요', en: 'No hashtag matches', cn: '没有符合条件的话题标签' },
  empty: {
    title: { ko: '아직 해시태그가 없어요', en: 'There are no hashtags yet', cn: '还没有话题标签' },
    hint: {
      ko: '첫 해시태그를 추가하면 공고와 글에 붙일 수 있어요',
      en: 'Add the first one, and it can be given to jobs and posts',
      cn: '添加第一个话题标签后即可用于招聘和文章',
    },
  },
  search: { ko: '이름', en: 'Name', cn: '名称' },
  add: { ko: '해시태그 추가', en: 'Add a hashtag', cn: '添加话题标签' },
  edit: { ko: '해시태그 고치기', en: 'Edit the hashtag', cn: '编辑话题标签' },
  back: { ko: '해시태그 목록', en: 'Hashtags', cn: '话题标签列表' },
  filters: {
    active: { ko: '사용', en: 'Use', cn: '使用' },
    any: { ko: '사용 상관없이', en: 'In use or not', cn: '不限' },
  },
  columns: {
    name: { ko: '이름', en: 'Name', cn: '名称' },
    active: { ko: '상태', en: 'State', cn: '状态' },
    uses: { ko: '붙은 곳', en: 'Used by', cn: '使用数' },
    index: { ko: '순서', en: 'Place', cn: '顺序' },
    created: { ko: '추가', en: 'Added', cn: '添加时间' },
  },
  active: { ko: '사용 중', en: 'In use', cn: '使用中' },
  inactive: { ko: '숨김', en: 'Hidden', cn: '已隐藏' },
  fields: {
    name: { ko: '이름', en: 'Name', cn: '名称' },
    nameHint: {
      ko: '# 없이 적어 주세요. 띄어쓰기와 대소문자만 다른 이름은 같은 해시태그예요.',
      en: 'Without #. Names that differ only in case or spaces are the same hashtag.',
      cn: '无需输入#。仅大小写或空格不同的名称视为同一个话题标签。',
    },
    index: { ko: '순서', en: 'Place', cn: '顺序' },
    indexHint: {
      ko: '작은 숫자가 먼저 제안돼요',
      en: 'Smaller numbers are suggested first',
      cn: '数字越小越先推荐',
    },
    isActive: { ko: '사용하기', en: 'In use', cn: '启用' },
  },
  activeHint: {
    ko: '끄면 새로 붙일 수 없고, 이미 붙은 곳에서도 보이지 않아요. 다시 켤 수 있어요.',
    en: 'When off, it cannot be added and is hidden where it is used. You can turn it on again.',
    cn: '关闭后无法再添加，已使用处也不再显示，可重新开启。',
  },
  about: { ko: '해시태그', en: 'Hashtag', cn: '话题标签' },
  uses: {
    ko: (n: string) => `${n}곳에 붙어 있어요`,
    en: (n: string) => `Used by ${withPlural(n, 'row', 'rows')}`,
    cn: (n: string) => `已用于${n}处`,
  },
  save: { ko: '저장하기', en: 'Save', cn: '保存' },
  saved: {
    ko: (name: string) => `‘${name}’ 해시태그를 저장했어요`,
    en: (name: string) => `‘${name}’ is saved`,
    cn: (name: string) => `已保存“${name}”`,
  },
  remove: {
    act: { ko: '해시태그 삭제하기', en: 'Delete the hashtag', cn: '删除话题标签' },
    title: {
      ko: (name: string) => `‘${name}’ 해시태그를 삭제할까요?`,
      en: (name: string) => `Delete ‘${name}’?`,
      cn: (name: string) => `删除“${name}”？`,
    },
    body: {
      ko: (n: string) => `${n}곳에서 함께 빠져요. 되돌릴 수 없어요.`,
      en: (n: string) => `It is removed from ${withPlural(n, 'row', 'rows')}. This cannot be undone.`,
      cn: (n: string) => `将同时从${n}处移除，无法恢复。`,
    },
    done: {
      ko: (name: string) => `‘${name}’ 해시태그를 삭제했어요`,
      en: (name: string) => `‘${name}’ is deleted`,
      cn: (name: string) => `已删除“${name}”`,
    },
  },
  merge: {
    title: { ko: '다른 해시태그로 합치기', en: 'Merge into another hashtag', cn: '合并到其他话题标签' },
    hint: {
      ko: '이 해시태그가 붙은 곳에 고른 해시태그가 대신 붙고, 이 해시태그는 지워져요.',
      en: 'Rows with this hashtag get the chosen one instead, and this one is deleted.',
      cn: '带有此标签的内容将改用所选标签，此标签将被删除。',
    },
    into: { ko: '합칠 해시태그', en: 'Merge into', cn: '合并到' },
    chosen: {
      ko: (name: string) => `#${name}(으)로 합쳐요`,
      en: (name: string) => `Into #${name}`,
      cn: (name: string) => `合并到#${name}`,
    },
    preview: {
      ko: (moved: string, already: string) => `${moved}곳이 바뀌고, ${already}곳에는 이미 붙어 있어요.`,
      en: (moved: string, already: string) =>
        `${withPlural(moved, 'row changes', 'rows change')}, ${withPlural(already, 'row has', 'rows have')} it already.`,
      cn: (moved: string, already: string) => `${moved}处将更改，${already}处已有该标签。`,
    },
    act: { ko: '합치기', en: 'Merge', cn: '合并' },
    ask: {
      ko: (from: string, into: string) => `‘${from}’ 해시태그를 ‘${into}’에 합칠까요?`,
      en: (from: string, into: string) => `Merge ‘${from}’ into ‘${into}’?`,
      cn: (from: string, into: string) => `将“${from}”合并到“${into}”？`,
    },
    done: {
      ko: (name: string, n: string) => `‘${name}’에 합쳤어요. ${n}곳이 바뀌었어요.`,
      en: (name: string, n: string) =>
        `Merged into ‘${name}’. ${withPlural(n, 'row has', 'rows have')} changed.`,
      cn: (name: string, n: string) => `已合并到“${name}”，更改了${n}处。`,
    },
  },
  bulk: {
    show: {
      label: { ko: '사용하기', en: 'Use', cn: '启用' },
      about: {
        ko: '고른 해시태그를 다시 붙일 수 있고, 붙은 곳에서 보여요.',
        en: 'They can be added again and are shown where they are used.',
        cn: '所选标签可再次添加，并在已使用处显示。',
      },
    },
    hide: {
      label: { ko: '숨기기', en: 'Hide', cn: '隐藏' },
      about: {
        ko: '고른 해시태그를 새로 붙일 수 없고, 붙은 곳에서도 보이지 않아요. 다시 쓸 수 있어요.',
        en: 'They cannot be added and are hidden where they are used. You can use them again.',
        cn: '所选标签无法再添加，已使用处也不再显示，可重新启用。',
      },
    },
    remove: {
      label: { ko: '삭제하기', en: 'Delete', cn: '删除' },
      about: {
        ko: '고른 해시태그가 붙은 모든 곳에서 빠져요. 되돌릴 수 없어요.',
        en: 'They are removed from everything that has them. This cannot be undone.',
        cn: '所选标签将从所有使用处移除，无法恢复。',
      },
    },
  },
});
