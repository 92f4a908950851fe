import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { fail, hold, offline } from '@/api/mocks/faults.ts'
import { hostileData, smallVenue } from '@/api/mocks/world.ts'
import { replacePrinter } from '@/shared/print-sheet/print-sheet.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { expectToast } from '../auth/page.ts'
import { fitsTheWindow, gigPage } from './details-page.ts'
import { visual, withoutPicture } from '../../_kit/visual.ts'

const callSheetAddress = (id = 'gig_1') => gigPaths.view(id, 'call-sheet')

const meta = {
  title: 'Screens/Gigs/Call sheet',
  render: renderScreen,
  parameters: { ...screen({ at: callSheetAddress() }), shows: ['gigs/details/parts/call-sheet-page.tsx'] },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const sheet = () => gigPage('Call sheet')

/** Everything about the day; phone numbers only on request. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    const main = await sheet()
    await expect(await main.findByText('Ọládípọ̀ Adéwálé')).toBeVisible()
    await expect(main.getByText('Sun 23 Nov 2025, 6:00 PM – 2:00 AM, ends Mon 24 Nov')).toBeVisible()
    await expect(main.getByText('Opposite the filling station')).toBeVisible()
    await expect(main.queryByText(/\+234/)).toBeNull()
  },
}

export const WithPhoneNumbers: Story = {
  play: async () => {
    const main = await sheet()
    await main.findByText('Ọládípọ̀ Adéwálé')
    await userEvent.click(main.getByLabelText('Include phone numbers'))
    await expect(await main.findByText('Ada, +234 803 123 4567')).toBeVisible()
    await expect(main.getByText('Wedding photographer · +234 803 555 0144')).toBeVisible()
    await expect(
      decodeURIComponent(main.getByRole('link', { name: /^Share on WhatsApp/ }).getAttribute('href') ?? ''),
    ).toContain('+234 803 555 0144')
  },
}

export const Loading: Story = {
  parameters: screen({ api: [hold(gigPeople.listWorkerGigs)] }),
  play: async () => {
    await expect(await (await sheet()).findByText('Loading hired workers')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  parameters: screen({ api: [fail(gigPeople.listWorkerGigs, 'INTERNAL')] }),
  play: async () => {
    await expect(await (await sheet()).findByText('Failed to load hired workers')).toBeVisible()
  },
}

/** No workers and no sessions: the sheet can still be printed. */
export const Empty: Story = {
  parameters: screen({ at: callSheetAddress('gig_5'), world: () => smallVenue({ workerGigs: [] }) }),
  play: async () => {
    const main = await sheet()
    await expect(await main.findByText('Nobody is hired yet.')).toBeVisible()
    await expect(main.getByText('No sessions yet.')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Add to calendar' })).toBeDisabled()
  },
}

export const EdgeData: Story = {
  parameters: screen({ world: hostileData }),
  play: async () => {
    await (await sheet()).findByRole('button', { name: 'Print' })
    await fitsTheWindow()
  },
}

let prints = 0

export const Printed: Story = {
  parameters: withoutPicture('The page is pictured in Loaded.'),
  beforeEach: () => {
    prints = 0
    return replacePrinter(() => {
      prints += 1
    })
  },
  play: async () => {
    await userEvent.click(await (await sheet()).findByRole('button', { name: 'Print' }))
    await expect(prints).toBe(1)
  },
}

let copied = ''

export const Copied: Story = {
  parameters: withoutPicture('A toast over Loaded.'),
  beforeEach: () => {
    copied = ''
    const { clipboard } = navigator
    const stand = { writeText: (text: string) => Promise.resolve(void (copied = text)) }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: stand })
    return () => Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  },
  play: async () => {
    await userEvent.click(await (await sheet()).findByRole('button', { name: 'Copy text' }))
    await expectToast('Call sheet copied', 'success')
    await expect(copied).toContain('Call sheet: Wedding photographer')
    await expect(copied).toContain('- Ọládípọ̀ Adéwálé, Wedding photographer')
  },
}

const storedSheet = JSON.stringify({
  keptAt: '2025-11-14T06:14:00.000Z',
  until: '2025-11-25T01:00:00.000Z',
  sheet: {
    gigId: 'gig_1',
    title: 'Wedding photographer',
    sessions: [{ date: '2025-11-22', start: '10:00', end: '18:00', arrival: '08:30', endsNextDay: false }],
    place: '21 Opebi Road, Ikeja, Lagos',
    perks: [],
    deliverables: [],
    people: [{ name: 'Ọládípọ̀ Adéwálé' }],
  },
})

/** Offline, a call sheet that was opened before is shown. */
export const Offline: Story = {
  parameters: screen({ api: [offline(gigs.get)] }),
  beforeEach: () => localStorage.setItem('marquee-call-sheet:emp_1:gig_1', storedSheet),
  play: async () => {
    const main = await sheet()
    await expect(await main.findByText('You are offline. Showing what was loaded at 7:14 AM.')).toBeVisible()
    await expect(main.getByText('Ọládípọ̀ Adéwálé')).toBeVisible()
  },
}

export const OfflineUnopened: Story = {
  parameters: { ...screen({ api: [offline(gigs.get)] }), ...withoutPicture('As Failed.') },
  play: async () => {
    await expect(
      await (await sheet()).findByText('You are offline. Check your connection, then try again.'),
    ).toBeVisible()
  },
}

/** An opened call sheet is stored on this device. */
export const KeptWhenOpened: Story = {
  parameters: withoutPicture('Loaded.'),
  play: async () => {
    await (await sheet()).findByText('Ọládípọ̀ Adéwálé')
    await waitFor(() =>
      expect(localStorage.getItem('marquee-call-sheet:emp_1:gig_1')).toContain('Wedding photographer'),
    )
    await expect(localStorage.getItem('marquee-call-sheet:emp_1:gig_1')).not.toContain('+234')
  },
}
