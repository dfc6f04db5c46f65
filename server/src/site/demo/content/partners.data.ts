import type { createTextDrawing } from './drawing.ts';

interface PartnerLogo {
  name: string;
  colour: string;
  /** Its mark in a square of 48. */
  mark: string;
}

/** The invented institutions that the centre of the demo works with. */
export const partnerLogos: readonly PartnerLogo[] = [
  {
    name: '한결수출지원단',
    colour: '#2c4a8a',
    mark: '<circle cx="17" cy="24" r="13" fill-opacity=".55"/><circle cx="31" cy="24" r="13"/>',
  },
  {
    name: '글로온상공회',
    colour: '#1c6b52',
    mark: '<path d="M24 4l20 36H4z" fill-opacity=".55"/><path d="M24 20l11 20H13z"/>',
  },
  {
    name: '무역인재나눔',
    colour: '#7a3b1d',
    mark: '<path d="M24 6c14 5 18 14 18 22 0 9-8 16-18 14z"/><path d="M24 6C10 11 6 20 6 28c0 9 8 16 18 14z" fill-opacity=".55"/>',
  },
  {
    name: '서울전시네트워크',
    colour: '#4b3a86',
    mark: '<rect x="5" y="6" width="16" height="36" rx="3"/><rect x="26" y="20" width="16" height="22" rx="3" fill-opacity=".55"/>',
  },
  {
    name: '디지털수출연구소',
    colour: '#1b5f73',
    mark: '<path d="M24 4l18 10v20L24 44 6 34V14z" fill-opacity=".55"/><circle cx="24" cy="24" r="9"/>',
  },
  {
    name: '산업이음센터',
    colour: '#5c4a12',
    mark: '<path d="M6 8h14v14H6zM28 26h14v14H28z"/><path d="M28 8h14v14H28zM6 26h14v14H6z" fill-opacity=".55"/>',
  },
];

/** A logo: its mark at the left, its name beside it. */
export const drawLogo = (
  drawText: ReturnType<typeof createTextDrawing>,
  { name, colour, mark }: PartnerLogo,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="144"><rect width="100%" height="100%" fill="white"/>
    <g transform="translate(8 36) scale(1.5)" fill="${colour}">${mark}</g>
    ${drawText({ text: name, x: 100, y: 87, size: 43, fill: colour })}</svg>`;
