import type { gigCategories } from '../../../src/api/contract/schemas/gig-fields.ts'

type Category = (typeof gigCategories)[number]

/** Suggested skills by category; other skills are typed by the employer. */
const workSkills: Readonly<Record<Category, readonly string[]>> = {
  photographer: [
    'Event photography',
    'Portrait',
    'Wedding photography',
    'Product photography',
    'Retouching',
    'Drone photography',
    'Studio lighting',
    'Photojournalism',
    'Album design',
    'Same-day edit',
  ],
  songwriter: [
    'Lyrics',
    'Melody',
    'Jingles',
    'Gospel',
    'Afrobeats writing',
    'Hooks',
    'Translation into Yoruba',
    'Translation into Igbo',
    'Translation into Hausa',
    'Score for film',
  ],
  hostess: [
    'Guest reception',
    'Ushering',
    'Seating',
    'VIP protocol',
    'Registration desk',
    'Gift table',
    'Product demonstration',
    'Crowd guidance',
    'Table service',
  ],
  dj: [
    'Afrobeats',
    'Amapiano',
    'Highlife',
    'Hip hop',
    'House',
    'Old school',
    'Mixing',
    'Live remix',
    'Own sound system',
    'Traditional weddings',
  ],
  other: [
    'Master of ceremonies',
    'Live band',
    'Videography',
    'Live streaming',
    'Make-up',
    'Decoration',
    'Live sound',
    'Stage lighting',
    'Dance',
    'Comedy',
  ],
}

export const softSkills = [
  'Punctual',
  'Friendly',
  'Calm under pressure',
  'Well spoken',
  'Team player',
  'Attention to detail',
  'Takes direction',
  'Discreet',
  'Energetic',
  'Bilingual',
] as const

/** Suggested skills without duplicates, those of the category first. */
export function listWorkSkills(category?: Category): string[] {
  return [...new Set([...(category === undefined ? [] : workSkills[category]), ...Object.values(workSkills).flat()])]
}
