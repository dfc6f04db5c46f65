import { LectureDraft } from '@ieum/contract/live/lectures/schemas.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

const { subject, content, video, links, code, minutes, startsAt, _hashTags } = LectureDraft.shape;

/** The contract's rules of a lecture, for a form that has every field. */
const LectureForm = z.object({
  company: z.string().max(64),
  subject,
  category: z.string().max(64),
  content: content.unwrap(),
  video: video.unwrap(),
  links: links.unwrap(),
  code: code.unwrap(),
  isActive: z.boolean(),
  isPublic: z.boolean(),
  isStream: z.boolean(),
  isMiceNow: z.boolean(),
  startsAt: startsAt.unwrap(),
  minutes: minutes.unwrap(),
  _hashTags: _hashTags.unwrap(),
});

export const resolveLecture = zodResolver(LectureForm);
