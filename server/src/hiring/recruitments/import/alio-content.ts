import { encode } from 'html-entities';
import type { AlioRow } from './alio-row.ts';

const MAX = 19_000;

/** The recruitment's text as HTML: its parts under headings, line by line; empty parts are omitted. */
export function contentOf(row: AlioRow): string {
  const parts: [string, string][] = [
    ['모집개요', overviewOf(row)],
    ['지원 자격', row.aplyQlfcCn],
    ['우대 조건', joined([row.prefCondCn, row.prefCn])],
    ['전형 방법', row.scrnprcdrMthdExpln],
    ['결격 사유', row.disqlfcRsn],
    ['제출 서류', row.nonatchRsn],
  ];
  let html = '';
  for (const [heading, text] of parts) {
    const part = text === '' ? '' : `<h2>${heading}</h2>${paragraphsOf(text)}`;
    if (html.length + part.length <= MAX) html += part;
  }
  return html;
}

function overviewOf({
  instNm,
  ncsCdNmLst,
  recrutNope,
  workRgnNmLst,
  hireTypeNmLst,
  replmprYn,
}: AlioRow): string {
  const lines = [
    `기관: ${instNm}`,
    ncsCdNmLst.length > 0 ? `직무 분야: ${ncsCdNmLst.join(', ')}` : '',
    hireTypeNmLst.length > 0 ? `고용 형태: ${hireTypeNmLst.join(', ')}` : '',
    workRgnNmLst.length > 0 ? `근무 지역: ${workRgnNmLst.join(', ')}` : '',
    recrutNope ? `모집 인원: ${recrutNope}명` : '',
    replmprYn === 'Y' ? '대체 인력을 뽑는 공고예요.' : '',
  ];
  return lines.filter(Boolean).join('\n');
}

const joined = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join('\n');

const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map(
      (block) =>
        `<p>${block
          .split('\n')
          .map((line) => encode(line.trim()))
          .filter(Boolean)
          .join('<br />')}</p>`,
    )
    .filter((paragraph) => paragraph !== '<p></p>')
    .join('');
