import { defineTexts } from '../../common/text.ts';

/** Titles of the workbook of a recruitment's applicants. */
export const applicantSheet = defineTexts('applicantSheet', {
  sheet: { ko: '지원자', en: 'Applicants', cn: '申请人' },
  name: { ko: '이름', en: 'Name', cn: '姓名' },
  stage: { ko: '단계', en: 'Stage', cn: '阶段' },
  appliedAt: { ko: '지원일', en: 'Applied', cn: '申请日期' },
  stagedAt: { ko: '단계 변경일', en: 'Stage since', cn: '阶段变更日期' },
  viewedAt: { ko: '처음 열람', en: 'First opened', cn: '首次查看' },
  phone: { ko: '휴대전화', en: 'Phone', cn: '手机' },
  email: { ko: '이메일', en: 'E-mail', cn: '邮箱' },
  bornAt: { ko: '생년월일', en: 'Born', cn: '出生日期' },
  address: { ko: '주소', en: 'Address', cn: '地址' },
  career: { ko: '경력 구분', en: 'Career', cn: '经历类型' },
  careerMonths: { ko: '경력(개월)', en: 'Experience (months)', cn: '工作经历（月）' },
  company: { ko: '최근 직장', en: 'Latest employer', cn: '最近任职公司' },
  position: { ko: '부서·직책', en: 'Department and title', cn: '部门·职务' },
  education: { ko: '최종 학력', en: 'Education', cn: '最高学历' },
  school: { ko: '학교', en: 'School', cn: '学校' },
  languages: { ko: '어학', en: 'Languages', cn: '语言能力' },
  certifications: { ko: '자격증', en: 'Certificates', cn: '资格证书' },
  memo: { ko: '메모', en: 'Memo', cn: '备注' },
});

/** The stages by their stored values, with the same labels as on screens. */
export const stageLabels = defineTexts('stageLabels', {
  IS_APPLIED: { ko: '지원 접수', en: 'Received', cn: '已投递' },
  ON_PENDING: { ko: '검토 중', en: 'In review', cn: '审核中' },
  ON_MEETING: { ko: '면접', en: 'Interview', cn: '面试' },
  ON_RECRUIT: { ko: '합격', en: 'Accepted', cn: '录用' },
  ELIMINATED: { ko: '불합격', en: 'Not selected', cn: '未录用' },
});
