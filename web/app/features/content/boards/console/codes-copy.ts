import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '게시판 관리', en: 'Manage boards', cn: '管理版块' },
  hint: {
    ko: '게시판마다 누가 읽고 쓰는지 정해요',
    en: 'Who reads and writes each board',
    cn: '设置每个版块的阅读和发布权限',
  },
  list: { ko: '게시판 목록', en: 'Boards', cn: '版块列表' },
  add: { ko: '게시판 만들기', en: 'Create a board', cn: '创建版块' },
  edit: { ko: '게시판 고치기', en: 'Edit the board', cn: '编辑版块' },
  page: { ko: '페이지', en: 'Page', cn: '页面' },
  inactive: { ko: '숨김', en: 'Hidden', cn: '已隐藏' },
  rights: {
    ko: (readers: string, writers: string) => `읽기 ${readers} · 쓰기 ${writers}`,
    en: (readers: string, writers: string) => `Read: ${readers} · Write: ${writers}`,
    cn: (readers: string, writers: string) => `阅读：${readers} · 发布：${writers}`,
  },
  fields: {
    nameKo: { ko: '이름', en: 'Name in Korean', cn: '韩语名称' },
    nameEn: { ko: '영어 이름', en: 'Name in English', cn: '英语名称' },
    nameCn: { ko: '중국어 이름', en: 'Name in Chinese', cn: '中文名称' },
    otherHint: { ko: '비우면 이름을 그대로 써요', en: 'Empty: the Korean name', cn: '留空则使用韩语名称' },
    code: { ko: '코드', en: 'Code', cn: '代码' },
    codeHint: {
      ko: '주소에 쓰는 짧은 이름이에요. 예: trade-news',
      en: 'A short name for addresses, for example trade-news',
      cn: '用于地址的简短名称，例如 trade-news',
    },
    readers: { ko: '읽을 수 있는 사람', en: 'Who may read', cn: '谁可以阅读' },
    writers: { ko: '글을 쓸 수 있는 사람', en: 'Who may write', cn: '谁可以发布' },
    levels: { ko: '등급', en: 'Levels', cn: '等级' },
    allowsComments: { ko: '댓글 받기', en: 'Take comments', cn: '允许评论' },
    isActive: { ko: '이용 안내에 보이기', en: 'Show under the guide', cn: '显示在使用指南中' },
  },
  pageHint: {
    ko: '페이지의 글을 담는 게시판이라 이름만 바꿀 수 있어요.',
    en: 'It contains the text of a page, so only its name can be changed.',
    cn: '该版块保存页面内容，只能更改名称。',
  },
  save: { ko: '저장하기', en: 'Save', cn: '保存' },
  saved: {
    ko: (name: string) => `‘${name}’ 게시판을 저장했어요`,
    en: (name: string) => `‘${name}’ is saved`,
    cn: (name: string) => `已保存版块“${name}”`,
  },
  remove: {
    act: { ko: '게시판 삭제하기', en: 'Delete the board', cn: '删除版块' },
    title: {
      ko: (name: string) => `‘${name}’ 게시판을 삭제할까요?`,
      en: (name: string) => `Delete ‘${name}’?`,
      cn: (name: string) => `删除版块“${name}”？`,
    },
    body: {
      ko: '글이 없는 게시판만 지울 수 있어요.',
      en: 'Only a board without posts can be deleted.',
      cn: '只能删除没有文章的版块。',
    },
    done: { ko: '게시판을 삭제했어요', en: 'The board is deleted', cn: '已删除版块' },
  },
});
