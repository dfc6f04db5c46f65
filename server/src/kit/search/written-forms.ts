import { serviceForms, serviceNouns, type WrittenForm } from '@ieum/contract/common/search/service-words.ts';
import { fold } from './ngrams.ts';
import { PARTICLES } from './particles.ts';

const noun = serviceNouns.join('|');
const NOUN = new RegExp(noun, 'g');
const COMPOUND = new RegExp(
  `(?<!\\p{Letter})(?:${noun}){2,}(?=$|[^\\p{Letter}]|(?:${PARTICLES})(?!\\p{Letter}))`,
  'gu',
);

/** Spoken and short words. */
const spokenForms: readonly WrittenForm[] = [
  { from: /비번/g, to: '비밀번호', example: ['비번 변경', '비밀번호 변경'] },
  { from: /까먹/g, to: '잊', example: ['비밀번호 까먹었어요', '비밀번호 잊었어요'] },
  { from: /잊어\s*버렸/g, to: '잊었', example: ['아이디를 잊어버렸어요', '아이디를 잊었어요'] },
  { from: /다운(?:로드|받)?\S*/g, to: '내려받기', example: ['강의 자료 다운', '강의 자료 내려받기'] },
  { from: /핸드폰|휴대전화/g, to: '휴대폰', example: ['핸드폰 번호', '휴대폰 번호'] },
  {
    from: /알바(?!\p{Script=Hangul}{2})/gu,
    to: '아르바이트',
    example: ['알바 구해요', '아르바이트 구해요'],
  },
  { from: /햇(?=[는어나지다습던네])/g, to: '했', example: ['지원햇는데', '지원했는데'] },
  { from: /할려/g, to: '하려', example: ['지원할려면', '지원하려면'] },
  { from: /어떠케|어케/g, to: '어떻게', example: ['지원 어케 해요', '지원 어떻게 해요'] },
  {
    from: /어떻게\s*함(?!\p{Letter})/gu,
    to: '어떻게 하나요',
    example: ['지원 어떻게 함', '지원 어떻게 하나요'],
  },
  {
    from: /지원서(?:는|은|를)?\s*(?:어떻게|어디서|어디에|어디로)\s*(?:내|넣|제출)\S*/g,
    to: '공고에 어떻게 지원하나요',
    example: ['지원서는 어떻게 내나요', '공고에 어떻게 지원하나요'],
  },
  { from: /어떡하|어떡해/g, to: '어떻게 하', example: ['어떡하나요', '어떻게 하나요'] },
  { from: /뭐|뭘/g, to: '무엇 ', example: ['뭐부터 해요', '무엇 부터 해요'] },
  { from: /몇\s*(명|개|자)까지/g, to: '몇 $1 ', example: ['몇명까지 되나요', '몇 명  되나요'] },
  {
    from: /돈(?:이|을)?\s*(?:드|들|내)\S*/g,
    to: '무료',
    example: ['가입에 돈이 드나요', '가입에 무료'],
  },
];

/** What asks for the same: a wish, an ability and a way of doing, and what does not happen. */
const waysOfAsking: readonly WrittenForm[] = [
  { from: /하고\s*싶\S*/g, to: '하고', example: ['탈퇴하고 싶어요', '탈퇴하고'] },
  { from: /(?<=\S\p{Script=Hangul})고\s*싶\S*/gu, to: '', example: ['바꾸고 싶어요', '바꾸'] },
  { from: /고\s*싶\S*/g, to: '고', example: ['쓰고 싶어요', '쓰고'] },
  {
    from: /(?<=\s|[할볼쓸될꿀올릴을])수\s*(?:있|없)\S*/g,
    to: ' ',
    example: ['영어로 볼 수 있나요', '영어로 볼  '],
  },
  { from: /([^하])는\s*법(?=$|\s|[이을은])/g, to: '$1는 방법', example: ['넣는 법', '넣는 방법'] },
  { from: /는지\s*(?:모르|알|궁금)\S*/g, to: ' ', example: ['어디서 쓰는지 모르겠어요', '어디서 쓰 '] },
  { from: /려면[\s?.]*$/g, to: '려면 어떻게 하나요', example: ['취소하려면?', '취소하려면 어떻게 하나요'] },
  {
    from: /(?<=\s)가능(?:한가요|한지요?|해요|하나요|할까요)/g,
    to: ' ',
    example: ['수정 가능한가요', '수정  '],
  },
  {
    from: /(?<=^|[\s은는이가])안\s*(?:와|왔|옵|오)\S*/g,
    to: ' 오지 않아요',
    example: ['문자가 안 와요', '문자가  오지 않아요'],
  },
  {
    from: /(?<=^|[\s은는이가])안\s*나(?:와|왔|옵|오)\S*/g,
    to: ' 나오지 않아요',
    example: ['결과가 안 나와요', '결과가  나오지 않아요'],
  },
  {
    from: /(?<=^|[\s은는이가])안\s*켜\S*/g,
    to: ' 켜지지 않아요',
    example: ['카메라가 안켜져요', '카메라가  켜지지 않아요'],
  },
  {
    from: /(?<=^|[\s은는이가])안\s*(?:열려|열리|열림)\S*/g,
    to: ' 열리지 않아요',
    example: ['링크가 안 열려요', '링크가  열리지 않아요'],
  },
  {
    from: /(?<=^|[\s은는이가])안\s*(?:들려|들리)\S*/g,
    to: ' 들리지 않아요',
    example: ['소리가 안 들려요', '소리가  들리지 않아요'],
  },
  {
    from: /(?<=^|[\s은는이가])안\s*(?:눌러|눌려|눌리)\S*/g,
    to: ' 눌리지 않아요',
    example: ['버튼이 안눌려요', '버튼이  눌리지 않아요'],
  },
  // Chinese words that ask without a space.
  { from: /怎么样?|如何|什么|在?哪里/g, to: ' ', example: ['怎么应聘', ' 应聘'] },
];

/** All forms in the order in which they are applied: those of the service are written with the spoken ones replaced. */
export const writtenForms: readonly WrittenForm[] = [...spokenForms, ...serviceForms, ...waysOfAsking];

/** A question or a title in the words of written texts, with the parts of known compounds apart. */
export function writtenFormOf(text: string): string {
  const apart = fold(text).replaceAll(COMPOUND, (word) => word.replaceAll(NOUN, '$& ').trimEnd());
  return writtenForms.reduce((written, { from, to }) => written.replaceAll(from, to), apart);
}
