import { defineCopy } from '#lib/format/copy.ts';
import { withPlural } from '#lib/format/english-plural.ts';

export const copy = defineCopy({
  title: { ko: '게시판', en: 'Boards', cn: '公告板' },
  hint: {
    ko: '공개한 게시판의 글은 이용 안내에 보여요. 소개, 안내, 서비스 페이지의 글도 여기서 써요.',
    en: 'Posts of public boards are shown under the guide. The texts of the about, guide and services pages are written here too.',
    cn: '公开版块的文章显示在使用指南中，介绍、指南和服务页面的内容也在此编写。',
  },
  list: { ko: '게시글 목록', en: 'Posts', cn: '文章列表' },
  noMatch: { ko: '조건에 맞는 글이 없어요', en: 'No post matches', cn: '没有符合条件的文章' },
  empty: {
    title: { ko: '아직 글이 없어요', en: 'There are no posts yet', cn: '还没有文章' },
    hint: {
      ko: '게시판을 고르고 첫 글을 써 보세요',
      en: 'Choose a board and write the first one',
      cn: '选择版块并撰写第一篇文章',
    },
  },
  search: { ko: '제목이나 내용', en: 'Title or content', cn: '标题或内容' },
  add: { ko: '글쓰기', en: 'Write a post', cn: '撰写文章' },
  edit: { ko: '글 고치기', en: 'Edit the post', cn: '编辑文章' },
  back: { ko: '게시글 목록', en: 'Posts', cn: '文章列表' },
  pinned: { ko: '고정', en: 'Pinned', cn: '置顶' },
  reported: {
    ko: (n: string) => `신고 ${n}건`,
    en: (n: string) => `${withPlural(n, 'report', 'reports')}`,
    cn: (n: string) => `举报${n}次`,
  },
  filters: {
    code: { ko: '게시판', en: 'Board', cn: '版块' },
    anyCode: { ko: '모든 게시판', en: 'Every board', cn: '全部版块' },
    reported: { ko: '신고', en: 'Reports', cn: '举报' },
    anyReported: { ko: '신고 상관없이', en: 'With or without reports', cn: '不限举报' },
    isReported: { ko: '신고된 댓글이 있는 글', en: 'With reported comments', cn: '有被举报评论' },
  },
  columns: {
    subject: { ko: '제목', en: 'Title', cn: '标题' },
    board: { ko: '게시판', en: 'Board', cn: '版块' },
    state: { ko: '상태', en: 'State', cn: '状态' },
    writer: { ko: '글쓴이', en: 'Writer', cn: '作者' },
    comments: { ko: '댓글', en: 'Comments', cn: '评论' },
    period: { ko: '기간', en: 'Period', cn: '期间' },
    hits: { ko: '조회', en: 'Views', cn: '浏览' },
    created: { ko: '작성', en: 'Written', cn: '撰写' },
  },
  noWriter: { ko: '없음', en: 'None', cn: '无' },
  fields: {
    code: { ko: '게시판', en: 'Board', cn: '版块' },
    codeChoose: { ko: '게시판을 골라 주세요', en: 'Choose a board', cn: '请选择版块' },
    language: { ko: '보이는 언어', en: 'Shown in', cn: '显示语言' },
    subject: { ko: '제목', en: 'Title', cn: '标题' },
    content: { ko: '내용', en: 'Content', cn: '内容' },
    thumb: { ko: '대표 사진', en: 'Picture', cn: '封面图片' },
    thumbHint: {
      ko: '목록에서 제목 옆에 보여요',
      en: 'Shown beside the title in lists',
      cn: '显示在列表标题旁',
    },
    isPinned: { ko: '맨 위에 고정하기', en: 'Pin to the top', cn: '置顶' },
    _hashTags: { ko: '해시태그', en: 'Hashtags', cn: '话题标签' },
    files: { ko: '첨부 파일', en: 'Files', cn: '附件' },
    isActive: { ko: '게시하기', en: 'Publish', cn: '发布' },
    startsAt: { ko: '시작', en: 'Start', cn: '开始' },
    endsAt: { ko: '끝', en: 'End', cn: '结束' },
  },
  languages: {
    every: { ko: '모든 언어', en: 'Every language', cn: '全部语言' },
    korean: { ko: '한국어', en: 'Korean', cn: '韩语' },
    english: { ko: '영어', en: 'English', cn: '英语' },
    chinese: { ko: '중국어', en: 'Chinese', cn: '中文' },
  },
  where: { ko: '게시판', en: 'Board', cn: '版块' },
  text: { ko: '글', en: 'Text', cn: '正文' },
  period: { ko: '게시 기간', en: 'When it is shown', cn: '发布期间' },
  pageHint: {
    ko: '게시 중인 글 가운데 고정한 것, 그다음 최근 것이 페이지에 나와요. 게시 중인 글이 없으면 처음 글이 나와요.',
    en: 'The page shows the pinned published post, or else the newest. Without one it shows its first text.',
    cn: '页面显示已置顶的发布文章，否则显示最新一篇；若没有则显示初始内容。',
  },
  loadText: {
    act: { ko: '지금 페이지의 글 불러오기', en: 'Load the present text', cn: '载入当前页面内容' },
    title: { ko: '적은 글을 바꿀까요?', en: 'Replace what is written?', cn: '替换已写内容？' },
    body: {
      ko: '제목과 내용이 지금 페이지의 글로 바뀌어요.',
      en: 'The title and the content become those of the page.',
      cn: '标题和内容将替换为当前页面的内容。',
    },
    failed: {
      ko: '페이지를 불러오지 못했어요. 잠시 뒤 다시 해 주세요.',
      en: 'The page could not be loaded. Please try again later.',
      cn: '无法载入页面，请稍后再试。',
    },
    done: { ko: '지금 페이지의 글을 불러왔어요', en: 'The present text is loaded', cn: '已载入当前页面内容' },
  },
  save: { ko: '저장하기', en: 'Save', cn: '保存' },
  saved: {
    ko: (name: string) => `‘${name}’ 글을 저장했어요`,
    en: (name: string) => `‘${name}’ is saved`,
    cn: (name: string) => `已保存“${name}”`,
  },
  remove: {
    act: { ko: '글 삭제하기', en: 'Delete the post', cn: '删除文章' },
    title: {
      ko: (name: string) => `‘${name}’ 글을 삭제할까요?`,
      en: (name: string) => `Delete ‘${name}’?`,
      cn: (name: string) => `删除“${name}”？`,
    },
    body: {
      ko: '댓글과 첨부 파일, 저장한 판도 함께 지워져요. 되돌릴 수 없어요.',
      en: 'Its comments, files and versions are deleted too. This cannot be undone.',
      cn: '评论、附件和历史版本将一并删除，无法恢复。',
    },
    done: {
      ko: (name: string) => `‘${name}’ 글을 삭제했어요`,
      en: (name: string) => `‘${name}’ is deleted`,
      cn: (name: string) => `已删除“${name}”`,
    },
  },
  bulk: {
    show: {
      label: { ko: '게시하기', en: 'Publish', cn: '发布' },
      about: {
        ko: '고른 글을 읽을 수 있는 사람에게 보여요. 기간을 정한 글은 그 기간에만 보여요. 아무에게도 알림이 가지 않아요.',
        en: 'Their readers see them, those with a period only within it. Nobody is notified.',
        cn: '有权限的读者将能看到所选文章，设有期间的仅在期间内显示。不会发送通知。',
      },
    },
    hide: {
      label: { ko: '내리기', en: 'Unpublish', cn: '撤下' },
      about: {
        ko: '고른 글이 아무에게도 보이지 않아요. 다시 게시할 수 있어요.',
        en: 'Nobody sees them any more. You can publish them again.',
        cn: '所选文章将不再显示，可再次发布。',
      },
    },
    remove: {
      label: { ko: '삭제하기', en: 'Delete', cn: '删除' },
      about: {
        ko: '고른 글이 댓글, 첨부 파일과 함께 지워져요. 되돌릴 수 없어요.',
        en: 'They are deleted with their comments and files. This cannot be undone.',
        cn: '所选文章将连同评论和附件一并删除，无法恢复。',
      },
    },
  },
});
