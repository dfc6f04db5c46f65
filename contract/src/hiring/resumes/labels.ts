import { employmentTypeTexts } from '../recruitments/employment-type-labels.ts';
import { defineTexts } from '../../common/text.ts';

/** Labels of the stored values of a resume, the same on screens and in PDFs. */
export const resumeLabels = {
  sections: defineTexts('resumeLabels.sections', {
    personalInformation: { ko: '기본 정보', en: 'Personal details', cn: '基本信息' },
    education: { ko: '학력', en: 'Education', cn: '学历' },
    workExperience: { ko: '경력', en: 'Work experience', cn: '工作经历' },
    languages: { ko: '어학', en: 'Languages', cn: '语言能力' },
    officeSkills: { ko: '컴퓨터 활용', en: 'Computer skills', cn: '电脑技能' },
    certifications: { ko: '자격증', en: 'Certificates', cn: '资格证书' },
    coverLetter: { ko: '자기소개서', en: 'Cover letter', cn: '自我介绍' },
  }),
  gender: defineTexts('resumeLabels.gender', {
    MALE: { ko: '남성', en: 'Male', cn: '男' },
    FEMALE: { ko: '여성', en: 'Female', cn: '女' },
  }),
  education: defineTexts('resumeLabels.education', {
    HIGHSCHOOL: { ko: '고졸', en: 'High school', cn: '高中' },
    COLLEGE: { ko: '전문대졸', en: 'College', cn: '专科' },
    UNIVERSITY: { ko: '대졸', en: 'University', cn: '本科' },
    MASTER: { ko: '석사', en: 'Master’s degree', cn: '硕士' },
    DOCTOR: { ko: '박사', en: 'Doctorate', cn: '博士' },
  }),
  schoolStatus: defineTexts('resumeLabels.schoolStatus', {
    ENROLLED: { ko: '재학', en: 'Enrolled', cn: '在读' },
    GRADUATED: { ko: '졸업', en: 'Graduated', cn: '毕业' },
    GRADUATE_TO_BE: { ko: '졸업 예정', en: 'Graduating soon', cn: '即将毕业' },
  }),
  career: defineTexts('resumeLabels.career', {
    NEW_RECRUIT: { ko: '신입', en: 'New graduate', cn: '应届' },
    EXPERIENCED: { ko: '경력', en: 'Experienced', cn: '有工作经验' },
  }),
  employment: employmentTypeTexts,
  language: defineTexts('resumeLabels.language', {
    ENGLISH: { ko: '영어', en: 'English', cn: '英语' },
    JAPANESE: { ko: '일본어', en: 'Japanese', cn: '日语' },
    CHINESE: { ko: '중국어', en: 'Chinese', cn: '汉语' },
    ANOTHER: { ko: '기타', en: 'Another language', cn: '其他语言' },
  }),
  skill: defineTexts('resumeLabels.skill', {
    MS_WORD: { ko: '워드', en: 'Word', cn: 'Word' },
    MS_PPTX: { ko: '파워포인트', en: 'PowerPoint', cn: 'PowerPoint' },
    MS_EXCL: { ko: '엑셀', en: 'Excel', cn: 'Excel' },
    HAN_GUL: { ko: '한글', en: 'Hangul (HWP)', cn: '韩文文档（HWP）' },
    WEBSURF: { ko: '인터넷 검색', en: 'Web search', cn: '网络检索' },
    ANOTHER: { ko: '기타 프로그램', en: 'Another programme', cn: '其他软件' },
  }),
  /** The five levels of a skill; 0 means not chosen. */
  skillSteps: defineTexts('resumeLabels.skillSteps', {
    0: { ko: '안 고름', en: 'Not chosen', cn: '未选择' },
    1: { ko: '입문', en: 'Beginner', cn: '入门' },
    2: { ko: '기초', en: 'Basic', cn: '基础' },
    3: { ko: '중급', en: 'Intermediate', cn: '中级' },
    4: { ko: '능숙', en: 'Skilled', cn: '熟练' },
    5: { ko: '전문', en: 'Expert', cn: '专业' },
  }),
  /** Texts between the values of a resume. */
  texts: defineTexts('resumeLabels.words', {
    years: { ko: '{n}년', en: '{n} yr', cn: '{n}年' },
    months: { ko: '{n}개월', en: '{n} mo', cn: '{n}个月' },
    total: { ko: '총 {length}', en: '{length} in total', cn: '共{length}' },
    present: { ko: '재직 중', en: 'present', cn: '在职' },
    born: { ko: '생년월일', en: 'Born', cn: '出生日期' },
    phone: { ko: '휴대전화', en: 'Phone', cn: '手机' },
    email: { ko: '이메일', en: 'E-mail', cn: '邮箱' },
    address: { ko: '주소', en: 'Address', cn: '地址' },
    gender: { ko: '성별', en: 'Gender', cn: '性别' },
    score: { ko: '{score}점', en: '{score} points', cn: '{score}分' },
    noName: { ko: '이름을 아직 쓰지 않았어요', en: 'No name yet', cn: '尚未填写姓名' },
    empty: { ko: '아직 쓴 내용이 없어요', en: 'Nothing written yet', cn: '尚未填写内容' },
  }),
};
