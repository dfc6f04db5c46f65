export interface Article {
  id: string;
  title: string;
}

const HEADING = /<h([23])>((?:(?!<h[23]>)[\s\S])*?)<\/h\1>/g;

const plainText = (html: string): string =>
  html
    .replaceAll(/<[^<>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();

/**
 * The headings of a sanitised text, and the text with an anchor at each: `#article-1`. The first level is
 * h2.
 */
export function withAnchors(html: string): { html: string; articles: Article[] } {
  const articles: Article[] = [];
  const isFlat = !html.includes('<h2>');
  const anchored = html.replaceAll(HEADING, (_, level: string, inner: string) => {
    const id = `article-${articles.length + 1}`;
    articles.push({ id, title: plainText(inner) });
    const name = isFlat ? 'h2' : `h${level}`;
    return `<${name} id="${id}">${inner}</${name}>`;
  });
  return { html: anchored, articles };
}
