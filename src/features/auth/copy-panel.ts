/** The side panel (spec S1-1). */
export const panel = {
  before: 'Hire Talented',
  words: ['Photographers', 'Songwriters', 'Hostesses', 'Djs'],
  after: 'Anytime!',
  text: 'Post a Gig today, take your business to the next level with top talents.',
  /** How long each word is shown, in ms (spec S9-6). */
  holdMs: 5000,
} as const
