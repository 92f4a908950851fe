import type { TaskFile, TaskRound } from '@/api/contract/schemas/submitted-task.ts'
import { formatBytes } from '@/design-system/lib/format-bytes.ts'

/** How a file is shown within the page. A recording is loaded only when it is played. */
export type PreviewKind = 'image' | 'pdf' | 'audio' | 'video'

/** Images and PDF above this are only opened, never loaded into the page: 25 MB. */
const largestPreview = 25 * 1024 * 1024

const images: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])

const sounds: ReadonlySet<string> = new Set([
  'audio/mpeg',
  'audio/mp4',
  'audio/ogg',
  'audio/wav',
  'audio/webm',
  'audio/flac',
])
const videos: ReadonlySet<string> = new Set(['video/mp4', 'video/webm', 'video/ogg'])

/** The address of a file, when it is one that a browser may open: http or https. */
export function safeHref(url: string, origin: string): URL | undefined {
  if (!URL.canParse(url, origin)) return undefined
  const parsed = new URL(url, origin)
  return parsed.protocol === 'https:' || parsed.protocol === 'http:' ? parsed : undefined
}

/**
 * How a file can be previewed (docs/product/worker-profile.md); undefined for what is only opened: another type, another origin, or too large.
 * @param origin that of the page
 */
export function previewKind({ url, mime, sizeBytes }: TaskFile, origin: string): PreviewKind | undefined {
  const parsed = safeHref(url, origin)
  if (parsed === undefined || parsed.origin !== origin) return undefined
  if (sounds.has(mime)) return 'audio'
  if (videos.has(mime)) return 'video'
  if (sizeBytes > largestPreview) return undefined
  if (images.has(mime)) return 'image'
  return mime === 'application/pdf' ? 'pdf' : undefined
}

/**
 * The address of a file's small picture, when it has one on this origin: nothing is requested from elsewhere before the employer asks for it.
 * @param origin that of the page
 */
export function thumbnailAddress({ thumbUrl }: Pick<TaskFile, 'thumbUrl'>, origin: string): string | undefined {
  const parsed = thumbUrl ? safeHref(thumbUrl, origin) : undefined
  return parsed?.origin === origin ? parsed.href : undefined
}

const names: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'audio/mpeg': 'MP3',
  'audio/wav': 'WAV',
  'image/jpeg': 'JPEG',
  'video/mp4': 'MP4',
  'application/octet-stream': 'File',
}

/** 'PDF · 1.1 MB' */
export function fileFacts({ mime, sizeBytes }: TaskFile): string {
  const type = Object.hasOwn(names, mime) ? names[mime] : (mime.split('/')[1] ?? mime).toUpperCase().slice(0, 12)
  return sizeBytes > 0 ? `${type} · ${formatBytes(sizeBytes)}` : (type ?? 'File')
}

/** A link as its host and path, so that nothing else is mistaken for its destination; undefined for what is no web address. */
export function linkParts(url: string): { href: string; host: string; path: string } | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, host, pathname, href } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  return { href, host, path: pathname === '/' ? '' : pathname }
}

/** The files of a round by the deliverable that they show, and those that show none of the round's deliverables. */
export function filesOfRound({ deliverables, files }: Pick<TaskRound, 'deliverables' | 'files'>) {
  const deliverableIds = new Set(deliverables.map(({ id }) => id))
  return {
    of: (deliverable: string): readonly TaskFile[] =>
      files.filter(({ deliverableId }) => deliverableId === deliverable),
    others: files.filter(({ deliverableId }) => !deliverableIds.has(deliverableId ?? '')),
  }
}
