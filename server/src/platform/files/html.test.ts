import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanHtml, textOfHtml } from './html.ts';

const photo = '/api/v1/files/01912345-6789-7012-8345-010123456789';
const tags =
  'p|br|hr|h[2-4]|blockquote|pre|ul|ol|li|strong|em|u|s|code|mark|span|sub|sup|a|img|table|colgroup|col|tbody|tr|th|td';
const attributes = 'href|target|rel|src|alt|width|height|start|colspan|rowspan|colwidth|style';
const ownTag = new RegExp(`</?(?:${tags})(?: (?:${attributes})="[^"<>]*")*(?: /)?>`, 'g');

describe("the editor's own output is unchanged", () => {
  test.each([
    '<p>안녕하세요 <strong>이음</strong> <em>팀</em> <u>입니다</u> <s>아니</s> <code>x</code> <mark>!</mark></p>',
    '<h2 style="text-align:center">주요 업무</h2><h3>자격</h3><h4>우대</h4>',
    '<ul><li><p>하나</p></li></ul><ol start="3"><li><p>셋</p></li></ol>',
    '<blockquote><p>인용</p></blockquote><pre><code>a &lt; b</code></pre><hr />',
    '<p><span style="color:#1a4fd6">파랑</span>H<sub>2</sub>O<br />m<sup>2</sup></p>',
    '<table><colgroup><col /></colgroup><tbody><tr><th colspan="2">월</th><td style="text-align:right">1</td></tr></tbody></table>',
    `<p><img src="${photo}" alt="사무실" width="800" height="600" /></p>`,
    '<p><a href="https://ieum.example/a?b=1&amp;c=2" target="_blank" rel="noopener nofollow">누리집</a></p>',
    '<p><a href="mailto:hr@ieum.example" rel="noopener nofollow">메일</a></p>',
  ])('%s', (html) => expect(cleanHtml(html)).toBe(html));
});

describe('pasted text gets our own tags', () => {
  test.each([
    ['<h1>제목</h1><h6>작은</h6>', '<h2>제목</h2><h4>작은</h4>'],
    ['<b>a</b><i>b</i><del>c</del>', '<strong>a</strong><em>b</em><s>c</s>'],
    ['<div class="x" id="y">글</div>', '글'],
    [
      '<p style="text-align:center;position:fixed;background:url(x)">글</p>',
      '<p style="text-align:center">글</p>',
    ],
    [
      '<a href=" HTTPS://ieum.example " rel="opener">x</a>',
      '<a href="HTTPS://ieum.example" target="_blank" rel="noopener nofollow">x</a>',
    ],
    [`<img src="${photo}?until=1&sign=x" alt="">`, `<img src="${photo}" alt="" />`],
  ])('%s', (pasted, cleaned) => expect(cleanHtml(pasted)).toBe(cleaned));
});

describe('an attack is removed', () => {
  test.each([
    ['<script>alert(1)</script>글', '글'],
    ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
    ['<p onclick="alert(1)">글</p>', '<p>글</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    [`<img src="${photo}" onerror="alert(1)">`, `<img src="${photo}" alt="" />`],
    ['<img src="https://evil.example/pixel.png">', ''],
    [`<img src="//evil.example${photo}">`, ''],
    ['<img src="/api/v1/files/../me">', ''],
    [`<img src="${photo}/../../me">`, ''],
    [`<img src="${photo}0">`, ''],
    ['<img src="data:image/svg+xml;base64,PHN2Zz4=">', ''],
    [
      `<img src="${photo}" alt="&quot; onload=&quot;alert(1)">`,
      `<img src="${photo}" alt="&quot; onload=&quot;alert(1)" />`,
    ],
    ['<a href="javascript:alert(1)">글</a>', '<a>글</a>'],
    ['<a href="java\nscript:alert(1)">글</a>', '<a>글</a>'],
    ['<a href="&#106;avascript:alert(1)">글</a>', '<a>글</a>'],
    ['<a href="data:text/html,<script>1</script>">글</a>', '<a>글</a>'],
    ['<a href="//evil.example">글</a>', '<a>글</a>'],
    ['<svg><script>alert(1)</script><a href="javascript:1">x</a></svg>글', '글'],
    ['<svg onload=alert(1)>', ''],
    ['<math><mi xlink:href="javascript:1">x</mi></math>', ''],
    ['<iframe src="https://evil.example" srcdoc="<script>1</script>"></iframe>', ''],
    ['<style>*{background:url(//evil)}</style>', ''],
    ['<p style="color:red;text-align:expression(alert(1))">글</p>', '<p>글</p>'],
    ['<form action="/x"><input name=a><button>b</button></form>', 'b'],
    ['<meta http-equiv=refresh content="0;url=//evil"><base href="//evil"><link rel=stylesheet href=x>', ''],
    ['<!-- <img src=x onerror=alert(1)> -->글', '글'],
    ['<template><script>1</script></template>', ''],
    ['a\0b<scr\0ipt>1</script>', 'ab'],
  ])('%s', (attack, cleaned) => expect(cleanHtml(attack)).toBe(cleaned));

  test('for any input, only our tags with our attributes remain', () => {
    const part = fc.oneof(
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '/',
        '=',
        '&',
        ' ',
        '<p>',
        '</p>',
        '<a href=',
        '<img src=',
        '<svg',
        '<script',
        '</script>',
      ),
      fc.constantFrom(
        'javascript:',
        '&#x3c;',
        '&lt;',
        '<!--',
        '-->',
        '<![CDATA[',
        'style=',
        'onerror=',
        '<table><tr>',
        '\n',
        '가',
      ),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
        const cleaned = cleanHtml(parts.join(''));
        expect(cleaned.replace(ownTag, '')).not.toMatch(/[<>]/);
      }),
      { numRuns: 1000 },
    );
  });

  test('a very deep or long text is processed quickly', () => {
    const begun = performance.now();
    cleanHtml('<blockquote>'.repeat(5000));
    cleanHtml('<p '.repeat(5000));
    textOfHtml('<'.repeat(20_000));
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});

describe('textOfHtml', () => {
  test.each([
    ['<p>첫 <strong>줄</strong></p><p>둘째<br>셋째</p>', '첫 줄\n둘째\n셋째'],
    ['<ul><li><p>하나</p></li><li><p>둘</p></li></ul>', '하나\n둘'],
    ['<table><tbody><tr><th>요일</th><td>월</td></tr><tr><td>화</td></tr></tbody></table>', '요일 월\n화'],
    ['<p>a &lt;b&gt; &amp; c&nbsp;&nbsp; d</p>', 'a <b> & c d'],
    [`<p></p><script>alert(1)</script><img src="${photo}">`, ''],
  ])('%s', (html, text) => expect(textOfHtml(html)).toBe(text));
});
