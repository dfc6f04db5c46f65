import { defineTexts } from '../../common/text.ts';

/** The sheets and columns of the workbooks of content. */
export const contentSheet = defineTexts('contentSheet', {
  notice: { ko: '공지', en: 'Notices', cn: '公告' },
  faq: { ko: '자주 묻는 질문', en: 'FAQ', cn: '常见问题' },
  banner: { ko: '배너', en: 'Banners', cn: '横幅' },
  popup: { ko: '팝업', en: 'Popups', cn: '弹窗' },
  board: { ko: '게시글', en: 'Posts', cn: '帖子' },
  boardName: { ko: '게시판', en: 'Board', cn: '版块' },
  category: { ko: '분류', en: 'Category', cn: '分类' },
  subject: { ko: '제목', en: 'Title', cn: '标题' },
  state: { ko: '상태', en: 'State', cn: '状态' },
  startsAt: { ko: '시작', en: 'Starts', cn: '开始' },
  endsAt: { ko: '끝', en: 'Ends', cn: '结束' },
  hits: { ko: '조회', en: 'Views', cn: '浏览' },
});
