import { useEffect, useRef } from 'react';
import styles from './camera-picture.module.css';
import { MemberText } from '#ui/text/member-text.tsx';

interface CameraPictureProps {
  track: MediaStreamTrack | undefined;
  name: string;
  isMirrored?: boolean;
  /** A shared screen is shown whole. */
  isScreen?: boolean;
}

/** Two letters of a name without a picture: of a Korean name the given name. */
export const initialsOf = (name: string): string => {
  const letters = Array.from(name.trim());
  return letters.length > 2 ? letters.slice(-2).join('') : letters.join('');
};

/** The picture of a camera, or letters where it is off. */
export function CameraPicture({ track, name, isMirrored = false, isScreen = false }: CameraPictureProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = track ? new MediaStream([track]) : null;
  }, [track]);
  return (
    <div
      className={styles.picture}
      data-mirrored={isMirrored || undefined}
      data-screen={isScreen || undefined}
    >
      {/* Sound is played separately, so that it continues without a picture. */}
      <video ref={video} autoPlay playsInline muted hidden={!track} />
      {!track && (
        <span className={styles.letters} aria-hidden>
          <MemberText>{initialsOf(name)}</MemberText>
        </span>
      )}
    </div>
  );
}
