/** One of the texts every installation starts with; `content` is HTML the sanitiser leaves as it is. */
export interface SeedText {
  code: string;
  userType: 'PERSON' | 'COMPANY' | null;
  subject: string;
  isNecessary: boolean;
  position: number;
  content: string;
}

/** Writes one article: a heading and its paragraphs; those in an inner list become a numbered one. */
export function article(heading: string, ...parts: (string | readonly string[])[]): string {
  const body = parts.map((part) =>
    typeof part === 'string'
      ? `<p>${part}</p>`
      : `<ol>${part.map((item) => `<li>${item}</li>`).join('')}</ol>`,
  );
  return [`<h3>${heading}</h3>`, ...body].join('');
}
