export type Browser = 'chrome' | 'safari' | 'firefox' | 'inApp' | 'other';

/** The browser, whose permissions are changed in its own way. */
export function browserOf(userAgent: string): Browser {
  if (/KAKAOTALK|NAVER\(inapp|Instagram|FBAN|FBAV|Line\//i.test(userAgent)) return 'inApp';
  if (/Firefox|FxiOS/.test(userAgent)) return 'firefox';
  if (/Chrome|CriOS|Edg/.test(userAgent)) return 'chrome';
  return /Safari/.test(userAgent) ? 'safari' : 'other';
}
