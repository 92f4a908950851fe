import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, waitFor, within } from 'storybook/test'
import { anApplicant, aProfileOf, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import type { MediaItem } from '@/design-system/components/MediaViewer/index.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { visual, withoutPicture } from '../../_kit/visual.ts'
import { applicantsAddress, manyApplicants } from './applicants-page.ts'
import { fitsTheWindow, tabPanel } from './details-page.ts'

const pieces = (count: number, url: (number: number) => string): MediaItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `pf_${index}`,
    kind: 'image',
    url: url(index + 1),
    thumbUrl: url(index + 1),
    title: `Picture of a long evening, no. ${index + 1}`,
  }))

const works: readonly (readonly MediaItem[])[] = [
  ...[1, 2, 3, 4, 9].map((count) => pieces(count, (number) => `/uploads/portfolio/work-${count}-${number}-small.webp`)),
  [],
  pieces(3, () => '/broken.png'),
  [
    { id: 'pf_a', kind: 'audio', url: '/uploads/portfolio/mix.wav', thumbUrl: null, title: 'Friday mix' },
    { id: 'pf_h', kind: 'hologram', url: 'javascript:alert(1)', thumbUrl: null, title: null },
  ],
]

const worksVenue = () => {
  const people = works.map((portfolio, index) =>
    aProfileOf(
      aWorker({ id: `wrk_g${index}`, firstName: `${portfolio.length} pieces`, lastName: `No. ${index + 1}` }),
      {
        portfolio: [...portfolio],
      },
    ),
  )
  return smallVenue({
    profiles: people,
    applicants: people.map((worker, index) => anApplicant({ id: `ap_g${index}`, worker })),
  })
}

const meta = {
  title: 'Screens/Gigs/Applicants: gallery',
  render: renderScreen,
  parameters: {
    ...screen({ at: `${applicantsAddress}&view=gallery`, world: worksVenue }),
    states: 'details.stories.tsx',
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** One to nine pictures, none, broken ones and other kinds of work: the cards have one height. */
export const Works: Story = {
  parameters: visual('screen', ['all'], { crop: 'page' }),
  play: async () => {
    const list = within(await page.findByRole('list', { name: 'Applicants' }))
    await expect(await list.findByRole('button', { name: /no\. 4 \(and 5 more\)$/ })).toBeVisible()
    await waitFor(() => expect(list.getAllByRole('button', { name: /not available/ })).toHaveLength(3))
    await expect(await list.findByRole('button', { name: 'Sound: Friday mix' })).toBeVisible()
    const heights = list.getAllByRole('listitem').filter(({ dataset }) => dataset['row'] !== undefined)
    await expect(new Set(heights.map(({ offsetHeight }) => offsetHeight)).size).toBe(1)
    await fitsTheWindow()
  },
}

/** Of a thousand cards only those in sight are rendered, and only their work is read. */
export const OfAThousand: Story = {
  parameters: {
    ...screen({ world: () => smallVenue({ applicants: manyApplicants(1000) }) }),
    ...withoutPicture('The cards are pictured in Works.'),
  },
  play: async () => {
    const list = await tabPanel(/^Applicants/)
    await expect(await list.findByRole('button', { name: 'Pending 1,000' })).toBeVisible()
    await waitFor(() => expect(document.querySelectorAll('[data-row]').length).toBeGreaterThan(2))
    await expect(document.querySelectorAll('[data-row]').length).toBeLessThan(30)
    await expect(await list.findByRole('link', { name: /Worker Number 1\b/ })).toBeVisible()
  },
}
