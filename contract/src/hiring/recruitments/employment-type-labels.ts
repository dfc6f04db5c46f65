import { defineTexts } from '../../common/text.ts';

/** Labels of employment types, of recruitments (cards carry them as `typesTexts`) and of resumes alike. */
export const employmentTypeTexts = defineTexts('employmentTypes', {
  REGULAR: { ko: '정규직', en: 'Regular', cn: '正式员工' },
  CONTRACT: { ko: '계약직', en: 'Contract', cn: '合同工' },
  INTERNSHIP: { ko: '인턴', en: 'Internship', cn: '实习' },
  FREELANCER: { ko: '프리랜서', en: 'Freelancer', cn: '自由职业' },
  MANAGEMENT: { ko: '임원·관리직', en: 'Management', cn: '管理层' },
  FOREIGNER: { ko: '외국인', en: 'Foreigner', cn: '外国人' },
  ASSISTANT: { ko: '보조', en: 'Assistant', cn: '助理' },
  OTHERS: { ko: '기타', en: 'Others', cn: '其他' },
});
