import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect } from 'storybook/test'
import { Card } from '@/design-system/components/Card/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { gigLooks } from '@/shared/gig-looks.ts'
import { CardPoster, FullPoster, HeadPoster } from '@/features/gigs/poster/gig-poster.tsx'
import { type PosterFacts, posterOf, type PosterSource } from '@/features/gigs/poster/poster-facts.ts'
import { posterPicture } from '@/features/gigs/poster/poster-picture.ts'
import { now } from '@/lib/clock.ts'
import { Narrow } from '../design-system/demo.tsx'
import { visual } from '../_kit/visual.ts'

const clubNight: PosterSource = {
  title: 'Friday club night, two DJs',
  category: 'dj',
  sessions: [
    { date: '2025-11-28', start: '22:00', end: '04:00', endsNextDay: true },
    { date: '2025-11-29', start: '22:00', end: '04:00', endsNextDay: true },
  ],
  workMode: 'on_site',
  location: { city: 'Lekki', state: 'Lagos' },
  payType: 'per_gig',
  rateKobo: 6_000_000,
  workersNeeded: 2,
  workersHired: 1,
}
const people = [{ id: 'w_1', name: 'Ọlá Adéyẹmí' }]
const facts = (changes: Partial<PosterSource> = {}) => posterOf({ ...clubNight, ...changes }, now(), people)
const open = <StatusPill state="open" looks={gigLooks} />

const meta = {
  title: 'Shared/Gig poster',
  component: FullPoster,
  args: { facts: facts(), titleLevel: 3, isLit: true, business: 'Eko Events' },
  render: (args) => (
    <Narrow>
      <FullPoster {...args} facts={facts()} />
    </Narrow>
  ),
} satisfies Meta<typeof FullPoster>

export default meta
type Story = StoryObj<typeof meta>

/** As workers see it: live, with one of two places taken. */
export const Full: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Friday club night, two DJs' })).toBeVisible()
    await expect(canvas.getByText('FRI 28 NOV')).toBeVisible()
    await expect(
      canvas.getByText('Fri 28 Nov 2025, 10:00 PM – 4:00 AM, ends Sat 29 Nov and 1 more session'),
    ).toBeVisible()
    await expect(canvas.getByText('Lekki, Lagos')).toBeVisible()
    await expect(canvas.getByText('₦60,000.00 for each worker')).toBeVisible()
    await expect(canvas.getByText('1 of 2 workers hired')).toBeVisible()
    await expect(canvas.getByTitle('Ọlá Adéyẹmí')).toBeVisible()
  },
}

/** A draft without anything: a quiet word in each place. */
export const EmptyDraft: Story = {
  parameters: visual('component', ['dark']),
  render: () => (
    <Narrow>
      <FullPoster facts={posterOf({ title: '', sessions: [] }, now())} titleLevel={3} isDraft />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    for (const text of ['Category', 'Title of the Gig', 'Date and times', 'Place', 'Pay', 'Workers']) {
      await expect(canvas.getByText(text)).toBeVisible()
    }
  },
}

export const Head: Story = {
  parameters: visual('responsive', ['dark', 'forced-colors']),
  render: () => (
    <Stack space={4}>
      <HeadPoster facts={facts()} status={open} when="Next session Fri 28 Nov 2025" />
      <HeadPoster
        facts={facts({ workersNeeded: 20, workersHired: 3, sessions: [], workMode: 'remote' })}
        status={open}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 20 workers hired')).toBeVisible()
    await expect(canvas.getByText('+12')).toBeVisible()
    await expect(canvas.getByText('No date yet')).toBeVisible()
    await expect(canvas.getByText('Remote')).toBeVisible()
  },
}

export const OnAPhonesList: Story = {
  parameters: visual('component', ['dark']),
  render: () => (
    <Narrow>
      <Card padding="sm">
        <CardPoster
          facts={facts()}
          title="Friday club night, two DJs"
          state="Open"
          news="7 applicants · 1 of 2 hired"
        />
      </Card>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10:00 PM · Lekki')).toBeVisible()
  },
}

/** The pictures of a poster, as files that are shared, at half their size. */
function Pictures({ of: posters }: { of: readonly PosterFacts[] }) {
  const [addresses, setAddresses] = useState<readonly string[]>([])
  useEffect(() => {
    let isShown = true
    void Promise.all(posters.map(posterPicture)).then((files) => {
      if (isShown) setAddresses(files.map((file) => URL.createObjectURL(file)))
    })
    return () => {
      isShown = false
    }
  }, [posters])
  return (
    <Inline space={4}>
      {addresses.map((address, index) => (
        <img key={address} src={address} alt={`Poster ${index + 1}`} width={540} height={675} />
      ))}
    </Inline>
  )
}

const shared = [
  facts(),
  facts({ title: `${'Ọlọ́runfúnmilọ́láyọ̀'.repeat(9)} 👩🏾‍🎤`, workersNeeded: 2000, rateKobo: 99_999_999_999_999 }),
  facts({ title: 'حفلة الجمعة على السطح مع فرقة موسيقية', location: { city: 'إيكيجا', state: 'Lagos' } }),
  posterOf({ title: 'Remote jingle', sessions: [], workMode: 'remote', category: 'songwriter' }, now()),
]

/** What is downloaded and shared: the same facts, drawn as a picture. */
export const SharedPicture: Story = {
  render: () => <Pictures of={shared} />,
  play: async ({ canvas }) => {
    const pictures = await canvas.findAllByRole<HTMLImageElement>('img')
    await expect(pictures).toHaveLength(4)
    for (const picture of pictures) {
      await picture.decode()
      await expect([picture.naturalWidth, picture.naturalHeight]).toEqual([1080, 1350])
    }
  },
}

/** Long words, emoji, right-to-left text, a hundred places. */
export const Stress: Story = {
  render: () => (
    <Narrow>
      <Stack space={4}>
        <FullPoster
          facts={facts({ title: 'Ọlọ́runfúnmilọ́láyọ̀'.repeat(5), workersNeeded: 2000, workersHired: 1999 })}
          titleLevel={3}
        />
        <FullPoster facts={facts({ title: '🎧🎉 مصور زفاف', category: 'wedding_planner' })} titleLevel={3} />
        <CardPoster facts={facts()} title={'Ọlọ́runfúnmilọ́láyọ̀'.repeat(5)} mark={open} />
      </Stack>
    </Narrow>
  ),
}
