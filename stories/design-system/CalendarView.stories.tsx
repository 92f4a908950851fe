import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@/design-system/components/Button/index.ts'
import {
  type CalendarEntry,
  CalendarView,
  type CalendarViewName,
  type CalendarViewProps,
} from '@/design-system/components/CalendarView/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { CheckIcon } from '@/design-system/icons/CheckIcon.tsx'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const sessions: readonly CalendarEntry[] = [
  {
    id: '1',
    date: '2025-11-03',
    start: '10:00',
    end: '13:00',
    label: 'Brand shoot, Yaba',
    tone: 'brand',
    status: 'Completed',
    icon: CheckIcon,
    href: '#1',
    meta: '2 photographers',
  },
  {
    id: '2',
    date: '2025-11-12',
    start: '16:30',
    end: '18:00',
    label: 'Sound check',
    tone: 'brand',
    status: 'Completed',
    icon: CheckIcon,
    href: '#2',
    meta: '1 DJ',
  },
  {
    id: '3',
    date: '2025-11-14',
    start: '18:00',
    end: '02:00',
    endsNextDay: true,
    label: 'Freedom Park, opening night',
    tone: 'info',
    status: 'In progress',
    href: '#3',
    meta: '3 of 3 hired',
  },
  {
    id: '4',
    date: '2025-11-14',
    start: '09:30',
    end: '11:00',
    label: 'Writing session with Ṣadé',
    tone: 'brand',
    status: 'Completed',
    icon: CheckIcon,
    href: '#4',
    meta: '1 songwriter',
  },
  {
    id: '5',
    date: '2025-11-15',
    start: '12:00',
    end: '20:00',
    label: 'Wedding in Ikeja',
    tone: 'warning',
    status: 'Places free',
    href: '#5',
    meta: '3 of 5 hired',
  },
  {
    id: '6',
    date: '2025-11-15',
    start: '19:00',
    end: '23:30',
    label: 'Rooftop DJ set',
    tone: 'success',
    status: 'Hired',
    href: '#6',
    meta: '1 of 1 hired',
  },
  { id: '7', date: '2025-11-15', label: 'Load-in', tone: 'success', status: 'Hired', href: '#7' },
  {
    id: '8',
    date: '2025-11-15',
    start: '21:00',
    label: 'Guest list desk',
    tone: 'success',
    status: 'Hired',
    href: '#8',
    meta: '4 hostesses',
  },
  {
    id: '9',
    date: '2025-11-21',
    start: '20:00',
    end: '23:00',
    label: 'Live recording',
    tone: 'danger',
    status: 'Cancelled',
    href: '#9',
  },
  {
    id: '10',
    date: '2025-11-30',
    start: '08:00',
    end: '12:00',
    label: 'Charity run',
    tone: 'warning',
    status: 'Places free',
    href: '#10',
    meta: '0 of 2 hired',
  },
]

const labels = { entries: (count: number) => (count === 1 ? '1 session' : `${count} sessions`) }

const meta = {
  title: 'Design system/Data/CalendarView',
  component: CalendarView,
  args: { label: 'Sessions', date: '2025-11-14', today: '2025-11-14', onDateChange: fn(), entries: sessions },
  argTypes: { entries: { control: false }, labels: { control: false } },
} satisfies Meta<typeof CalendarView>
export default meta
type Story = StoryObj<typeof meta>

const all = { entries: sessions }

function Kept({
  first,
  content = all,
  label = 'Sessions',
}: {
  label?: string
  first?: CalendarViewName
  content?: Pick<CalendarViewProps, 'loading' | 'entries' | 'empty'>
}) {
  const [date, setDate] = useState('2025-11-14')
  const [view, setView] = useState(first)
  const choice = view === undefined ? {} : { view, onViewChange: setView }
  const shown =
    content.loading === true ? ({ loading: true } as const) : { entries: content.entries ?? [], empty: content.empty }
  return (
    <CalendarView
      label={label}
      date={date}
      onDateChange={setDate}
      today="2025-11-14"
      labels={labels}
      {...shown}
      {...choice}
    />
  )
}

/** A month on a wide screen, an agenda on a phone. */
export const Playground: Story = {
  parameters: visual('component', [], { skip: 'behaviour; its looks are in the views' }),
  render: () => <Kept />,
  play: async ({ canvas }) => {
    const today = canvas.getByRole('button', { name: 'Friday 14 November 2025, 2 sessions, today' })
    today.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Friday 21 November 2025, 1 session' })).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect(canvas.getByRole('button', { name: 'Sunday 21 December 2025' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Week' }))
  },
}

export const Month: Story = {
  parameters: visual('responsive', ['forced-colors']),
  render: () => <Kept first="month" />,
}

export const Week: Story = {
  parameters: visual('responsive'),
  render: () => <Kept first="week" />,
}

export const Agenda: Story = {
  parameters: visual('responsive'),
  render: () => <Kept first="agenda" />,
}

export const DayOpen: Story = {
  parameters: visual('component', [], { crop: 'window' }),
  render: () => <Kept first="month" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saturday 15 November 2025, 4 sessions' }))
    await screen.findByRole('dialog', { name: 'Saturday 15 November 2025' })
    await expect(
      screen.getByRole('link', { name: '7:00 PM – 11:30 PM Rooftop DJ set Hired 1 of 1 hired' }),
    ).toBeVisible()
  },
}

export const FocusVisible: Story = {
  render: () => <Kept first="month" />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Friday 14 November 2025, 2 sessions, today' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Thursday 13 November 2025' })).toHaveFocus()
  },
}

export const Loading: Story = {
  render: () => (
    <Stack space={8}>
      <Kept first="month" content={{ loading: true }} />
      <Kept label="Sessions of the month" first="agenda" content={{ loading: true }} />
    </Stack>
  ),
}

export const Empty: Story = {
  render: () => (
    <Kept
      first="agenda"
      content={{
        entries: [],
        empty: (
          <EmptyState title="No sessions in November" headingLevel={3} action={<Button>Post a Gig</Button>}>
            Sessions appear here as soon as a Gig is open.
          </EmptyState>
        ),
      }}
    />
  ),
}

const long: readonly CalendarEntry[] = [
  {
    id: 'a',
    date: '2025-11-14',
    start: '18:00',
    end: '02:00',
    endsNextDay: true,
    label: stressText.long,
    tone: 'info',
    status: 'In progress',
    meta: stressText.nigerian,
  },
  {
    id: 'b',
    date: '2025-11-14',
    label: stressText.unbroken,
    tone: 'warning',
    status: 'Places free',
    meta: stressText.money,
  },
]

export const Stress: Story = {
  render: () => (
    <Stack space={8}>
      <Narrow>
        <Kept first="agenda" content={{ entries: long }} />
      </Narrow>
      <Kept label="Sessions of the month" first="month" content={{ entries: long }} />
    </Stack>
  ),
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  render: () => <Kept first="month" />,
  play: async ({ canvas, step }) => {
    const isAt = (name: RegExp) => expect(canvas.getByRole('button', { name })).toHaveFocus()
    await step('Tab reaches the day after the header', async () => {
      canvas.getByRole('button', { name: 'Agenda' }).focus()
      await userEvent.tab()
      await isAt(/^Friday 14 November 2025/)
    })
    await step('arrows move by a day and a week, Home and End within the week, the page keys by a month', async () => {
      await userEvent.keyboard('{ArrowUp}{ArrowRight}')
      await isAt(/^Saturday 8 November 2025/)
      await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
      await isAt(/^Friday 14 November 2025/)
      await userEvent.keyboard('{Home}')
      await isAt(/^Monday 10 November 2025/)
      await userEvent.keyboard('{End}')
      await isAt(/^Sunday 16 November 2025/)
      await userEvent.keyboard('{PageUp}')
      await isAt(/^Thursday 16 October 2025/)
      await userEvent.keyboard('{PageDown}{ArrowLeft}')
      await isAt(/^Saturday 15 November 2025/)
    })
    await step('Enter and Space open the list of a day, Escape closes it', async () => {
      for (const key of ['{Enter}', '[Space]']) {
        await userEvent.keyboard(key)
        await screen.findByRole('dialog', { name: 'Saturday 15 November 2025' })
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
        await waitFor(() => isAt(/^Saturday 15 November 2025/))
      }
    })
  },
}
