import IconCertificate from '~icons/tabler/certificate';
import IconFileDescription from '~icons/tabler/file-description';
import IconTimeline from '~icons/tabler/timeline';
import IconVideo from '~icons/tabler/video';
import type { ReactNode } from 'react';
import styles from './blurbs.module.css';
import { hasAllFeatures, availableFeatures } from '#lib/document/available-features.ts';
import { copy } from './copy.ts';

const { blurbs } = copy;

interface BlurbProps {
  icon: ReactNode;
  title: string;
  body: string;
  children: ReactNode;
}

const Blurb = ({ icon, title, body, children }: BlurbProps) => (
  <article className={styles.blurb}>
    <div aria-hidden>{children}</div>
    <h3>
      {icon}
      {title}
    </h3>
    <p>{body}</p>
  </article>
);

const Sheets = () => (
  <div className={`${styles.picture} ${styles.sheets}`}>
    <div>
      <i />
      <i />
      <u />
      <u />
      <u />
    </div>
    <div>
      <i />
      <i />
      <u />
      <u />
    </div>
    <span>{blurbs.application.used}</span>
  </div>
);

const Timeline = () => (
  <div className={`${styles.picture} ${styles.career}`}>
    <ul>
      {blurbs.career.steps.map(([name, about]) => (
        <li key={name}>
          <b>{name}</b>
          <span>{about}</span>
        </li>
      ))}
    </ul>
  </div>
);

const Certificate = () => (
  <div className={`${styles.picture} ${styles.certificate}`}>
    <div>
      <IconCertificate size={34} stroke={1.5} />
      <b>{blurbs.certificate.title}</b>
      <span>{blurbs.certificate.about}</span>
      <i>{blurbs.certificate.download}</i>
    </div>
  </div>
);

const Room = () => (
  <div className={`${styles.picture} ${styles.room}`}>
    <div>
      <b>{blurbs.interview.who}</b>
      <span>{blurbs.interview.when}</span>
      <i>{blurbs.interview.enter}</i>
    </div>
  </div>
);

/** The third one is the activity certificate, or the video interview as long as there are no certificates. */
const ThirdBlurb = () =>
  availableFeatures.records ? (
    <Blurb {...blurbs.certificate} icon={<IconCertificate size={22} stroke={1.75} aria-hidden />}>
      <Certificate />
    </Blurb>
  ) : (
    availableFeatures.interviews && (
      <Blurb {...blurbs.interview} icon={<IconVideo size={22} stroke={1.75} aria-hidden />}>
        <Room />
      </Blurb>
    )
  );

/** Common application, career management and a third, drawn as small screens. */
export function Blurbs() {
  return (
    <section className={styles.ground} aria-labelledby="home-blurbs">
      <div className="container">
        <div className={styles.head}>
          <h2 id="home-blurbs">{blurbs.title}</h2>
          <p>{hasAllFeatures ? blurbs.lead : copy.blurbsToday.lead}</p>
        </div>
        <div className={styles.grid}>
          <Blurb {...blurbs.application} icon={<IconFileDescription size={22} stroke={1.75} aria-hidden />}>
            <Sheets />
          </Blurb>
          <Blurb
            {...blurbs.career}
            body={hasAllFeatures ? blurbs.career.body : copy.blurbsToday.career}
            icon={<IconTimeline size={22} stroke={1.75} aria-hidden />}
          >
            <Timeline />
          </Blurb>
          <ThirdBlurb />
        </div>
      </div>
    </section>
  );
}
