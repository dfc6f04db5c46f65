import { defineTexts } from '../../common/text.ts';

// Labels of a recruitment's tags and places in every language, as cards show them: what a search matches.

export const careerTexts = defineTexts('careers', {
  NEW_RECRUIT: { ko: '신입', en: 'Entry level', cn: '应届' },
  EXPERIENCED: { ko: '경력', en: 'Experienced', cn: '有经验' },
});

export const educationTexts = defineTexts('educations', {
  HIGHSCHOOL: { ko: '고졸', en: 'High school', cn: '高中' },
  COLLEGE: { ko: '전문대졸', en: 'College', cn: '大专' },
  UNIVERSITY: { ko: '대졸', en: 'Bachelor', cn: '本科' },
  MASTER: { ko: '석사', en: 'Master', cn: '硕士' },
  DOCTOR: { ko: '박사', en: 'Doctorate', cn: '博士' },
});

/** Where a recruitment has no requirement. */
export const irrelevantTexts = defineTexts('irrelevant', {
  career: { ko: '경력 무관', en: 'Any experience', cn: '经验不限' },
  education: { ko: '학력 무관', en: 'Any education', cn: '学历不限' },
});

export const payTypeTexts = defineTexts('payTypes', {
  HOURLY: { ko: '시급', en: 'Hourly', cn: '时薪' },
  DAILY: { ko: '일급', en: 'Daily', cn: '日薪' },
  WEEKLY: { ko: '주급', en: 'Weekly', cn: '周薪' },
  MONTHLY: { ko: '월급', en: 'Monthly', cn: '月薪' },
  YEARLY: { ko: '연봉', en: 'Yearly', cn: '年薪' },
  PER_CASE: { ko: '건당', en: 'Per case', cn: '按件' },
  REFERENCE_TO_VIEW_PAGE: { ko: '공고 본문 참고', en: 'See the posting', cn: '详见招聘正文' },
  REFERENCE_TO_RULE_BOOK: { ko: '회사 내규에 따름', en: 'By company policy', cn: '按公司规定' },
  REFERENCE_TO_INTERVIEW: { ko: '면접 후 결정', en: 'Decided after the interview', cn: '面试后决定' },
});

/** In Korean also the official name, which does not always contain the short one. */
export const regionTexts = defineTexts('regions', {
  서울: { ko: '서울특별시', en: 'Seoul', cn: '首尔' },
  부산: { ko: '부산광역시', en: 'Busan', cn: '釜山' },
  대구: { ko: '대구광역시', en: 'Daegu', cn: '大邱' },
  인천: { ko: '인천광역시', en: 'Incheon', cn: '仁川' },
  광주: { ko: '광주광역시', en: 'Gwangju', cn: '光州' },
  대전: { ko: '대전광역시', en: 'Daejeon', cn: '大田' },
  울산: { ko: '울산광역시', en: 'Ulsan', cn: '蔚山' },
  세종: { ko: '세종특별자치시', en: 'Sejong', cn: '世宗' },
  경기: { ko: '경기도', en: 'Gyeonggi', cn: '京畿' },
  강원: { ko: '강원특별자치도', en: 'Gangwon', cn: '江原' },
  충북: { ko: '충청북도', en: 'Chungbuk', cn: '忠北' },
  충남: { ko: '충청남도', en: 'Chungnam', cn: '忠南' },
  전북: { ko: '전북특별자치도', en: 'Jeonbuk', cn: '全北' },
  전남: { ko: '전라남도', en: 'Jeonnam', cn: '全南' },
  경북: { ko: '경상북도', en: 'Gyeongbuk', cn: '庆北' },
  경남: { ko: '경상남도', en: 'Gyeongnam', cn: '庆南' },
  제주: { ko: '제주특별자치도', en: 'Jeju', cn: '济州' },
});

export const abroadTexts = defineTexts('abroad', {
  abroad: { ko: '해외', en: 'Overseas', cn: '海外' },
});
