import { describe, expect, it } from 'vitest';
import { keepOneLanguage } from './vite-locale-plugin.ts';

const source = `export const copy = defineCopy({
  title: { ko: '채용', en: 'Jobs', cn: '招聘' },
  count: { ko: (n: number) => \`\${n}건\`, en: (n: number) => \`\${n} jobs\`, cn: (n: number) => \`\${n}条\` },
  look: { ko: 1, en: 2 },
});`;

describe('one language of a source', () => {
  it('keeps the values of the language and drops the others', () => {
    const english = keepOneLanguage('copy.ts', source, 'en');
    expect(english).toContain("title: 'Jobs'");
    expect(english).toContain('count: (n: number) => `${n} jobs`');
    expect(english).not.toMatch(/[가-힣一-鿿]/);
  });

  it('does not change objects that are not texts', () => {
    expect(keepOneLanguage('copy.ts', source, 'cn')).toContain('look: { ko: 1, en: 2 }');
  });
});
