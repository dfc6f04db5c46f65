import type { LectureDraft, OwnLecture } from '@ieum/contract/live/lectures/schemas.ts';
import type { VideoProvider } from '@ieum/contract/live/lectures/enums.ts';
import type { z } from 'zod';

export type Draft = z.input<typeof LectureDraft>;

/** The choice of no category. */
export const NO_CATEGORY = 'none';

/** The values of the form: the contract's draft without anything missing. */
export interface LectureFormValues {
  /** The company of a new lecture in the console. */
  company: string;
  subject: string;
  category: string;
  content: string;
  video: { type: VideoProvider; link: string };
  links: { name: string; href: string; isDownload: boolean }[];
  code: { isOn: boolean; text: string };
  isActive: boolean;
  isPublic: boolean;
  isStream: boolean;
  isMiceNow: boolean;
  startsAt: string | null;
  minutes: number;
  _hashTags: string[];
}

const emptyLecture: LectureFormValues = {
  company: '',
  subject: '',
  category: NO_CATEGORY,
  content: '',
  video: { type: 'UTUBE', link: '' },
  links: [],
  code: { isOn: false, text: '' },
  isActive: true,
  isPublic: true,
  isStream: false,
  isMiceNow: false,
  startsAt: null,
  minutes: 60,
  _hashTags: [],
};

/** The form of a lecture, or of a new one. */
export function formOf(lecture: OwnLecture | undefined): LectureFormValues {
  if (!lecture) return emptyLecture;
  const { subject, content, links, isActive, isPublic, isStream, isMiceNow, startsAt, minutes } = lecture;
  return {
    company: lecture._company,
    subject,
    category: lecture.category ?? NO_CATEGORY,
    content,
    video: { type: lecture.video.type, link: lecture.video.link ?? '' },
    links,
    code: { isOn: lecture.code.isOn, text: lecture.code.text ?? '' },
    isActive,
    isPublic,
    isStream,
    isMiceNow,
    startsAt,
    minutes,
    _hashTags: lecture._hashTags,
  };
}

/** The values of the form in the format of the wire. */
export const draftOf = ({ company: _, category, ...same }: LectureFormValues): Draft => ({
  ...same,
  category: category === NO_CATEGORY ? null : category,
});
