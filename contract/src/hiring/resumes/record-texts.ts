import { defineTexts } from '../../common/text.ts';

/** The texts of this module in a member’s record. */
export const resumeRecordTexts = defineTexts('resumeRecord', {
  title: { ko: '이력서', en: 'Résumé', cn: '简历' },
  parts: {
    ko: '학력 {schools} · 경력 {jobs} · 자격증 {certificates} · 어학 {languages}',
    en: 'Education {schools} · Work {jobs} · Certificates {certificates} · Languages {languages}',
    cn: '学历 {schools} · 经历 {jobs} · 证书 {certificates} · 语言 {languages}',
  },
  hasLetter: { ko: '자기소개서 있음', en: 'With a cover letter', cn: '有自我介绍' },
  noLetter: { ko: '자기소개서 없음', en: 'Without a cover letter', cn: '无自我介绍' },
});
