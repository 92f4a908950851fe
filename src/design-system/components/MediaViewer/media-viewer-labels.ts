const nouns: Readonly<Record<string, string>> = { image: 'Picture', video: 'Video', audio: 'Sound', link: 'Link' }

export const defaultLabels = {
  /** '2 of 5' */
  counter: (position: number, count: number) => `${position} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  /** Opens the item itself in a new tab. */
  open: 'Open',
  broken: (kind: string) => `This ${(nouns[kind] ?? 'File').toLowerCase()} cannot be shown.`,
  /** Above the address of a link. */
  elsewhere: 'On another website',
}

export interface MediaViewerLabels extends Readonly<typeof defaultLabels> {}
