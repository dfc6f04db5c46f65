import IconMicrophone from '~icons/tabler/microphone';
import IconMicrophoneOff from '~icons/tabler/microphone-off';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { InterviewEntry, Participant } from '@ieum/contract/live/interviews/schemas.ts';
import { MemberText } from '#ui/text/member-text.tsx';
import type { Call } from '../call/call.ts';
import type { LinkState } from '../call/call-state.ts';
import { isLive, type Devices } from '../media/devices.ts';
import { Alone } from './alone.tsx';
import { roomCopy as copy } from '../view/copy.ts';
import { CameraPicture } from '../view/camera-picture.tsx';
import type { Arrangement } from '../view/layout-types.ts';
import styles from './stage.module.css';
import { setSpeaker } from '../view/test-tone.ts';
import { useCallState, useDevicesState } from '../view/call-hooks.ts';

const noChange = () => () => undefined;

/** The tracks of a stream, which arrive one after the other. */
function useTrack(stream: MediaStream | undefined, kind: 'audio' | 'video'): MediaStreamTrack | undefined {
  return useSyncExternalStore(
    noChange,
    () => stream?.getTracks().find((track) => track.kind === kind),
    () => undefined,
  );
}

/** The sound of one other participant, through the chosen speaker. */
function Sound({ stream, speaker }: { stream: MediaStream | undefined; speaker: string }) {
  const audio = useRef<HTMLAudioElement>(null);
  const track = useTrack(stream, 'audio');
  useEffect(() => {
    if (audio.current) audio.current.srcObject = track ? new MediaStream([track]) : null;
  }, [track]);
  useEffect(() => {
    if (audio.current && speaker) void setSpeaker(audio.current, speaker);
  }, [speaker]);
  return <audio ref={audio} autoPlay />;
}

interface TileProps {
  participant: Participant;
  isSelf: boolean;
  isSpeaking: boolean;
  isMain: boolean;
  link: LinkState | undefined;
  stream: MediaStream | undefined;
  own: { track: MediaStreamTrack | undefined; isScreen: boolean };
  speaker: string;
}

function NameTag({ participant, isSelf }: { participant: Participant; isSelf: boolean }) {
  const { name, audio, isHost } = participant;
  const Mic = audio ? IconMicrophone : IconMicrophoneOff;
  return (
    <p className={styles.name}>
      <Mic size={16} stroke={1.75} aria-hidden data-off={!audio || undefined} />
      {!audio && <span className="visually-hidden">{copy.muted}</span>}
      <b>
        <MemberText>{isSelf ? copy.me(name) : name}</MemberText>
      </b>
      {!isSelf && <em>{isHost ? copy.host : copy.guest}</em>}
    </p>
  );
}

function Tile({ participant, isSelf, isSpeaking, isMain, link, stream, own, speaker }: TileProps) {
  const { name, video } = participant;
  const remote = useTrack(stream, 'video');
  const shown = isSelf ? own.track : video ? remote : undefined;
  return (
    <li
      className={styles.tile}
      data-main={isMain || undefined}
      data-speaking={isSpeaking || undefined}
      data-participant={participant.socketId}
      data-link={isSelf ? 'own' : link}
    >
      <CameraPicture
        track={shown}
        name={name}
        isMirrored={isSelf && !own.isScreen}
        isScreen={isSelf && own.isScreen}
      />
      {!isSelf && <Sound stream={stream} speaker={speaker} />}
      {!isSelf && link !== 'open' && <span className={styles.opening}>{copy.opening}</span>}
      <NameTag participant={participant} isSelf={isSelf} />
    </li>
  );
}

/** The participant shown large: the speaker, else the first of the others. */
function mainOf(participants: readonly Participant[], selfId: string, speaker: string | undefined): string {
  const isHere = participants.some(({ socketId }) => socketId === speaker);
  if (speaker && isHere) return speaker;
  return participants.find(({ socketId }) => socketId !== selfId)?.socketId ?? selfId;
}

interface StageProps {
  entry: InterviewEntry;
  call: Call;
  devices: Devices;
  arrangement: Arrangement;
}

/** Everybody's picture: one large and the others below, or all of one size. */
export function Stage({ entry, call, devices, arrangement }: StageProps) {
  const { participants, streams, links, selfId, speaker, isSharing } = useCallState(call);
  const { video, speaker: output } = useDevicesState(devices);
  const main = mainOf(participants, selfId, speaker);
  const own = {
    track: isSharing ? call.screen() : isLive(video) ? video.track : undefined,
    isScreen: isSharing,
  };
  const ordered =
    arrangement === 'all'
      ? participants
      : participants.toSorted(
          (one, other) => Number(other.socketId === main) - Number(one.socketId === main),
        );
  return (
    <>
      <ul className={styles.stage} data-arrangement={arrangement} data-count={participants.length}>
        {ordered.map((participant) => (
          <Tile
            key={participant.socketId}
            participant={participant}
            isSelf={participant.socketId === selfId}
            isSpeaking={participant.socketId === speaker}
            isMain={arrangement === 'speaker' && participant.socketId === main}
            link={links.get(participant.socketId)}
            stream={streams.get(participant.socketId)}
            own={own}
            speaker={output}
          />
        ))}
      </ul>
      {participants.length === 1 && <Alone entry={entry} />}
    </>
  );
}
