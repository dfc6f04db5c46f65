import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  pinned: { ko: '고정', en: 'Pinned', cn: '置顶' },
  hasFiles: { ko: '첨부 파일 있음', en: 'Has files', cn: '有附件' },
  seeAll: { ko: '모두 보기', en: 'See all', cn: '查看全部' },
  guide: { ko: '이용 안내', en: 'Guide', cn: '使用指南' },
  path: { ko: '현재 위치', en: 'You are here', cn: '当前位置' },
  files: { ko: '첨부 파일', en: 'Files', cn: '附件' },
  none: { ko: '아직 올라온 글이 없어요', en: 'There are no posts yet', cn: '还没有文章' },
  missing: {
    title: { ko: '글을 찾을 수 없어요', en: 'The post cannot be found', cn: '找不到该文章' },
    hint: {
      ko: '지워졌거나, 로그인해야 볼 수 있는 글이에요.',
      en: 'It was deleted, or it is shown to members only.',
      cn: '文章已删除，或仅会员可见。',
    },
    login: { ko: '로그인하고 보기', en: 'Log in to read it', cn: '登录后查看' },
    act: { ko: '이용 안내 보기', en: 'See the guide', cn: '查看使用指南' },
  },
});
