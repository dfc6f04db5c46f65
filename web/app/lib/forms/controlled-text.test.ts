import { describe, expect, it } from 'vitest';
import { createControlledText } from './controlled-text.ts';

describe('the words of a field that come back from its form', () => {
  it('are its own however late they come, so that quick typing is never undone', () => {
    const echoes = createControlledText('');
    for (const text of ['가', '가나', '가나다']) echoes.say(text);
    expect(echoes.isOwn('가')).toBe(true);
    expect(echoes.isOwn('가나다')).toBe(true);
  });

  it('are not its own when another wrote them, even something it said long before', () => {
    const echoes = createControlledText('처음');
    echoes.say('가');
    expect(echoes.isOwn('가')).toBe(true);
    expect(echoes.isOwn('다른 사람의 글')).toBe(false);
    expect(echoes.isOwn('다른 사람의 글')).toBe(true);
    expect(echoes.isOwn('가')).toBe(false);
    expect(echoes.isOwn('처음')).toBe(false);
  });
});
