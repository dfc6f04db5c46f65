/** Words that people ask with, and those of the service for the same. */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/떨어(?:지|졌|진|질)\S*|탈락\S*|낙방\S*/g, '불합격'],
  [/붙(?:으면|었는지|은)/g, '합격'],
  [/발표/g, '결과'],
  [/(?:원서|서류)를?\s*(?:접수|제출)/g, '지원'],
  [/절차|과정|순서/g, '방법'],
  [/연장|늘이/g, '늘리'],
  [/명단/g, '목록'],
  [/뽑\S*/g, '내려받기'],
  [/회사(?!\s*주소)/g, '기업'],
  [/요금|이용료|비용|가격|공짜|유료|얼마(?:예요|인가요|에요|죠|야|(?=[\s?.]*$))/g, '무료'],
  [/(?:찜|저장)(?:한|해\s*둔|했던)?\s*공고/g, '관심 공고'],
  [
    /(?:가지|가게|참석|나가지|나갈)\s*(?:못\S*|안\S*)|못\s*(?:가|갈|나가|나갈|참석)\S*(?:\s*것\s*같\S*)?/g,
    '못 가게',
  ],
  [/작성\s*중인|작성하던|쓰던|쓰다\s*만/g, '쓰다 만'],
  [/그만\s*받\S*|안\s*받(?=고|을|으려|기)\S*|차단|수신\s*거부/g, '끄고'],
  [/개설|오픈/g, '여는 법'],
  [/연동|동기화|추가/g, '넣'],
  [/듣고\s*싶\S*/g, '어떻게 들어요'],
  [/면접(?:은|을)?\s*(?:어떻게|어디서)\s*(?:봐|보|들어가)\S*/g, '화상 면접 링크는 어디에 있나요'],
  [/면접(?:실)?\s*(?:입장\s*)?코드/g, '화상 면접 링크'],
  [/다시\s*보기/g, '다시 볼'],
  [/전화\s*번호|연락처/g, '전화번호'],
];

/** A question with the service's own words instead of those that its asker used. */
export const withSynonyms = (query: string): string =>
  SYNONYMS.reduce((text, [word, ours]) => text.replaceAll(word, ours), query);
