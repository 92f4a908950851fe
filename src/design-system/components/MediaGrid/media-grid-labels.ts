const kinds: Readonly<Record<string, string>> = { image: 'Picture', video: 'Video', link: 'Link', audio: 'Sound' }

export const defaultLabels = {
  /** What a tile is, before its title: 'Video'. */
  kind: (kind: string) => kinds[kind] ?? 'File',
  /** Read out for a picture that cannot be loaded. */
  broken: 'not available',
  /** Read out of the last tile of a mosaic: how many things it does not show. */
  more: (count: number) => `and ${count} more`,
}

/** The built-in texts of a media grid. */
export interface MediaGridLabels extends Readonly<typeof defaultLabels> {}
