/** The built-in texts of a media grid. */
export interface MediaGridLabels {
  /** What a tile is, before its title: 'Video'. */
  kind: (kind: string) => string
  /** Read out for a picture that cannot be loaded. */
  broken: string
  /** Read out of the last tile of a mosaic: how many things it does not show. */
  more: (count: number) => string
}
