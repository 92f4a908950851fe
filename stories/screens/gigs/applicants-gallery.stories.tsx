import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'
import { fail, failOnce, hold } from '@/api/mocks/faults.ts'
import { respond } from '@/api/mocks/mock.ts'
import { anApplicant, aProfileOf, aWorker } from '@/api/mocks/people-factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import type { MediaItem } from '@/design-system/components/MediaViewer/index.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { applicantsAddress, hostileApplicants, manyApplicants } from './applicants-page.ts'
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
    await expect(await list.findByRole('radio', { name: 'Pending 1,000' })).toBeVisible()
    await waitFor(() => expect(document.querySelectorAll('[data-row]').length).toBeGreaterThan(2))
    await expect(document.querySelectorAll('[data-row]').length).toBeLessThan(30)
    await expect(await list.findByRole('link', { name: /Worker Number 1\b/ })).toBeVisible()
  },
}

const failure = 'This work could not be loaded.'
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]

/** Work that could not be loaded is said in its place, in a card of the same height, and loaded when asked to. */
export const WorkNotLoaded: Story = {
  parameters: {
    ...screen({ world: worksVenue, api: [failOnce(workers.get, 'NOT_FOUND'), failOnce(workers.get, 'NOT_FOUND')] }),
    ...visual('screen', ['all']),
  },
  play: async () => {
    const list = within(await page.findByRole('list', { name: 'Applicants' }))
    await waitFor(() => expect(list.getAllByText(failure)).toHaveLength(2))
    await expect(list.queryByRole('alert')).toBeNull()
    await expect(await list.findByRole('button', { name: 'Sound: Friday mix' })).toBeInTheDocument()
    await expect(new Set(cards().map(({ offsetHeight }) => offsetHeight)).size).toBe(1)
    const [first] = list.getAllByRole('button', { name: /^Try again: / })
    const card = first?.closest('li')
    await userEvent.click(first as HTMLElement)
    await waitFor(() => expect(list.getAllByText(failure)).toHaveLength(1))
    await waitFor(() => expect(card?.contains(document.activeElement)).toBe(true))
    await fitsTheWindow()
  },
}

/** On a phone the bar of the selection has three lines; what gets the focus is scrolled to above it. */
export const FocusAboveTheBar: Story = {
  ...phone,
  parameters: { ...screen({ world: worksVenue }), ...visual('phone', [], { skip: 'It is Works, scrolled.' }) },
  play: async () => {
    const list = within(await page.findByRole('list', { name: 'Applicants' }))
    const boxes = list.getAllByRole('checkbox')
    await userEvent.click(boxes[0] as HTMLElement)
    const bar = await page.findByRole('group', { name: 'Selection' })
    for (const box of boxes.toReversed()) {
      window.scrollTo(0, 0)
      box.focus()
      await waitFor(() =>
        expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top),
      )
    }
  },
}

/** Without access to the profiles the cards lead nowhere but to the applicants. */
export const NoAccessToWork: Story = {
  parameters: {
    ...screen({ world: worksVenue, api: [fail(workers.get, 'FORBIDDEN')] }),
    ...withoutPicture('The failure is pictured in WorkNotLoaded.'),
  },
  play: async () => {
    const list = within(await page.findByRole('list', { name: 'Applicants' }))
    await waitFor(() => expect(list.getAllByText(failure)).toHaveLength(works.length))
    await expect(list.queryByRole('button', { name: /^Try again: / })).toBeNull()
    await expect(list.getAllByRole('link')).toHaveLength(works.length)
  },
}

let arrive: () => void = () => undefined

/** While the applicants are read there are cards without content, which stand where the others will. */
export const Arriving: Story = {
  parameters: {
    ...screen({
      world: worksVenue,
      api: [
        respond(
          gigPeople.listApplicants,
          () =>
            new Promise((resolve) => {
              arrive = () => resolve(undefined)
            }),
          { once: true },
        ),
      ],
    }),
    ...withoutPicture('Pictured in Loading and Works.'),
  },
  play: async () => {
    await page.findByText('Loading applicants')
    const place = (element: Element | null | undefined) => {
      const { top, left, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      return [top, left, width, height].map(Math.round)
    }
    const box = () => document.querySelector('main input[type="checkbox"]')
    const skeleton = document.querySelector('[data-component="Tiles"] [data-component="SkeletonBlock"]')
    await expect(skeleton).not.toBeNull()
    const before = place(skeleton)
    const cardBefore = place(skeleton?.closest('[data-component="Card"]'))
    const boxBefore = place(box())
    arrive()
    const list = within(await page.findByRole('list', { name: 'Applicants' }))
    await list.findByRole('button', { name: /no\. 1$/ })
    const card = cards()[0]
    await expect(place(card?.querySelector('[data-component="MediaGrid"]'))).toEqual(before)
    await expect(place(box())).toEqual(boxBefore)
    const cardAfter = place(card?.querySelector('[data-component="Card"]'))
    await expect(Math.abs((cardAfter[3] ?? 0) - (cardBefore[3] ?? 0))).toBeLessThan(60)
  },
}

export const Loading: Story = {
  parameters: { ...screen({ world: worksVenue, api: [hold(gigPeople.listApplicants)] }), ...visual('screen') },
  play: async () => {
    await expect(await page.findByText('Loading applicants')).toBeInTheDocument()
    await expect(page.queryByRole('table')).toBeNull()
  },
}

/** A name of 120 characters leaves the box of its card where those of the others are. */
export const HostileOnAPhone: Story = {
  ...phone,
  parameters: {
    ...screen({ world: () => smallVenue({ applicants: hostileApplicants() }) }),
    ...visual('phone'),
  },
  play: async () => {
    const list = within(await page.findByRole('list', { name: 'Applicants' }))
    await list.findByText('Tunde Bakare')
    const ends = cards().map((card) => {
      const box = card.querySelector('input')?.getBoundingClientRect().right ?? 0
      return Math.round(card.getBoundingClientRect().right - box)
    })
    await expect(new Set(ends).size).toBe(1)
    await expect(ends[0]).toBeGreaterThanOrEqual(0)
    await fitsTheWindow()
  },
}
