import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

// The baseline: the same responses from the same rows by node:http and pg, without a framework.

const [url, port] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 10 });

const CARD = `r.id, r.company_id, r.state, r.subject, r.starts_at, r.ends_at, r.is_open_hiring, r.closes_on_hiring,
  r.types, r.wage_type, r.wage_min, r.wage_max, r.is_abroad, r.address1, r.regions, r.careers, r.career_years,
  r.career_months, r.is_career_irrelevant, r.hits, r.published_at, c.name as company_name, c.logo_file_id`;
const FROM = 'from recruitments r join companies c on c.id = r.company_id';
const LIST = `select ${CARD} ${FROM} where r.public_state = $1 order by r.published_at desc, r.id desc limit 19`;
const FILTERED = `select ${CARD} ${FROM} where r.public_state = $1 and r.facets && $2 and r.facets && $3
  order by r.published_at desc, r.id desc limit 19`;
const SEARCHED = `select ${CARD} ${FROM} where r.public_state = $1 and (r.subject like $2 or c.name like $2)
  order by r.published_at desc, r.id desc limit 19`;
const COUNT =
  'select count(*)::int as n from (select 1 from recruitments where public_state = $1 limit 10001) x';
const COUNT_SEARCHED = `select count(*)::int as n from (select 1 ${FROM}
  where r.public_state = $1 and (r.subject like $2 or c.name like $2) limit 10001) x`;
const COUNT_FILTERED = `select count(*)::int as n from
  (select 1 from recruitments where public_state = $1 and facets && $2 and facets && $3 limit 10001) x`;
const DETAIL = `select r.*, t.content, c.name as company_name, c.logo_file_id,
  (select coalesce(json_agg(json_build_object('id', f.id)), '[]') from recruitment_attachments a
    join files f on f.id = a.file_id where a.recruitment_id = r.id) as attachments
  ${FROM} join recruitment_texts t on t.recruitment_id = r.id where r.id = $1`;

/** A row as the driver returns it; its columns are known from the statement above. */
type Row = { types: string[]; ends_at: Date; published_at: Date; id: string } & Record<string, unknown>;
const TYPE_TEXTS: Record<string, string> = {
  REGULAR: '정규직',
  CONTRACT: '계약직',
  INTERNSHIP: '인턴',
  FREELANCER: '프리랜서',
  OTHERS: '기타',
};
const DAY = 86_400_000;
const seoulDay = (at: Date) => Math.floor((at.getTime() + 9 * 3_600_000) / DAY);
const number = (value: unknown) => (value === null ? null : Number(value));

const wage = (row: Row) => ({
  value__min: number(row['wage_min']),
  value__max: number(row['wage_max']),
  type: row['wage_type'],
});

const workExperience = (row: Row) => ({
  items: row['careers'],
  years: row['career_years'],
  months: row['career_months'],
  isIrrelevant: row['is_career_irrelevant'],
});

const card = (row: Row) => ({
  _id: row['id'],
  _company: row['company_id'],
  state: row['state'],
  subject: row['subject'],
  company: { _id: row['company_id'], name: row['company_name'], logo: null },
  application: {
    startsAt: row['starts_at'],
    endsAt: row['ends_at'],
    isOpenHiring: row['is_open_hiring'],
    closesOnHiring: row['closes_on_hiring'],
  },
  employment: {
    types: row['types'],
    typesTexts: row.types.map((type) => TYPE_TEXTS[type]),
    wage: wage(row),
    place: { isAbroad: row['is_abroad'], address1: row['address1'] },
  },
  regions: row['regions'],
  qualification: {
    workExperience: workExperience(row),
  },
  daysLeft: seoulDay(new Date()) - seoulDay(row.ends_at),
  hitCounts: row['hits'],
  isLiked: false,
  _like: null,
  createdAt: row['published_at'],
});

const counts = new Map<string, { n: number; until: number }>();
async function count(name: string, text: string, values: unknown[]) {
  const key = `${name} ${JSON.stringify(values)}`;
  const known = counts.get(key);
  if (known && known.until > Date.now()) return known.n;
  const { rows } = await pool.query({ name, text, values });
  const { n } = rows[0] as { n: number };
  counts.set(key, { n, until: Date.now() + 1000 });
  return n;
}

/** The statements of a list with their values: all, filtered, or with a word. */
function statementsOf({ searchParams }: URL) {
  const types = searchParams.get('types');
  const region = searchParams.get('region');
  const word = searchParams.get('searchValue');
  if (word) {
    const values = ['ON_GOING', `%${word}%`];
    return { name: 'searched', text: SEARCHED, counted: COUNT_SEARCHED, values };
  }
  if (!types || !region) return { name: 'list', text: LIST, counted: COUNT, values: ['ON_GOING'] };
  const of = (kind: string, values: string) => values.split(',').map((one) => `${kind}:${one}`);
  const values = ['ON_GOING', of('type', types), of('region', region)];
  return { name: 'filtered', text: FILTERED, counted: COUNT_FILTERED, values };
}

async function list(address: URL) {
  const { name, text, counted, values } = statementsOf(address);
  const { rows } = await pool.query({ name, text, values });
  const n = await count(`count_${name}`, counted, values);
  const stored = (rows as Row[]).slice(0, 18);
  const last = stored.at(-1);
  const next =
    rows.length > 18 && last
      ? Buffer.from(JSON.stringify([last.published_at.toISOString(), last.id])).toString('base64url')
      : null;
  return {
    recruitments: stored.map(card),
    count: Math.min(n, 10_000),
    ...(n > 10_000 && { isCapped: true }),
    next,
  };
}

const employment = (row: Row) => ({
  startsAt: row['employed_from'],
  endsAt: row['employed_until'],
  types: row['types'],
  wage: wage(row),
  place: {
    isAbroad: row['is_abroad'],
    postcode: row['postcode'],
    address1: row['address1'],
    address2: row['address2'],
  },
  typesTexts: row.types.map((type) => TYPE_TEXTS[type]),
});

const qualification = (row: Row) => ({
  educationLevel: {
    items: row['education_levels'],
    includesToBe: row['includes_graduating'],
    isIrrelevant: row['is_education_irrelevant'],
  },
  workExperience: workExperience(row),
  age: {
    value__min: row['age_min'],
    value__max: row['age_max'],
    isIrrelevant: row['is_age_irrelevant'],
  },
  gender: { value: row['gender'], isIrrelevant: row['is_gender_irrelevant'] },
});

const recruiter = (row: Row) => ({
  name: row['recruiter_name'],
  phone: row['recruiter_phone'],
  email: row['recruiter_email'],
  hidesPhone: row['hides_phone'],
  hidesEmail: row['hides_email'],
});

async function detail(id: string) {
  const { rows } = await pool.query({ name: 'detail', text: DETAIL, values: [id] });
  const row = rows[0] as Row;
  return {
    recruitment: {
      ...card(row),
      summary: row['summary'],
      content: row['content'],
      employment: employment(row),
      qualification: qualification(row),
      recruiter: recruiter(row),
      questions: row['questions'],
      attachments: row['attachments'],
      source: null,
      closedAt: row['closed_at'],
      closedReason: row['closed_reason'],
      isOpen: true,
      updatedAt: row['updated_at'],
    },
    application: null,
  };
}

/** The same bytes as a page, for the baseline of the cached page. */
let page: Buffer = Buffer.alloc(0);
/** The same response as a template string, for the baseline of the uncached page. */
async function template(address: URL) {
  const { recruitments } = await list(address);
  const cards = recruitments.map(
    (one) =>
      `<li><a href="/recruitments/${String(one._id)}"><h3>${String(one.subject)}</h3><p>${String(one.company.name)}</p><p>${String(one.employment.place.address1)}</p><span>${one.daysLeft}</span></a></li>`,
  );
  return `<!doctype html><html lang="ko"><body><ul>${cards.join('')}</ul></body></html>`;
}

const LECTURES = `select l.id, l.subject, l.is_stream, c.name as company_name
  from lectures l join companies c on c.id = l.company_id
  where l.is_active and l.is_public and l.subject like $1 order by l.is_stream desc, l.shown_at desc, l.id desc limit 13`;

const LECTURES_COUNT = `select count(*)::int as n from lectures l join companies c on c.id = l.company_id
  where l.is_active and l.is_public and l.subject like $1`;
const CATEGORIES = 'select id, name, parent_id from lecture_categories order by index';

/** The same for lectures, with how many there are and the menu of their categories. */
async function lecturesTemplate(sought: string) {
  const values = [`%${sought}%`];
  const [{ rows }, counted, categories] = await Promise.all([
    pool.query<Record<string, unknown>>({ name: 'lectures', text: LECTURES, values }),
    pool.query<{ n: number }>({ name: 'lectures_count', text: LECTURES_COUNT, values }),
    pool.query<Record<string, unknown>>({ name: 'categories', text: CATEGORIES }),
  ]);
  const cards = rows
    .slice(0, 12)
    .map(
      (one) =>
        `<li><a href="/lectures/${String(one['id'])}"><h3>${String(one['subject'])}</h3><p>${String(one['company_name'])}</p><span>${one['is_stream'] ? 'LIVE' : ''}</span></a></li>`,
    );
  const menu = categories.rows.map(
    (one) => `<li><a href="/lectures?category=${String(one['id'])}">${String(one['name'])}</a></li>`,
  );
  return `<!doctype html><html lang="ko"><body><ul>${menu.join('')}</ul><p>${counted.rows[0]?.n ?? 0}</p><ul>${cards.join('')}</ul></body></html>`;
}

const built = fileURLToPath(new URL('../web/build/ko/client', import.meta.url));

/** A built script as the product sends it: compressed, from its file. */
async function sendScript(name: string, response: ServerResponse) {
  const path = `${built}/assets/${name}.br`;
  const { size, mtime } = await stat(path);
  response.writeHead(200, {
    'content-type': 'application/javascript; charset=utf-8',
    'content-encoding': 'br',
    'content-length': size,
    'last-modified': mtime.toUTCString(),
  });
  createReadStream(path).pipe(response);
}

createServer((request, response) => {
  const address = new URL(request.url ?? '/', 'http://localhost');
  const [, script] = /^\/static\/ko\/assets\/([\w-]+\.js)$/.exec(address.pathname) ?? [];
  if (script) {
    sendScript(script, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
    return;
  }
  const answer = async (): Promise<[string, string | Buffer]> => {
    if (address.pathname === '/page' && request.method === 'PUT') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      page = Buffer.concat(chunks);
      return ['text/plain', 'ok'];
    }
    if (address.pathname === '/page') return ['text/html; charset=utf-8', page];
    if (address.pathname === '/template/lectures') {
      const sought = address.searchParams.get('searchValue') ?? '';
      return ['text/html; charset=utf-8', await lecturesTemplate(sought)];
    }
    if (address.pathname === '/template') return ['text/html; charset=utf-8', await template(address)];
    const [, id] = /^\/api\/v1\/recruitments\/([\w-]+)$/.exec(address.pathname) ?? [];
    return ['application/json; charset=utf-8', JSON.stringify(id ? await detail(id) : await list(address))];
  };
  answer()
    .then(([type, body]) => {
      response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
      response.end(body);
    })
    .catch((error: unknown) => {
      response.writeHead(500);
      response.end(String(error));
    });
}).listen(Number(port), '127.0.0.1');
