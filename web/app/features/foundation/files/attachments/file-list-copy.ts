import { defineCopy } from '#lib/format/copy.ts';

export const copy = defineCopy({
  download: {
    ko: (name: string) => `${name} 내려받기`,
    en: (name: string) => `Download ${name}`,
    cn: (name: string) => `下载${name}`,
  },
});
