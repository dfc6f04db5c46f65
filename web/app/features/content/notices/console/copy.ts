import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  title: { ko: '공지', en: 'Notices', cn: '公告' },
  hint: {
    ko: '고객센터 공지사항에 보여요. 고정한 공지가 맨 위에 와요.',
    en: 'They are shown under Notices of the help centre, pinned ones first.',
    cn: '显示在客服中心的公告中，置顶公告排在最前。',
  },
  list: { ko: '공지 목록', en: 'Notices', cn: '公告列表' },
  noMatch: { ko: '조건에 맞는 공지가 없어요', en: 'No notice matches', cn: '没有符合条件的公告' },
  empty: {
    title: { ko: '아직 공지가 없어요', en: 'There are no notices yet', cn: '还没有公告' },
    hint: {
      ko: '새 소식이 생기면 공지를 써 보세요',
      en: 'Write one when there is news',
      cn: '有新消息时可发布公告',
    },
  },
  search: { ko: '제목이나 내용', en: 'Title or content', cn: '标题或内容' },
  add: { ko: '공지 쓰기', en: 'Write a notice', cn: '撰写公告' },
  edit: { ko: '공지 고치기', en: 'Edit the notice', cn: '编辑公告' },
  back: { ko: '공지 목록', en: 'Notices', cn: '公告列表' },
  pinned: { ko: '고정', en: 'Pinned', cn: '置顶' },
  untitled: { ko: '제목 없음', en: 'Untitled', cn: '无标题' },
  columns: {
    subject: { ko: '제목', en: 'Title', cn: '标题' },
    state: { ko: '상태', en: 'State', cn: '状态' },
    period: { ko: '기간', en: 'Period', cn: '期间' },
    hits: { ko: '조회', en: 'Views', cn: '浏览' },
    created: { ko: '작성', en: 'Written', cn: '撰写' },
  },
  fields: {
    subject: { ko: '제목', en: 'Title', cn: '标题' },
    content: { ko: '내용', en: 'Content', cn: '内容' },
    isPinned: { ko: '맨 위에 고정하기', en: 'Pin to the top', cn: '置顶' },
    files: { ko: '첨부 파일', en: 'Files', cn: '附件' },
    isActive: { ko: '게시하기', en: 'Publish', cn: '发布' },
    startsAt: { ko: '시작', en: 'Start', cn: '开始' },
    endsAt: { ko: '끝', en: 'End', cn: '结束' },
  },
  text: { ko: '글', en: 'Text', cn: '正文' },
  period: { ko: '게시 기간', en: 'When it is shown', cn: '发布期间' },
  save: { ko: '저장하기', en: 'Save', cn: '保存' },
  saved: {
    ko: (name: string) => `‘${name}’ 공지를 저장했어요`,
    en: (name: string) => `‘${name}’ is saved`,
    cn: (name: string) => `已保存公告“${name}”`,
  },
  remove: {
    act: { ko: '공지 삭제하기', en: 'Delete the notice', cn: '删除公告' },
    title: {
      ko: (name: string) => `‘${name}’ 공지를 삭제할까요?`,
      en: (name: string) => `Delete ‘${name}’?`,
      cn: (name: string) => `删除公告“${name}”？`,
    },
    body: {
      ko: '첨부 파일과 저장한 판도 함께 지워져요. 되돌릴 수 없어요.',
      en: 'Its files and versions are deleted too. This cannot be undone.',
      cn: '附件和历史版本将一并删除，无法恢复。',
    },
    done: {
      ko: (name: string) => `‘${name}’ 공지를 삭제했어요`,
      en: (name: string) => `‘${name}’ is deleted`,
      cn: (name: string) => `已删除公告“${name}”`,
    },
  },
  bulk: {
    show: {
      label: { ko: '게시하기', en: 'Publish', cn: '发布' },
      about: {
        ko: '고른 공지를 방문자에게 보여요. 기간을 정한 공지는 그 기간에만 보여요. 아무에게도 알림이 가지 않아요.',
        en: 'Visitors see them, those with a period only within it. Nobody is notified.',
        cn: '访客将能看到所选公告，设有期间的仅在期间内显示。不会发送通知。',
      },
    },
    hide: {
      label: { ko: '내리기', en: 'Unpublish', cn: '撤下' },
      about: {
        ko: '고른 공지가 방문자에게 보이지 않아요. 다시 게시할 수 있어요.',
        en: 'Visitors no longer see them. You can publish them again.',
        cn: '访客将看不到所选公告，可再次发布。',
      },
    },
  },
});
