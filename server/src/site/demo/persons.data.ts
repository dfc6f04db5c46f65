const FAMILY = [
  '김',
  '이',
  '박',
  '최',
  '정',
  '강',
  '조',
  '윤',
  '장',
  '임',
  '한',
  '오',
  '서',
  '신',
  '권',
  '황',
  '안',
  '송',
  '류',
  '홍',
];
const GIVEN = [
  '지호',
  '서윤',
  '도현',
  '하린',
  '민준',
  '예린',
  '시우',
  '채원',
  '주원',
  '다은',
  '건우',
  '수아',
  '은우',
  '지안',
  '현서',
  '나연',
  '태윤',
  '소율',
  '준서',
  '유진',
  '재희',
  '가온',
  '세아',
  '로운',
  '이안',
  '하늘',
  '보람',
  '승우',
  '미나',
  '해솔',
];
const SCHOOLS = ['한결대학교', '새봄대학교', '미래과학대학교', '바다대학교', '누리전문대학', '푸른고등학교'];
const MAJORS = [
  '국제통상학과',
  '경영학과',
  '일어일문학과',
  '식품공학과',
  '물류시스템공학과',
  '시각디자인학과',
  '컴퓨터공학과',
];
const WORKPLACES = [
  '세진오토모티브',
  '누리무역',
  '동해포워딩',
  '가람식품',
  '온새미디자인',
  '한울테크',
  '솔빛유통',
];
const DUTIES = [
  '해외영업팀 대리',
  '무역사무 사원',
  '물류운영 주임',
  '품질관리 사원',
  '콘텐츠 기획자',
  '백엔드 개발자',
  '전시운영 매니저',
];
const CERTIFICATES = [
  '국제무역사 1급',
  '보세사',
  '물류관리사',
  '무역영어 2급',
  '컴퓨터활용능력 1급',
  '식품기사',
  '정보처리기사',
];
const STREETS = [
  '서울 마포구 월드컵북로 400',
  '경기 수원시 영통구 광교로 145',
  '인천 연수구 송도과학로 32',
  '부산 해운대구 센텀중앙로 79',
  '대전 서구 둔산로 100',
];

/** The attributes of one invented job seeker; everything is derived from the number. */
export interface DemoPerson {
  username: string;
  name: string;
  gender: 'MALE' | 'FEMALE';
  bornAt: string;
  phone: string;
  email: string;
  address1: string;
  school: string;
  major: string;
  isExperienced: boolean;
  years: number;
  workplace: string;
  duty: string;
  certificate: string;
  /** 0 none, 1 English, 2 Japanese, 3 Chinese. */
  language: number;
}

const pick = <T>(all: readonly T[], n: number): T => {
  const found = all[n % all.length];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

function person(n: number): DemoPerson {
  const isFirst = n === 0;
  const year = 1984 + ((n * 7) % 18);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    username: isFirst ? 'person' : `person${two(n)}`,
    name: isFirst ? '윤지호' : pick(FAMILY, n * 3 + 1) + pick(GIVEN, n),
    gender: n % 2 === 0 ? 'MALE' : 'FEMALE',
    bornAt: `${year}${two(1 + (n % 12))}${two(1 + ((n * 5) % 28))}`,
    phone: `0105550${String(1000 + n).slice(-4)}`,
    email: isFirst ? 'person@ieum.example' : `person${two(n)}@mail.example`,
    address1: pick(STREETS, n),
    school: pick(SCHOOLS, n * 5),
    major: pick(MAJORS, n * 3),
    isExperienced: n % 4 !== 3,
    years: 1 + ((n * 3) % 9),
    workplace: pick(WORKPLACES, n),
    duty: pick(DUTIES, n * 2),
    certificate: pick(CERTIFICATES, n * 5 + 1),
    language: n % 4,
  };
}

/** Sixty people, the first of whom is the account `person`. */
export const demoPersons: readonly DemoPerson[] = Array.from({ length: 60 }, (_, n) => person(n));
