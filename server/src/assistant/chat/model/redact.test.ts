import { describe, expect, test } from 'vitest';
import { createRedactor } from './redact.ts';

const redact = (text: string, names: readonly string[] = []) => createRedactor(names).redact(text);

describe('a text for a service outside', () => {
  test.each([
    '010-1234-5678',
    '01012345678',
    '010 1234 5678',
    '０１０－１２３４－５６７８',
    '0 1 0 1 2 3 4 5 6 7 8',
    '(02) 123-4567',
    '02.1234.5678',
    '+82 10-1234-5678',
    '+82 (0)10 1234 5678',
    '1588-1234',
    'hong.gildong@example.co.kr',
    'hong@예시.한국',
    '900215-1234567',
    '9002151234567',
    '900215 - 1234567',
    '900215-1******',
    '110-123-456789',
    '1234-5678-9012-3456',
    '공일공 일이삼사 오육칠팔',
    '공일공일이삼사오육칠팔',
    '공일공-일이삼사-오육칠팔',
    '공일공에 일이삼사에 오육칠팔',
    '공일공 다시 1234 다시 오육칠팔',
    '010 일이삼사 오육칠팔',
    '구공공이일오 다시 일이삼사오육칠',
    '공 이 에 삼 사 오 에 육 칠 팔 구',
  ])('does not contain %s', (personal) => {
    const redacted = redact(`제 것은 ${personal} 입니다`);
    expect(redacted).toMatch(/^제 것은 ⟨[^⟨⟩]+⟩ 입니다$/);
  });

  test('does not contain the name of its asker, also when apart or as part of a word', () => {
    const redacted = redact('홍길동이고요, 홍 길동 앞으로 Jane doe', ['홍길동', 'Jane Doe']);
    expect(redacted).not.toMatch(/홍\s?길동|jane/i);
  });

  test.each([
    '2026-11-26 10:00에 시작해요',
    '연봉 30,000,000원',
    '2,000명 모집',
    '제12조 3항',
    '2026.11.26~2026.12.31',
    '2026-11-26 이 날 오전',
    '이 일이 삼 년 뒤의 일이 되면 사이사이 오이를 팔아요',
    '사이에 오일장이 서요',
  ])('keeps %s', (text) => expect(redact(text)).toBe(text));

  test('is whole again afterwards, with one placeholder for equal data', () => {
    const redactor = createRedactor(['홍길동']);
    const redacted = redactor.redact('홍길동 010-1234-5678 또는 홍길동');
    expect(new Set(redacted.match(/⟨[^⟨⟩]+⟩/g)).size).toBe(2);
    expect(redactor.restore(redacted)).toBe('홍길동 010-1234-5678 또는 홍길동');
    expect(redactor.restore('⟨모름⟩')).toBe('⟨모름⟩');
  });
});
