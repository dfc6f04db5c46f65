import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** The values of SECRET, the current one first; an older one still decrypts and verifies what it made. */
export type Secrets = readonly string[];

const cipherName = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const linkSeconds = 5 * 60;

/** Encrypts a small text under the newest secret (AES-256-GCM): `<key id>.<iv, tag and cipher text in base64url>`. */
export function encryptSecret(secrets: Secrets, text: string): string {
  const { id, key } = keyOf(newest(secrets), 'encrypt');
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(cipherName, key, iv).setAAD(Buffer.from(id));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${id}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`;
}

/**
 * Decrypts a value of `encryptSecret` made with any of the secrets; throws when none fits or the value was
 * changed.
 */
export function decryptSecret(secrets: Secrets, encrypted: string): string {
  const [id = '', encoded = ''] = encrypted.split('.');
  const found = secrets.map((secret) => keyOf(secret, 'encrypt')).find((candidate) => candidate.id === id);
  if (!found) throw new Error('Encrypted under a SECRET that is not listed any more');
  const bytes = Buffer.from(encoded, 'base64url');
  const decipher = createDecipheriv(cipherName, found.key, bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
}

/** The query of a link to a private file; `until` in seconds since 1970. */
export type FileLink = { until: number; sign: string };

/** Makes a link to a private file, valid for 5 minutes. */
export const signFileLink = (secrets: Secrets, fileId: string, now: Date): FileLink =>
  signFileLinkUntil(secrets, fileId, new Date(now.getTime() + linkSeconds * 1000));

/** Makes a link to a private file, valid until a moment. */
export function signFileLinkUntil(secrets: Secrets, fileId: string, end: Date): FileLink {
  const until = Math.floor(end.getTime() / 1000);
  return { until, sign: signatureOf(newest(secrets), fileId, until) };
}

/** Whether a link was made by us for this file and is still valid. */
export function isFileLinkGood(
  secrets: Secrets,
  { fileId, until, sign }: FileLink & { fileId: string },
  now: Date,
): boolean {
  if (!(until * 1000 > now.getTime())) return false;
  return secrets.some((secret) => isSameText(signatureOf(secret, fileId, until), sign));
}

const signatureOf = (secret: string, fileId: string, until: number) =>
  createHmac('sha256', keyOf(secret, 'link').key).update(`${fileId}\n${until}`).digest('base64url');

/** Signs a text for a link without expiry; `isLinkSignatureGood` checks it. */
export const signLink = (secrets: Secrets, text: string): string => linkSignature(newest(secrets), text);

/** Whether a link's text was signed here, with any of the secrets. */
export const isLinkSignatureGood = (secrets: Secrets, text: string, sign: string): boolean =>
  secrets.some((secret) => isSameText(linkSignature(secret, text), sign));

const linkSignature = (secret: string, text: string) =>
  createHmac('sha256', keyOf(secret, 'lasting link').key).update(text).digest('base64url').slice(0, 22);

const signedBytes = 8;

/**
 * A new random UUID whose second half signs the first, so that an id invented elsewhere can be recognized.
 */
export const issueId = (secrets: Secrets): string => idBy(newest(secrets), randomBytes(signedBytes));

/** Whether an id was issued here, with any of the secrets. */
export function isIssuedId(secrets: Secrets, id: string): boolean {
  const head = Buffer.from(id.replaceAll('-', '').slice(0, 2 * signedBytes), 'hex');
  return head.length === signedBytes && secrets.some((secret) => isSameText(idBy(secret, head), id));
}

function idBy(secret: string, head: Buffer): string {
  const first = Buffer.from(head);
  // Sets version and variant of a custom UUID.
  first.writeUInt8((first.readUInt8(6) & 0x0f) | 0x80, 6);
  const signed = createHmac('sha256', keyOf(secret, 'id').key)
    .update(first)
    .digest()
    .subarray(0, signedBytes);
  signed.writeUInt8((signed.readUInt8(0) & 0x3f) | 0x80, 0);
  const hex = Buffer.concat([first, signed]).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * A keyed hash of a text under the newest secret: equal for equal texts, and useless for guessing the text.
 */
export const fingerprint = (secrets: Secrets, text: string): string => fingerprintBy(newest(secrets), text);

/** Its keyed hashes under all secrets, to find a value that was stored under an older one. */
export const fingerprints = (secrets: Secrets, text: string): string[] =>
  secrets.map((secret) => fingerprintBy(secret, text));

const fingerprintBy = (secret: string, text: string) =>
  createHmac('sha256', keyOf(secret, 'fingerprint').key).update(text).digest('base64url');

/** Compares two secret texts in constant time. */
export function isSameText(first: string, second: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(first), digest(second));
}

function newest([secret]: Secrets): string {
  if (!secret) throw new Error('SECRET is empty');
  return secret;
}

type Purpose = 'encrypt' | 'link' | 'lasting link' | 'fingerprint' | 'id';
type DerivedKey = { id: string; key: Buffer };
const derived = new Map<string, DerivedKey>();

/** One key for each secret and purpose; its id identifies the secret without revealing anything about it. */
function keyOf(secret: string, purpose: Purpose): DerivedKey {
  const name = `${purpose} ${secret}`;
  const known = derived.get(name);
  if (known) return known;
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', `ieum ${purpose}`, 40));
  const made = { id: bytes.subarray(32).toString('hex'), key: bytes.subarray(0, 32) };
  derived.set(name, made);
  return made;
}
