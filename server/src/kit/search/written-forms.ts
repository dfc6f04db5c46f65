import { fold } from './ngrams.ts';

/** Nouns of the service that are also written as one word: 관심공고, 화상면접, 지원결과. */
const NOUNS =
  '관심|채용|공고|기업|개인|회원|입사|지원자|지원서|지원|결과|현황|이력서|화상|면접|면담|시간|일정|강의|출석|체크|코드|문자|알림|목록|마감일|취소|변경|수정';
const COMPOUND = new RegExp(
  `(?<![\\p{Letter}])(?:${NOUNS}){2,}(?=$|[^\\p{Letter}]|[은는이가을를도에의])`,
  'gu',
);
const NOUN = new RegExp(NOUNS, 'g');

/** Forms that texts of the site do not use, and how they have them: short and spoken ones, and ways of asking. */
const WRITTEN_FORMS: readonly (readonly [RegExp, string])[] = [
  [/비번/g, '비밀번호'],
  [/까먹/g, '잊'],
  [/잊어\s*버렸/g, '잊었'],
  [/핸드폰|휴대전화/g, '휴대폰'],
  [/알바/g, '아르바이트'],
  [/(?:운영|업무|영업)\s*시간/g, '고객센터 상담 시간'],
  [/회원\s*탈퇴/g, '탈퇴'],
  [/햇(?=[는어나지다습던네])/g, '했'],
  [/할려/g, '하려'],
  [/어떠케|어케/g, '어떻게'],
  [/어떡하|어떡해/g, '어떻게 하'],
  [/뭐|뭘/g, '무엇 '],
  [/몇\s*(명|개|자)까지/g, '몇 $1 '],
  [/합격자/g, '합격'],
  [/(면접|면담|강의)\s*중에?(?=\s)/g, '$1 '],
  [/여기(?:는|가)?\s*무엇/g, '이음 무엇'],
  [/이력서를?\s*(?:내(?=고|는|려면|려고|나요|\s|$)|넣|제출)\S*/g, '이력서 지원'],
  [/돈(?:이|을)?\s*(?:드|들|내)\S*/g, '무료'],
  // A wish, an ability and a way of doing ask for the same: 바꾸고 싶어요, 바꿀 수 있나요, 바꾸는 법.
  [/하고\s*싶\S*/g, '하고'],
  [/(?<=\S\p{Script=Hangul})고\s*싶\S*/gu, ''],
  [/고\s*싶\S*/g, '고'],
  [/수\s*(?:있|없)\S*/g, ' '],
  [/([^하])는\s*법(?=$|\s|[이을은])/g, '$1는 방법'],
  [/는지\s*(?:모르|알|궁금)\S*/g, ' '],
  [/려면[\s?.]*$/g, '려면 어떻게 하나요'],
  [/(?<=\s)가능(?:한가요|한지요?|해요|하나요|할까요)/g, ' '],
  // What does not happen: 안 와요 is 오지 않아요.
  [/(?<=^|[\s은는이가])안\s*(?:와|왔|옵|오)\S*/g, ' 오지 않아요'],
  [/(?<=^|[\s은는이가])안\s*나(?:와|왔|옵|오)\S*/g, ' 나오지 않아요'],
  [/(?<=^|[\s은는이가])안\s*(?:켜)\S*/g, ' 켜지지 않아요'],
  [/(?<=^|[\s은는이가])안\s*(?:들려|들리)\S*/g, ' 들리지 않아요'],
  [/(?<=^|[\s은는이가])안\s*(?:눌러|눌려|눌리)\S*/g, ' 눌리지 않아요'],
  // Chinese words that ask without a space.
  [/怎么样?|如何|什么|在?哪里/g, ' '],
];

/** A question or a title in the words of written texts, with the parts of known compounds apart. */
export function writtenFormOf(text: string): string {
  const apart = fold(text).replaceAll(COMPOUND, (word) => word.replaceAll(NOUN, '$& ').trimEnd());
  return WRITTEN_FORMS.reduce((written, [form, word]) => written.replaceAll(form, word), apart);
}
