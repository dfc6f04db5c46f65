/** One of the initial terms of every installation; `content` is HTML that the sanitizer does not change. */
export interface InitialTerms {
  code: string;
  userType: 'PERSON' | 'COMPANY' | null;
  subject: string;
  isNecessary: boolean;
  position: number;
  content: string;
  /** The day from which the text says that it is in force. */
  effectiveOn?: string;
}

/** Writes one article: a heading and its paragraphs; an inner list becomes a numbered list. */
export function article(heading: string, ...parts: (string | readonly string[])[]): string {
  const body = parts.map((part) =>
    typeof part === 'string'
      ? `<p>${part}</p>`
      : `<ol>${part.map((item) => `<li>${item}</li>`).join('')}</ol>`,
  );
  return [`<h3>${heading}</h3>`, ...body].join('');
}
