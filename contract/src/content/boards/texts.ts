import { defineTexts } from '../../common/text.ts';

export const boardTexts = defineTexts('boards', {
  waiting: { ko: '신고된 댓글', en: 'Reported comments', cn: '被举报的评论' },
  removeMany: { ko: '게시글 {count}건 삭제', en: 'Delete {count} posts', cn: '删除{count}篇文章' },
  subjectRequired: { ko: '제목을 적어 주세요', en: 'Please write a title', cn: '请填写标题' },
  tooManyFiles: {
    ko: '파일은 10개까지 붙일 수 있어요',
    en: 'Up to 10 files can be attached',
    cn: '最多可附加10个文件',
  },
  codeRequired: { ko: '게시판을 골라 주세요', en: 'Please choose a board', cn: '请选择版块' },
  codeInvalid: {
    ko: '코드는 영문 소문자, 숫자, 붙임표로 40자까지 쓸 수 있어요',
    en: 'Use up to 40 lowercase letters, digits and hyphens for the code',
    cn: '代码可使用小写字母、数字和连字符，最多40个字符',
  },
  codeTaken: { ko: '이미 쓰고 있는 코드예요', en: 'This code is already in use', cn: '该代码已被使用' },
  codeUnknown: { ko: '없는 게시판이에요', en: 'There is no such board', cn: '该版块不存在' },
  nameRequired: { ko: '게시판 이름을 적어 주세요', en: 'Please name the board', cn: '请填写版块名称' },
  levelsRequired: {
    ko: '등급을 하나 이상 골라 주세요',
    en: 'Choose at least one level',
    cn: '请至少选择一个等级',
  },
  pageBoard: {
    ko: '소개, 안내, 서비스 페이지의 게시판은 지우거나 코드와 권한을 바꿀 수 없어요',
    en: 'The boards of the pages cannot be deleted, nor their codes and rights changed',
    cn: '页面所用的版块不能删除，也不能更改代码和权限',
  },
  hasPosts: {
    ko: '글이 있는 게시판은 지울 수 없어요. 글을 먼저 지우거나 옮겨 주세요.',
    en: 'A board with posts cannot be deleted. Delete or move its posts first.',
    cn: '有文章的版块无法删除，请先删除或移动文章。',
  },
  notAnImage: { ko: '사진을 다시 올려 주세요', en: 'Please upload the picture again', cn: '请重新上传图片' },
  commentRequired: { ko: '댓글을 적어 주세요', en: 'Please write a comment', cn: '请填写评论' },
  commentsClosed: {
    ko: '댓글을 받지 않는 게시판이에요',
    en: 'This board takes no comments',
    cn: '该版块不接受评论',
  },
  parentGone: {
    ko: '답글을 달 댓글이 없어졌어요',
    en: 'The comment to reply to is gone',
    cn: '要回复的评论已不存在',
  },
  sameText: {
    ko: '같은 글을 이미 올렸어요',
    en: 'You have already posted the same text',
    cn: '您已发布过相同的内容',
  },
  reasonRequired: { ko: '신고하는 이유를 적어 주세요', en: 'Please write the reason', cn: '请填写举报理由' },
  ownComment: {
    ko: '내 댓글은 신고할 수 없어요',
    en: 'You cannot report your own comment',
    cn: '不能举报自己的评论',
  },
  tooManyThisHour: {
    ko: '짧은 시간에 너무 많이 올렸어요. 잠시 뒤 다시 해 주세요.',
    en: 'That was too much for one hour. Please try again later.',
    cn: '短时间内发布过多，请稍后再试。',
  },
});

/** Labels of those who may read or write. */
export const boardGroupTexts = defineTexts('boardGroups', {
  ANYONE: { ko: '누구나', en: 'Everybody', cn: '所有人' },
  MEMBERS: { ko: '회원', en: 'Members', cn: '会员' },
  COMPANIES: { ko: '승인된 기업', en: 'Approved companies', cn: '已审核企业' },
  LEVELS: { ko: '고른 등급', en: 'Chosen levels', cn: '指定等级' },
  CONSOLE: { ko: '관리자', en: 'Administrators', cn: '管理员' },
});
