import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { nigerianPhone } from '@/lib/phone.ts'
import { Button } from '../components/Button/index.ts'
import { CalendarView } from '../components/CalendarView/index.ts'
import { Code } from '../components/Code/index.ts'
import { DatePicker } from '../components/DatePicker/index.ts'
import { Menu, MenuItem, MenuSub } from '../components/Menu/index.ts'
import { MultiCombobox } from '../components/MultiCombobox/index.ts'
import { OtpField } from '../components/OtpField/index.ts'
import { PasswordField } from '../components/PasswordField/index.ts'
import { PhoneField } from '../components/PhoneField/index.ts'
import { Tabs } from '../components/Tabs/index.ts'
import { TextField } from '../components/TextField/index.ts'
import { DirectionProvider } from './direction-provider.tsx'

const fromRightToLeft = (children: ReactNode) =>
  render(
    <div dir="rtl">
      <DirectionProvider direction="rtl">{children}</DirectionProvider>
    </div>,
  )

function Month() {
  const [date, setDate] = useState('2025-11-14')
  return (
    <CalendarView
      label="Sessions"
      today="2025-11-14"
      date={date}
      onDateChange={setDate}
      onEntryPress={() => undefined}
      entries={[]}
    />
  )
}

describe('where text runs from right to left', () => {
  it('the left arrow key goes on to the next tab', async () => {
    fromRightToLeft(
      <Tabs
        label="Gigs"
        defaultValue="open"
        tabs={[
          { value: 'open', label: 'Open', panel: 'Two' },
          { value: 'past', label: 'Past', panel: 'None' },
        ]}
      />,
    )
    screen.getByRole('tab', { name: 'Open' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'Past' })).toHaveFocus()
    expect(screen.getByRole('tablist').closest('[dir]')).toHaveAttribute('dir', 'rtl')
  })

  it('the left arrow key opens a submenu', async () => {
    fromRightToLeft(
      <Menu trigger={<Button>Account</Button>}>
        <MenuSub label="Theme">
          <MenuItem onSelect={() => undefined}>Dark</MenuItem>
        </MenuSub>
      </Menu>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Account' }))
    await screen.findByRole('menu', { name: 'Account' })
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    expect(await screen.findByRole('menu', { name: 'Theme' })).toBeVisible()
  })

  it('the left arrow key goes on to the next day, in the month and in the calendar of a field', async () => {
    const { unmount } = fromRightToLeft(
      <DatePicker label="Day" today="2025-11-14" value={null} onChange={() => undefined} />,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Open calendar' }))
    await screen.findByRole('dialog', { name: 'Day' })
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Saturday 15 November 2025' })).toHaveFocus())
    unmount()

    fromRightToLeft(<Month />)
    document.querySelector<HTMLElement>('[data-day="2025-11-14"]')?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', '2025-11-15'))
  })

  it('the right arrow key goes from the input back to what was chosen', async () => {
    fromRightToLeft(
      <MultiCombobox
        label="Skills"
        options={[{ value: 'dj', label: 'DJ' }]}
        values={['dj']}
        onChange={() => undefined}
      />,
    )
    screen.getByRole('combobox', { name: 'Skills' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('button', { name: /Remove DJ/ })).toHaveFocus()
  })

  it.each([
    ['an email', <TextField key="email" label="Email" type="email" />],
    [
      'a phone number',
      <PhoneField key="phone" format={nigerianPhone} label="Phone" value="" onChange={() => undefined} />,
    ],
    ['a password', <PasswordField key="password" label="Password" autoComplete="off" />],
  ])('%s is written from left to right', (_name, field) => {
    fromRightToLeft(field)
    expect(document.querySelector('input')).toHaveAttribute('dir', 'ltr')
  })

  it('free text has the direction of what is typed', () => {
    fromRightToLeft(<TextField label="Name" />)
    expect(screen.getByRole('textbox')).toHaveAttribute('dir', 'auto')
  })

  it('a reference and the boxes of a code run from left to right', () => {
    fromRightToLeft(
      <>
        <Code>MRQ-1</Code>
        <OtpField label="Code" />
      </>,
    )
    expect(screen.getByText('MRQ-1').closest('[dir]')).toHaveAttribute('dir', 'ltr')
    const [box] = screen.getAllByRole('textbox')
    expect(box?.closest('[dir]')).toHaveAttribute('dir', 'ltr')
  })
})
