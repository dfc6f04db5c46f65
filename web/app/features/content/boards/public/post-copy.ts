import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  write: { ko: '글쓰기', en: 'Write a post', cn: '撰写文章' },
  edit: { ko: '글 고치기', en: 'Change the post', cn: '修改文章' },
  save: { ko: '올리기', en: 'Post', cn: '发布' },
  saved: { ko: '글을 올렸어요', en: 'The post is published', cn: '文章已发布' },
  fields: {
    subject: { ko: '제목', en: 'Title', cn: '标题' },
    content: { ko: '내용', en: 'Content', cn: '内容' },
    thumb: { ko: '대표 사진', en: 'Picture', cn: '封面图片' },
    files: { ko: '첨부 파일', en: 'Files', cn: '附件' },
  },
  remove: {
    act: { ko: '글 삭제하기', en: 'Delete the post', cn: '删除文章' },
    title: { ko: '글을 삭제할까요?', en: 'Delete the post?', cn: '删除文章？' },
    body: {
      ko: '댓글과 첨부 파일도 함께 지워져요. 되돌릴 수 없어요.',
      en: 'Its comments and files are deleted too. This cannot be undone.',
      cn: '评论和附件将一并删除，无法恢复。',
    },
    done: { ko: '글을 삭제했어요', en: 'The post is deleted', cn: '文章已删除' },
  },
});
