import { chromium, type Browser } from '@playwright/test';
import { needs, provide } from './required-programs.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-sync',
];

/** Opens Chromium without a window, installed first where it is missing. */
export const launchHeadless = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await provide(needs.chromium), args: ARGS });
