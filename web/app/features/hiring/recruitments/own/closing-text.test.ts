import { describe, expect, it } from 'vitest';
import { closingText } from './closing-text.ts';

describe('the effects of closing a recruitment', () => {
  it('contain each number above zero, and the notification of open applicants', () => {
    const lines = closingText({ writing: 2, waiting: 3, eliminated: 1, silent: 2, accepted: 4 }).split('\n');
    expect(lines).toHaveLength(6);
    expect(lines[1]).toContain('2명은 제출할 수 없게 돼요');
    expect(lines[2]).toContain('3명에게 “지원한 공고의 모집이 끝났어요”');
    expect(lines[3]).toContain('1명에게 결과를 알려요');
    expect(lines[4]).toContain('불합격 2명에게는 보내지 않아요');
  });

  it('say so when nobody is affected', () => {
    const text = closingText({ writing: 0, waiting: 0, eliminated: 0, silent: 0, accepted: 2 });
    expect(text).toContain('쓰고 있는 지원서도');
    expect(text).not.toMatch(/\d/);
  });
});
