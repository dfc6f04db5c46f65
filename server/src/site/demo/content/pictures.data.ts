import type { Motif } from './drawing.ts';

/** A drawn picture: its small line, its title in two lines, where it leads, and its colours. */
export interface DrawnPicture {
  kicker: string;
  title: readonly [string, string];
  action: string;
  motif: Motif;
  ground: string;
  ink: string;
  light: string;
  dark: string;
  url: string;
}

const cobalt = { ground: '#dde7ff', ink: '#17348e', light: '#8fadff', dark: '#2350dc' };
const jade = { ground: '#cff0e1', ink: '#0a4d39', light: '#67cba3', dark: '#149468' };
const ember = { ground: '#ffe2d7', ink: '#7a2b0d', light: '#ff9e7d', dark: '#c9430f' };
const amber = { ground: '#ffeec2', ink: '#5e3e00', light: '#ffc845', dark: '#966300' };

/** The slides of the main banner. */
export const mainPictures: readonly DrawnPicture[] = [
  {
    kicker: '11월의 채용',
    title: ['해외로 나가는 기업이', '해외영업 담당자를 찾아요'],
    action: '공고 보기',
    motif: 'globe',
    url: '/recruitments?searchValue=%ED%95%B4%EC%99%B8%EC%98%81%EC%97%85',
    ...cobalt,
  },
  {
    kicker: '공통 지원서',
    title: ['이력서 하나로', '여러 곳에 지원해요'],
    action: '이력서 쓰기',
    motif: 'document',
    url: '/dashboard/resume',
    ...jade,
  },
  {
    kicker: '항공 · 해상 · 통관',
    title: ['물류와 포워딩 채용만', '모아서 봐요'],
    action: '공고 보기',
    motif: 'ship',
    url: '/recruitments?searchValue=%ED%8F%AC%EC%9B%8C%EB%94%A9',
    ...ember,
  },
  {
    kicker: '기업 회원',
    title: ['공고를 올리고', '지원자를 바로 만나요'],
    action: '기업 회원으로 가입하기',
    motif: 'tower',
    url: '/join?type=company',
    ...amber,
  },
];

/** The slide of the banner that follows next Friday. */
export const nextPicture: DrawnPicture = {
  kicker: '12월의 채용',
  title: ['새해를 함께 준비할', '신입 사원을 찾아요'],
  action: '신입 공고 보기',
  motif: 'tower',
  url: '/recruitments?career=NEW_RECRUIT',
  ...cobalt,
};

/** The popup that is shown now. */
export const welcomePicture: DrawnPicture = {
  kicker: '처음 오셨나요?',
  title: ['네 걸음이면', '시작할 수 있어요'],
  action: '이용 안내 보기',
  motif: 'document',
  url: '/guide',
  ...cobalt,
};
