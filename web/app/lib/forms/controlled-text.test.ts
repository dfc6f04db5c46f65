import { describe, expect, it } from 'vitest';
import { createControlledText } from './controlled-text.ts';

describe('the text of a field that comes back from its form', () => {
  it('is its own however late it arrives, so that quick typing is never undone', () => {
    const controlled = createControlledText('');
    for (const text of ['가', '가나', '가나다']) controlled.report(text);
    expect(controlled.isOwn('가')).toBe(true);
    expect(controlled.isOwn('가나다')).toBe(true);
  });

  it('is not its own when another set it, even to something it reported long before', () => {
    const controlled = createControlledText('처음');
    controlled.report('가');
    expect(controlled.isOwn('가')).toBe(true);
    expect(controlled.isOwn('다른 사람의 글')).toBe(false);
    expect(controlled.isOwn('다른 사람의 글')).toBe(true);
    expect(controlled.isOwn('가')).toBe(false);
    expect(controlled.isOwn('처음')).toBe(false);
  });
});
