import IconCertificate from '~icons/tabler/certificate';
import IconFileDescription from '~icons/tabler/file-description';
import IconTimeline from '~icons/tabler/timeline';
import IconVideo from '~icons/tabler/video';
import type { ReactNode } from 'react';
import styles from './blurbs.module.css';
import { hasAllFeatures, availableFeatures } from '#lib/document/available-features.ts';
import { copy } from './blurbs-copy.ts';

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
    <span>{copy.application.used}</span>
  </div>
);

const Timeline = () => (
  <div className={`${styles.picture} ${styles.career}`}>
    <ul>
      {copy.career.steps.map(([name, about]) => (
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
      <b>{copy.certificate.title}</b>
      <span>{copy.certificate.about}</span>
      <i>{copy.certificate.download}</i>
    </div>
  </div>
);

const Room = () => (
  <div className={`${styles.picture} ${styles.room}`}>
    <div>
      <b>{copy.interview.who}</b>
      <span>{copy.interview.when}</span>
      <i>{copy.interview.enter}</i>
    </div>
  </div>
);

/** The third one is the activity certificate, or the video interview as long as there are no certificates. */
const ThirdBlurb = () =>
  availableFeatures.records ? (
    <Blurb {...copy.certificate} icon={<IconCertificate size={22} stroke={1.75} aria-hidden />}>
      <Certificate />
    </Blurb>
  ) : (
    availableFeatures.interviews && (
      <Blurb {...copy.interview} icon={<IconVideo size={22} stroke={1.75} aria-hidden />}>
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
          <h2 id="home-blurbs">{copy.title}</h2>
          <p>{hasAllFeatures ? copy.lead : copy.today.lead}</p>
        </div>
        <div className={styles.grid}>
          <Blurb {...copy.application} icon={<IconFileDescription size={22} stroke={1.75} aria-hidden />}>
            <Sheets />
          </Blurb>
          <Blurb
            {...copy.career}
            body={hasAllFeatures ? copy.career.body : copy.today.career}
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
