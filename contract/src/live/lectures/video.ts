import type { VideoProvider } from './enums.ts';

/** A video as its provider names it; `hash` is the second part of the address of an unlisted Vimeo video. */
export interface VideoId {
  type: VideoProvider;
  id: string;
  hash?: string;
}

const UTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{6,12}$/;
const VIMEO_HASH = /^[\da-f]{6,20}$/;
const UTUBE_HOSTS = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];
const VIMEO_HOSTS = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];
/** The folders of addresses whose next part is the id. */
const UTUBE_FOLDERS = ['embed', 'live', 'shorts', 'v'];

/** The video of a link to YouTube or Vimeo, or of a plain id; undefined for every other text. */
export function videoOf(type: VideoProvider, link: string): VideoId | undefined {
  const text = link.trim();
  if (!/^https?:\/\//.test(text)) return byId(type, text);
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  return type === 'UTUBE' ? utubeOf(url) : vimeoOf(url);
}

function byId(type: VideoProvider, id: string): VideoId | undefined {
  const isId = type === 'UTUBE' ? UTUBE_ID.test(id) : VIMEO_ID.test(id);
  return isId ? { type, id } : undefined;
}

function utubeOf({ hostname, pathname, searchParams }: URL): VideoId | undefined {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be') return byId('UTUBE', first);
  if (!UTUBE_HOSTS.includes(hostname)) return undefined;
  return byId('UTUBE', UTUBE_FOLDERS.includes(first) ? second : (searchParams.get('v') ?? ''));
}

function vimeoOf({ hostname, pathname, searchParams }: URL): VideoId | undefined {
  if (!VIMEO_HOSTS.includes(hostname)) return undefined;
  const parts = pathname.split('/').filter(Boolean);
  const at = parts.findIndex((part) => VIMEO_ID.test(part));
  const video = byId('VIMEO', parts[at] ?? '');
  const hash = searchParams.get('h') ?? parts[at + 1] ?? '';
  return video && VIMEO_HASH.test(hash) ? { ...video, hash } : video;
}

/** Which provider a link leads to. */
export const providerOf = (link: string): VideoProvider | undefined =>
  (['UTUBE', 'VIMEO'] as const).find((type) => /^https?:/.test(link.trim()) && videoOf(type, link));

/** The address of the provider's player, made of a checked id alone. */
export function playerOf({ type, id, hash }: VideoId): string {
  if (type === 'UTUBE') return `https://www.youtube-nocookie.com/embed/${id}?rel=0`;
  return `https://player.vimeo.com/video/${id}?dnt=1${hash ? `&h=${hash}` : ''}`;
}
