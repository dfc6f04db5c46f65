import { defineCopy } from '#lib/format/copy.ts';
import { withParticle } from '#lib/format/with-particle.ts';

export const copy = defineCopy({
  service: { ko: '이용약관', en: 'Terms of service', cn: '服务条款' },
  privacy: { ko: '개인정보처리방침', en: 'Privacy policy', cn: '隐私政策' },
  version: {
    ko: (n: number) => `${n}판`,
    en: (n: number) => `Version ${n}`,
    cn: (n: number) => `第${n}版`,
  },
  states: {
    PLANNED: { ko: '시행 예정', en: 'Coming into force', cn: '即将生效' },
    PRESENT: { ko: '시행 중', en: 'In force', cn: '现行' },
    PAST: { ko: '지난 판', en: 'Earlier version', cn: '历史版本' },
  },
  effectiveFrom: {
    ko: (day: string) => `${withParticle(day, '부터')} 시행`,
    en: (day: string) => `In force from ${day}`,
    cn: (day: string) => `${day}起生效`,
  },
  publishedOn: {
    ko: (day: string) => `${day} 공개`,
    en: (day: string) => `Published ${day}`,
    cn: (day: string) => `${day}公布`,
  },
  versions: {
    ko: (count: number) => `모든 판 보기 (${count}개)`,
    en: (count: number) => `All versions (${count})`,
    cn: (count: number) => `查看所有版本（${count}个）`,
  },
  note: { ko: '바뀐 점', en: 'What changes', cn: '变更内容' },
  planned: {
    ko: (day: string) => `${withParticle(day, '부터')} 새 판을 시행해요.`,
    en: (day: string) => `A new version comes into force on ${day}.`,
    cn: (day: string) => `新版将于${day}起生效。`,
  },
  readPlanned: { ko: '새 판 미리 읽기', en: 'Read the new version', cn: '预览新版' },
  notYet: {
    ko: '아직 시행하지 않은 판이에요.',
    en: 'This version is not in force yet.',
    cn: '此版本尚未生效。',
  },
  notAnyMore: {
    ko: '지금은 시행하지 않는 지난 판이에요.',
    en: 'This is an earlier version, no longer in force.',
    cn: '此为历史版本，已不再生效。',
  },
  readPresent: { ko: '지금 판 보기', en: 'Read the version in force', cn: '查看现行版本' },
  missing: {
    title: { ko: '그런 판이 없어요', en: 'There is no such version', cn: '没有该版本' },
    hint: {
      ko: '시행하기 전에 취소했거나 주소가 잘못되었어요.',
      en: 'It was cancelled before it came into force, or the address is wrong.',
      cn: '该版本可能在生效前已取消，或地址有误。',
    },
  },
  contents: { ko: '목차', en: 'Contents', cn: '目录' },
  print: { ko: '인쇄하기', en: 'Print', cn: '打印' },
  koreanOnly: {
    ko: '',
    en: 'The Korean text is the binding one.',
    cn: '以韩文版本为准。',
  },
});
