import { defineCopy } from '#lib/format/copy.ts';

/** Labels of the stored values of recruitments, shared by cards, filters, the detail and the editor. */
export const labels = defineCopy({
  state: {
    ON_GOING: { ko: '모집 중', en: 'Open', cn: '招聘中' },
    FINISHED: { ko: '마감', en: 'Closed', cn: '已截止' },
    NO_SHOWN: { ko: '비공개', en: 'Hidden', cn: '未公开' },
    CANCELED: { ko: '취소', en: 'Canceled', cn: '已取消' },
  },
  career: {
    NEW_RECRUIT: { ko: '신입', en: 'Entry level', cn: '应届' },
    EXPERIENCED: { ko: '경력', en: 'Experienced', cn: '有经验' },
  },
  education: {
    HIGHSCHOOL: { ko: '고졸', en: 'High school', cn: '高中' },
    COLLEGE: { ko: '전문대졸', en: 'College', cn: '大专' },
    UNIVERSITY: { ko: '대졸', en: 'Bachelor', cn: '本科' },
    MASTER: { ko: '석사', en: 'Master', cn: '硕士' },
    DOCTOR: { ko: '박사', en: 'Doctorate', cn: '博士' },
  },
  pay: {
    HOURLY: { ko: '시급', en: 'Hourly', cn: '时薪' },
    DAILY: { ko: '일급', en: 'Daily', cn: '日薪' },
    WEEKLY: { ko: '주급', en: 'Weekly', cn: '周薪' },
    MONTHLY: { ko: '월급', en: 'Monthly', cn: '月薪' },
    YEARLY: { ko: '연봉', en: 'Yearly', cn: '年薪' },
    PER_CASE: { ko: '건당', en: 'Per case', cn: '按件' },
    REFERENCE_TO_VIEW_PAGE: { ko: '공고 본문 참고', en: 'See the posting', cn: '详见招聘正文' },
    REFERENCE_TO_RULE_BOOK: { ko: '회사 내규에 따름', en: 'By company policy', cn: '按公司规定' },
    REFERENCE_TO_INTERVIEW: { ko: '면접 후 결정', en: 'Decided after the interview', cn: '面试后决定' },
  },
  gender: {
    MALE: { ko: '남성', en: 'Male', cn: '男' },
    FEMALE: { ko: '여성', en: 'Female', cn: '女' },
  },
  question: {
    SHORT_ANSWER: { ko: '단답형', en: 'Short answer', cn: '简答' },
    DESCRIPTIVE: { ko: '서술형', en: 'Long answer', cn: '论述' },
    MULTIPLE_CHOICE: { ko: '객관식', en: 'Multiple choice', cn: '选择题' },
  },
  region: {
    서울: { ko: '서울', en: 'Seoul', cn: '首尔' },
    부산: { ko: '부산', en: 'Busan', cn: '釜山' },
    대구: { ko: '대구', en: 'Daegu', cn: '大邱' },
    인천: { ko: '인천', en: 'Incheon', cn: '仁川' },
    광주: { ko: '광주', en: 'Gwangju', cn: '光州' },
    대전: { ko: '대전', en: 'Daejeon', cn: '大田' },
    울산: { ko: '울산', en: 'Ulsan', cn: '蔚山' },
    세종: { ko: '세종', en: 'Sejong', cn: '世宗' },
    경기: { ko: '경기', en: 'Gyeonggi', cn: '京畿' },
    강원: { ko: '강원', en: 'Gangwon', cn: '江原' },
    충북: { ko: '충북', en: 'Chungbuk', cn: '忠北' },
    충남: { ko: '충남', en: 'Chungnam', cn: '忠南' },
    전북: { ko: '전북', en: 'Jeonbuk', cn: '全北' },
    전남: { ko: '전남', en: 'Jeonnam', cn: '全南' },
    경북: { ko: '경북', en: 'Gyeongbuk', cn: '庆北' },
    경남: { ko: '경남', en: 'Gyeongnam', cn: '庆南' },
    제주: { ko: '제주', en: 'Jeju', cn: '济州' },
  },
});
