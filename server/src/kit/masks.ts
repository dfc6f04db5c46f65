/** A person's name with its middle hidden: 홍길동 → 홍*동, 홍길 → 홍*, Jane Doe → J******e. */
export function maskName(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= 2) return letters.map((letter, i) => (i === 0 ? letter : '*')).join('');
  return letters.map((letter, i) => (i === 0 || i === letters.length - 1 ? letter : '*')).join('');
}

/** A telephone number with its area and its last four digits: 010****5678, 02***0100. */
export function maskPhone(phone: string): string {
  if (phone.length < 8) return '*'.repeat(phone.length);
  const head = phone.slice(0, phone.startsWith('02') ? 2 : Math.min(3, phone.length - 6));
  return `${head}${'*'.repeat(phone.length - 4 - head.length)}${phone.slice(-4)}`;
}

/** A network address with its second half hidden: 203.0.*.*, 2001:db8:*. */
export function maskAddress(address: string): string {
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(address) ?? [];
  const parts = (mapped ?? address).split('.');
  if (parts.length === 4) return [...parts.slice(0, 2), '*', '*'].join('.');
  return `${address.split(':').slice(0, 2).join(':')}:*`;
}

/** An e-mail address with the first two characters of its local part: ho***@example.com. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '' : `${email.slice(0, Math.min(2, at - 1))}***${email.slice(at)}`;
}

/** A birth date `YYYYMMDD` with its year only: 1990****. */
export const maskBirth = (bornAt: string): string =>
  `${bornAt.slice(0, 4)}${'*'.repeat(Math.max(0, bornAt.length - 4))}`;

/** A postal address with its first two words, the region and its city or district: 서울 강남구 ***. */
export function maskPlace(address: string): string {
  const words = address.split(/\s+/).filter(Boolean).slice(0, 2);
  return words.length === 0 ? '' : [...words, '***'].join(' ');
}

/** As many asterisks as the text has characters, five at most: for postcodes and details of an address. */
export const maskAll = (text: string): string => '*'.repeat(Math.min(5, text.length));
