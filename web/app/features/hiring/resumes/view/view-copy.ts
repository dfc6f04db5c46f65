import { defineCopy } from '#lib/format/copy.ts';

export const viewCopy = defineCopy({
  photo: {
    ko: (name: string) => `${name} 사진`,
    en: (name: string) => `Photo of ${name}`,
    cn: (name: string) => `${name}的照片`,
  },
  skillOf: {
    ko: (step: number, word: string) => `5단계 중 ${step}단계, ${word}`,
    en: (step: number, word: string) => `Step ${step} of 5, ${word}`,
    cn: (step: number, word: string) => `共5级，第${step}级，${word}`,
  },
});
