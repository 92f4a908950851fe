export interface MediaViewerLabels {
  /** '2 of 5' */
  counter: (position: number, count: number) => string
  previous: string
  next: string
  close: string
  /** Opens the item itself in a new tab. */
  open: string
  broken: (kind: string) => string
  /** Above the address of a link. */
  elsewhere: string
}

const nouns: Readonly<Record<string, string>> = { image: 'Picture', video: 'Video', audio: 'Sound', link: 'Link' }

export const defaultLabels: MediaViewerLabels = {
  counter: (position, count) => `${position} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  open: 'Open',
  broken: (kind) => `This ${(nouns[kind] ?? 'File').toLowerCase()} cannot be shown.`,
  elsewhere: 'On another website',
}
