import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { needs, provide } from '../../scripts/lib/required-programs.ts';
import { freePort } from '../../scripts/lib/product.ts';
import { median } from '../lib/load.ts';
import { onDemonstration } from '../lib/environment.ts';
import { atLeast, atMost, type Figure } from '../lib/table.ts';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const MUST = 95;
const MAX_SHIFT = 0.02;
const MAX_LCP_SECONDS = 2.5;
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Only the benchmark installs it in this folder, so its types are not always available. */
const PACKAGE: string = 'lighthouse';

interface LighthousePackage {
  default: (
    address: string,
    options: { port: number; output: 'json'; onlyCategories: string[] },
  ) => Promise<{ lhr: Report } | undefined>;
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

interface Result {
  scores: Record<(typeof CATEGORIES)[number], number>;
  shift: number;
  lcpSeconds: number;
}

/** One load of a page as a mid-range phone on a slow network sees it, in a fresh browser. */
async function look(address: string): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await provide(needs.chromium),
    args: [...ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    const { default: lighthouse } = (await import(PACKAGE)) as LighthousePackage;
    const answer = await lighthouse(address, { port, output: 'json', onlyCategories: [...CATEGORIES] });
    if (!answer) throw new Error(`no load of ${address}`);
    const { categories, audits } = answer.lhr;
    const score = (name: (typeof CATEGORIES)[number]) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
      lcpSeconds: (audits['largest-contentful-paint']?.numericValue ?? Infinity) / 1000,
    };
  } finally {
    await browser.close();
  }
}

async function lookAt(name: string, address: string): Promise<Figure[]> {
  // The server has rendered the page before: the phone is measured.
  await fetch(address).then((answer) => answer.text());
  const results: Result[] = [];
  for (let run = 0; run < RUNS; run += 1) results.push(await look(address));
  const what = (word: string) => `Lighthouse mobile, ${name}: ${word} (median of ${RUNS})`;
  return [
    ...CATEGORIES.map((category) =>
      atLeast(what(category), median(results.map(({ scores }) => scores[category])), MUST, String),
    ),
    atMost(what('layout shift'), median(results.map(({ shift }) => shift)), MAX_SHIFT, (n) => n.toFixed(3)),
    atMost(
      what('largest paint'),
      median(results.map(({ lcpSeconds }) => lcpSeconds)),
      MAX_LCP_SECONDS,
      (n) => `${n.toFixed(2)} s`,
    ),
  ];
}

/** The home page is measured with everything that it may show. */
async function assertHomeContent(url: string): Promise<void> {
  const read = async (path: string) => (await fetch(`${url}/api/v1/${path}`)).json();
  const { banner } = (await read('banners/main')) as { banner: { slides: unknown[] } | null };
  const { popups } = (await read('popups?pages=HOME&device=MOBILE')) as { popups: unknown[] };
  if ((banner?.slides.length ?? 0) < 2 || popups.length === 0)
    throw new Error('the demo has no carousel or no popup');
}

/**
 * Home page, list and a recruitment of the demo, by Lighthouse with its defaults: a phone on a slow network.
 */
export function measureLighthouse(): Promise<Figure[]> {
  // It is an eighth of all installed files, and needed here only.
  execFileSync(process.execPath, ['scripts/ensure-install.mjs', 'bench'], { stdio: 'inherit' });
  return onDemonstration(async (product) => {
    const url = product.url.replace('127.0.0.1', 'localhost');
    await assertHomeContent(url);
    const list = await fetch(`${url}/api/v1/recruitments?limit=1`);
    const { recruitments } = (await list.json()) as { recruitments: { _id: string }[] };
    return [
      ...(await lookAt('home with its carousel and a popup', `${url}/`)),
      ...(await lookAt('list', `${url}/recruitments`)),
      ...(await lookAt('recruitment', `${url}/recruitments/${recruitments[0]?._id}`)),
    ];
  });
}
