import { describe, expect, it } from 'vitest';
import { verificationCodeOf } from './verification-code.ts';

describe('the code in a message', () => {
  it('is found as six separate digits', () => {
    expect(verificationCodeOf('[이음] 인증번호 [482913]를 입력해 주세요.')).toBe('482913');
    expect(verificationCodeOf('인증번호는 123456입니다')).toBe('123456');
  });

  it('is never a part of a longer number', () => {
    expect(verificationCodeOf('문의 01012345678')).toBeUndefined();
    expect(verificationCodeOf('누리세라믹 가입을 승인했어요.')).toBeUndefined();
  });
});
