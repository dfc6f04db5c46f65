import IconMapPin from '~icons/tabler/map-pin';
import { Fragment, type ReactNode } from 'react';
import { writtenIn } from '#lib/format/copy.ts';
import { sectionIds as ids } from './detail-ids.ts';
import { conditionsOf, workplaceOf } from '../card/conditions.ts';
import { detailCopy as copy } from './detail-copy.ts';
import styles from './recruitment-article.module.css';
import type { RecruitmentArticleData } from '../article-data.ts';
import { Attachments, Questions, RecruiterContact } from './recruitment-sections.tsx';

const mapOf = (address: string): string => `https://map.kakao.com/?q=${encodeURIComponent(address)}`;

function Workplace({ recruitment }: { recruitment: RecruitmentArticleData }) {
  const address = workplaceOf(recruitment);
  const { isAbroad, address1 } = recruitment.employment.place;
  if (!address) return null;
  return (
    <div className={styles.whole}>
      <dt>{copy.place}</dt>
      <dd>
        <span {...writtenIn(address)}>{address}</span>
        {!isAbroad && address1 && (
          <a
            className={styles.map}
            href={mapOf(address1)}
            target="_blank"
            rel="noopener noreferrer"
            data-print="hidden"
          >
            <IconMapPin size={15} stroke={1.9} aria-hidden />
            {copy.map}
            <span className="visually-hidden">({copy.newWindow})</span>
          </a>
        )}
      </dd>
    </div>
  );
}

/** The conditions by their names, and the place of work. */
function Conditions({ recruitment }: { recruitment: RecruitmentArticleData }) {
  return (
    <dl className={styles.conditions}>
      {conditionsOf(recruitment).map(({ names, value }) => (
        <div key={names[0]}>
          <dt>
            {names.map((name, index) => (
              <Fragment key={name}>
                {index > 0 && copy.between}
                {/* A narrow column breaks between the names, never inside one. */}
                {index > 0 && <wbr />}
                {name}
              </Fragment>
            ))}
          </dt>
          <dd className="number">{value}</dd>
        </div>
      ))}
      <Workplace recruitment={recruitment} />
    </dl>
  );
}

/**
 * The conditions, the text, the questions, the files and the contact of a recruitment; the editor's
 * preview uses it too.
 */
export function RecruitmentArticle({
  recruitment,
  aside,
  hashTags,
}: {
  recruitment: RecruitmentArticleData;
  aside?: ReactNode;
  hashTags?: ReactNode;
}) {
  return (
    <div className={styles.article}>
      <section aria-labelledby={ids.conditions}>
        <h2 id={ids.conditions} className="visually-hidden">
          {copy.conditions}
        </h2>
        <Conditions recruitment={recruitment} />
        {aside}
      </section>
      <section aria-labelledby={ids.details}>
        <h2 id={ids.details}>{copy.details}</h2>
        {/* The server sanitised it when it was saved; see the sanitiser's policy. */}
        <div
          className="prose"
          {...writtenIn(recruitment.content)}
          dangerouslySetInnerHTML={{ __html: recruitment.content }}
        />
        {hashTags}
      </section>
      <Questions questions={recruitment.questions} />
      <Attachments files={recruitment.attachments} />
      <RecruiterContact recruiter={recruitment.recruiter} />
    </div>
  );
}
