import { describe, expect, it } from 'vitest';
import { textOfPage } from './page-text.ts';

const page = (inner: string) => `<header><p>메뉴</p></header><main id="main">${inner}</main>`;

describe('the present text of a page', () => {
  it('is the built-in one without its looks', () => {
    const html = page(`<p>안내</p><h1> 시작하기 </h1><p class="lead">네 걸음이면 돼요 &amp; 쉬워요</p>
      <nav><a href="#a">개인</a><p>바로 가기</p></nav>
      <section><h2>개인</h2><ol><li><span aria-hidden>1</span><h3>가입</h3><p>아이디를 만들어요</p></li></ol>
      <ul><li>하나</li><li>둘</li></ul></section>`);
    expect(textOfPage(html)).toEqual({
      subject: '시작하기',
      content:
        '<p>네 걸음이면 돼요 &amp; 쉬워요</p><h2>개인</h2><h3>가입</h3><p>아이디를 만들어요</p><ul><li>하나</li><li>둘</li></ul>',
    });
  });

  it('is the one that an administrator wrote, with its markup', () => {
    const html = page('<h1>소개</h1><div class="prose"><p>우리 <b>센터</b></p></div><h2>게시판</h2>');
    expect(textOfPage(html)).toEqual({ subject: '소개', content: '<p>우리 <b>센터</b></p>' });
  });

  it('is empty where the page has none', () => {
    expect(textOfPage('<p>오류</p>')).toEqual({ subject: '', content: '' });
  });
});
