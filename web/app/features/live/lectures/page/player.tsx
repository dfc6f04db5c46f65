import IconPlayerPlay from '~icons/tabler/player-play-filled';
import IconVideoOff from '~icons/tabler/video-off';
import { videoProviderTexts } from '@ieum/contract/live/lectures/enums.ts';
import { playerOf, videoOf } from '@ieum/contract/live/lectures/video.ts';
import { useState, type ReactNode } from 'react';
import { say } from '#lib/format/copy.ts';
import { onPlainPress } from '#lib/layers/plain-press.ts';
import type { Lecture } from '../data.ts';
import { copy } from './copy.ts';
import styles from './player.module.css';

const Frame = ({ lecture, children }: { lecture: Lecture; children: ReactNode }) => (
  <div className={styles.player}>
    {children}
    {lecture.isStream && <span className={styles.live}>{copy.live}</span>}
  </div>
);

/** The picture of a lecture, under what is shown over it. */
export const Cover = ({ lecture, children }: { lecture: Lecture; children?: ReactNode }) => (
  <Frame lecture={lecture}>
    {lecture.thumb && <img src={lecture.thumb.url} alt="" className={styles.thumb} />}
    {children}
  </Frame>
);

/**
 * The player of the provider, made of a checked id alone. It is loaded once somebody plays the video, so that
 * the provider learns of nobody who only reads; without scripts the video opens at the provider.
 */
export function Player({ lecture }: { lecture: Lecture }) {
  const [isPlaying, setPlaying] = useState(false);
  const { subject } = lecture;
  const { type, link } = lecture.video;
  const video = link === null ? undefined : videoOf(type, link);
  if (!video)
    return (
      <Cover lecture={lecture}>
        <p className={styles.none}>
          <IconVideoOff size={28} stroke={1.6} aria-hidden />
          {copy.noVideo}
        </p>
      </Cover>
    );
  const address = playerOf(video);
  if (isPlaying)
    return (
      <Frame lecture={lecture}>
        <iframe
          title={copy.video(subject)}
          src={`${address}&autoplay=1`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </Frame>
    );
  return (
    <Cover lecture={lecture}>
      <a
        href={address}
        className={styles.play}
        rel="noopener nofollow"
        aria-label={copy.play(subject)}
        onClick={onPlainPress(() => setPlaying(true))}
      >
        <span>
          <IconPlayerPlay size={30} aria-hidden />
        </span>
      </a>
      <p className={styles.from}>{copy.from(say(videoProviderTexts[type]))}</p>
    </Cover>
  );
}
