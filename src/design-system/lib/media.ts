/** Something to look at or listen to. */
export interface MediaItem {
  id: string
  /** image, video, audio or link; everything else is offered as a link. */
  kind: string
  url: string
  /** A small picture that stands for it before it is loaded. */
  thumbUrl?: string | null | undefined
  title?: string | null | undefined
}

/**
 * The address as a link may lead to it, or undefined: of the web or of this server, never one that runs code.
 * @param base what a relative address is relative to
 */
export function safeAddress(url: string, base = window.location.href): string | undefined {
  const parsed = URL.parse(url, base)
  return parsed?.protocol === 'https:' || parsed?.protocol === 'http:' ? url : undefined
}

/** An address as people read it, host and path: 'music.example/spinall'. What is no address stays as it is. */
export function hostAndPath(url: string, base = window.location.href): string {
  const parsed = URL.parse(url, base)
  if (parsed === null || parsed.host === '') return url
  return `${parsed.host}${parsed.pathname === '/' ? '' : parsed.pathname}`
}

const nouns: Readonly<Record<string, string>> = { image: 'Picture', video: 'Video', audio: 'Sound', link: 'Link' }

/** What an item is called: its title, or its kind and its place. @param index its place, counted from 0 */
export function mediaTitle({ title, kind }: MediaItem, index: number): string {
  return title?.trim() || `${nouns[kind] ?? 'File'} ${index + 1}`
}
