import type { Language } from '@ieum/contract/hiring/resumes/enums.ts';

const KOREAN = `한국어능력시험(TOPIK) 6급|TOPIK Level 6
한국어능력시험(TOPIK) 5급|TOPIK Level 5
한국어능력시험(TOPIK) 4급|TOPIK Level 4
한국어능력시험(TOPIK) 3급|TOPIK Level 3`;

/** Tests and levels by language: Korean and English name, one a line. */
export const languageTests: Record<Language, string> = {
  ENGLISH: `TOEIC|TOEIC
TOEIC Speaking AH|TOEIC Speaking AH
TOEIC Speaking AM|TOEIC Speaking AM
TOEIC Speaking AL|TOEIC Speaking AL
TOEIC Speaking IH|TOEIC Speaking IH
TOEIC Speaking IM3|TOEIC Speaking IM3
TOEIC Speaking IM2|TOEIC Speaking IM2
OPIc AL|OPIc AL
OPIc IH|OPIc IH
OPIc IM3|OPIc IM3
OPIc IM2|OPIc IM2
OPIc IM1|OPIc IM1
TOEFL iBT|TOEFL iBT
TEPS|TEPS
IELTS Academic|IELTS Academic
IELTS General|IELTS General
G-TELP Level 2|G-TELP Level 2
영어 원어민 수준|Native-level English
영어 비즈니스 회화|Business English
영어 일상 회화|Conversational English
영어 독해와 이메일|Reading and e-mail in English`,
  JAPANESE: `JLPT N1|JLPT N1
JLPT N2|JLPT N2
JLPT N3|JLPT N3
JLPT N4|JLPT N4
JPT|JPT
BJT J1+|BJT J1+
BJT J1|BJT J1
OPIc 일본어 AL|OPIc Japanese AL
OPIc 일본어 IH|OPIc Japanese IH
OPIc 일본어 IM|OPIc Japanese IM
SJPT|SJPT
일본어 원어민 수준|Native-level Japanese
일본어 비즈니스 회화|Business Japanese
일본어 일상 회화|Conversational Japanese`,
  CHINESE: `HSK 6급|HSK Level 6
HSK 5급|HSK Level 5
HSK 4급|HSK Level 4
HSK 3급|HSK Level 3
HSKK 고급|HSKK Advanced
HSKK 중급|HSKK Intermediate
TSC 7급|TSC Level 7
TSC 6급|TSC Level 6
TSC 5급|TSC Level 5
TSC 4급|TSC Level 4
BCT(B)|BCT (B)
CPT|CPT
FLEX 중국어|FLEX Chinese
OPIc 중국어 AL|OPIc Chinese AL
OPIc 중국어 IH|OPIc Chinese IH
OPIc 중국어 IM|OPIc Chinese IM
중국어 원어민 수준|Native-level Chinese
중국어 비즈니스 회화|Business Chinese
중국어 일상 회화|Conversational Chinese`,
  ANOTHER: `${KOREAN}
스페인어 DELE C1|Spanish DELE C1
스페인어 DELE B2|Spanish DELE B2
스페인어 DELE B1|Spanish DELE B1
프랑스어 DELF B2|French DELF B2
프랑스어 DELF B1|French DELF B1
프랑스어 DALF C1|French DALF C1
독일어 Goethe C1|German Goethe C1
독일어 Goethe B2|German Goethe B2
독일어 TestDaF|German TestDaF
러시아어 TORFL 3단계|Russian TORFL Level 3
러시아어 TORFL 2단계|Russian TORFL Level 2
러시아어 TORFL 1단계|Russian TORFL Level 1
베트남어 OPI|Vietnamese OPI
베트남어 FLEX|Vietnamese FLEX
베트남어 비즈니스 회화|Business Vietnamese
인도네시아어 UKBI|Indonesian UKBI
인도네시아어 비즈니스 회화|Business Indonesian
태국어 비즈니스 회화|Business Thai
아랍어 FLEX|Arabic FLEX
포르투갈어 CELPE-Bras|Portuguese CELPE-Bras
이탈리아어 CILS|Italian CILS
몽골어 비즈니스 회화|Business Mongolian`,
};
