import { defineTexts } from '../../common/text.ts';

/** The columns of the workbook of questions. */
export const questionSheet = defineTexts('questionSheet', {
  sheet: { ko: '문의', en: 'Questions', cn: '咨询' },
  created: { ko: '남긴 날', en: 'Asked', cn: '提交时间' },
  category: { ko: '분류', en: 'Topic', cn: '分类' },
  subject: { ko: '제목', en: 'Title', cn: '标题' },
  username: { ko: '아이디', en: 'Username', cn: '账号' },
  name: { ko: '이름', en: 'Name', cn: '姓名' },
  state: { ko: '상태', en: 'State', cn: '状态' },
  ANSWER_AWAITING: { ko: '답변 대기', en: 'Waiting', cn: '等待答复' },
  ANSWER_COMPLETE: { ko: '답변 완료', en: 'Answered', cn: '已答复' },
  assignee: { ko: '담당', en: 'Assigned to', cn: '负责人' },
  replied: { ko: '답변한 날', en: 'Answered at', cn: '答复时间' },
  score: { ko: '별점', en: 'Score', cn: '评分' },
});
