import { defineTexts } from '../../common/text.ts';
import { defineAuditSubjects } from '../../foundation/audit/action-texts.ts';
import { defineAuditDetails, defineAuditFields } from '../../foundation/audit/detail-texts.ts';

/** The kinds of subject of actions on recruitments. */
export const auditSubjects = defineAuditSubjects({
  recruitment: { ko: '공고', en: 'Recruitment', cn: '招聘' },
});

const stateTexts = defineTexts('auditStates', {
  ON_GOING: { ko: '모집 중', en: 'Open', cn: '招聘中' },
  FINISHED: { ko: '마감', en: 'Closed', cn: '已截止' },
  NO_SHOWN: { ko: '비공개', en: 'Hidden', cn: '未公开' },
  CANCELED: { ko: '취소', en: 'Cancelled', cn: '已取消' },
});

/** The details that only these actions record. */
export const auditDetails = defineAuditDetails(
  {
    state: { ko: '상태', en: 'State', cn: '状态' },
    from: { ko: '전', en: 'Before', cn: '变更前' },
    to: { ko: '후', en: 'After', cn: '变更后' },
  },
  { state: stateTexts, from: stateTexts, to: stateTexts },
);

/** The fields that these actions change. */
export const auditFields = defineAuditFields({
  subject: { ko: '공고 제목', en: 'Title', cn: '招聘标题' },
  summary: { ko: '한 줄 소개', en: 'Summary', cn: '一句话介绍' },
  content: { ko: '상세 내용', en: 'Description', cn: '详细内容' },
  application: { ko: '모집 기간', en: 'Application period', cn: '招聘期间' },
  employment: { ko: '근무 조건', en: 'Conditions', cn: '工作条件' },
  qualification: { ko: '지원 자격', en: 'Requirements', cn: '应聘条件' },
  recruiter: { ko: '담당자', en: 'Contact person', cn: '负责人' },
  questions: { ko: '사전 질문', en: 'Questions', cn: '事前问题' },
  _hashTags: { ko: '해시태그', en: 'Hashtags', cn: '话题标签' },
});
