import { DeviceKind } from '@ieum/contract/account/auth/session-enums.ts';

type NamedPattern = readonly [pattern: RegExp, name: string];

const systems: readonly NamedPattern[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

/** Browsers whose user agent also names Chrome or Safari are listed before those. */
const browsers: readonly NamedPattern[] = [
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/NAVER\(/, 'NAVER'],
  [/Whale\//, 'Whale'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const nameIn = (names: readonly NamedPattern[], userAgent: string): string | null =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** The device according to a user agent; null where it does not say. */
export function deviceOf(userAgent: string) {
  const system = nameIn(systems, userAgent);
  return { kind: kindOf(userAgent, system), system, browser: nameIn(browsers, userAgent) };
}

function kindOf(userAgent: string, system: string | null): DeviceKind {
  if (/iPad|Tablet/.test(userAgent)) return DeviceKind.Tablet;
  if (system === 'Android') return /Mobile/.test(userAgent) ? DeviceKind.Mobile : DeviceKind.Tablet;
  if (system === 'iPhone') return DeviceKind.Mobile;
  return system === null ? DeviceKind.Unknown : DeviceKind.Desktop;
}
