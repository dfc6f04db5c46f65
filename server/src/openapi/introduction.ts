/** The introduction of the document: how to log in, how lists and errors look; Markdown. */
export const introduction = `The calls of Ieum, generated from its contract. Bodies and answers are JSON unless said otherwise.

## Logging in

1. \`GET /api/auth/publicKey\` gives a public key (JWK, EC P-256).
2. User ID and password are encrypted each for itself: a JWE in compact form (\`alg\` ECDH-ES, \`enc\` A256GCM, \`kid\` of the key in the header) over the JSON \`{ "value": "…", "iat": seconds since 1970, "jti": "a new UUID" }\`. A value is accepted once and for five minutes.
3. \`GET /api/auth/refreshToken\` with \`Authorization: Basic base64(encrypted user ID + ":" + encrypted password)\` gives a \`refreshToken\`. With the header \`usertype\` an account of another type is refused. An administrator with a second factor gets 401 \`second_factor_required\` until the header \`second-factor\` has the encrypted code.
4. \`GET /api/auth/accessToken\` with \`Authorization: Bearer <refreshToken>\` gives an \`accessToken\`, good for ten minutes, and the next \`refreshToken\`; the one that was sent is used up.
5. Every other call carries \`Authorization: Bearer <accessToken>\`.

On a machine that has the repository, \`npm run -s token -- <user ID> <password>\` does steps 1 to 4; for an administrator with a second factor it asks for the code, or takes it by \`--code\`:

\`\`\`sh
TOKEN=$(npm run -s token -- "$USERNAME" "$PASSWORD")
curl -H "Authorization: Bearer $TOKEN" http://localhost:3000/api/v1/me
\`\`\`

Without it, in Node with the package jose:

\`\`\`js
import { CompactEncrypt, importJWK } from 'jose';

const [username, password] = process.argv.slice(2);
const base = 'http://localhost:3000';
const answer = await fetch(base + '/api/auth/publicKey');
const { publicKey } = await answer.json();
const iat = Math.floor(Date.parse(answer.headers.get('date')) / 1000); // the clock of the server
const key = await importJWK(publicKey, 'ECDH-ES');
const encrypt = (value) =>
  new CompactEncrypt(
    new TextEncoder().encode(JSON.stringify({ value, iat, jti: crypto.randomUUID() })),
  )
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: publicKey.kid })
    .encrypt(key);
const basic = btoa(\`\${await encrypt(username)}:\${await encrypt(password)}\`);
const call = async (path, authorization) =>
  (await fetch(base + path, { headers: { authorization } })).json();
const { refreshToken } = await call('/api/auth/refreshToken', \`Basic \${basic}\`);
const { accessToken } = await call('/api/auth/accessToken', \`Bearer \${refreshToken}\`);
console.log(await call('/api/v1/me', \`Bearer \${accessToken}\`));
\`\`\`

## Who may call what

Each operation names its access: *anyone*; *member* (any logged-in account); *person*; *company*; *approvedCompany*; *console* (an administrator). A row that the caller may not know of answers like one that does not exist: 404.

## Lists

A list answers its rows under their plural name with \`count\` (exact to 10,000, then \`isCapped\`) and \`next\`, the cursor to send as \`after\`. \`limit\` is 20 unless given, at most 100; \`skip\` reaches 1,000 rows.

## Errors

Every error is \`{ code, message, fields?, current?, requestId }\`. \`message\` and the messages in \`fields\` are in the language of the header \`Accept-Language\` (ko, en, cn). \`current\` comes with 409: the row as it stands now. 429 and 503 carry \`Retry-After\` in seconds.

## Values

Ids are opaque strings. Moments are ISO 8601 with an offset, days \`YYYY-MM-DD\`, dates of birth \`YYYYMMDD\`, money whole won.
`;
