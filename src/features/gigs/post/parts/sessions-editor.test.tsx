import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '@/design-system/lib/days.ts'
import { FormFields } from '@/shared/form/form-fields.tsx'
import { useFormFields } from '@/shared/form/use-form-fields.ts'
import { gigResolver } from '../data/gig-resolver.ts'
import { emptySession, type GigForm } from '../model/gig-fields.ts'
import { gigFormId, inPageOrder } from '../model/steps.ts'
import { validForm } from '../testing/valid-form.ts'
import { SessionsEditor } from './sessions-editor.tsx'

/** From the third session on, complete sessions are lines: a session that is being edited must not become one, and the focus is never lost. */

const completeSessions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...emptySession,
    date: addDays('2099-11-22', index),
    start: '10:00',
    end: '18:00',
  }))

let form: UseFormReturn<GigForm>
function Editor({ sessions }: { sessions: GigForm['sessions'] }) {
  const fields = useFormFields<GigForm>({
    id: gigFormId,
    rules: gigResolver(),
    initial: validForm({ sessions }),
    order: inPageOrder,
  })
  useEffect(() => {
    ;({ form } = fields)
  })
  return (
    <FormFields fields={fields}>
      <SessionsEditor />
    </FormFields>
  )
}

// jsdom has no layout and therefore no scrolling.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
})

const session = (number: number) => within(screen.getByRole('region', { name: `Session ${number}` }))
const isLine = (number: number) => session(number).queryByText('Starts') === null
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('many sessions', () => {
  it('are shown as lines when they are complete', () => {
    render(<Editor sessions={[...completeSessions(3), emptySession]} />)
    expect([1, 2, 3, 4].map(isLine)).toEqual([true, true, true, false])
  })

  it('keep their fields while they are typed, also from the first digit of the year on', () => {
    render(<Editor sessions={[...completeSessions(2), { ...emptySession, start: '10:00', end: '18:00' }]} />)
    act(() => form.setValue('sessions.2.date', '0002-11-24'))
    expect([1, 2, 3].map(isLine)).toEqual([true, true, false])
  })

  it('keep their fields when an error was corrected', async () => {
    render(
      <Editor
        sessions={[...completeSessions(2), { ...emptySession, date: '2099-12-01', start: '10:00', end: '09:00' }]}
      />,
    )
    expect(isLine(3)).toBe(true)
    await act(() => form.trigger('sessions'))
    expect(isLine(3)).toBe(false)
    await act(async () => {
      form.setValue('sessions.2.end', '19:00')
      await form.trigger('sessions')
    })
    expect(isLine(3)).toBe(false)
  })
})

it('says below the end of a session on which day it ends', () => {
  render(
    <Editor sessions={[{ ...emptySession, date: '2099-12-04', start: '22:00', end: '02:00', endsNextDay: true }]} />,
  )
  const ends = session(1).getByText(/^Ends Sat 5 Dec 2099$/)
  expect(ends.closest('[data-component="TimeField"]')).toHaveTextContent(/^Ends/)
})

/** The field of a date that has the focus. */
const focusedDate = () => document.activeElement?.closest('[data-component=DatePicker]')

describe('the focus', () => {
  it('moves to the date of a session that is added', async () => {
    render(<Editor sessions={[emptySession]} />)
    await press('Add a session')
    expect(focusedDate()?.querySelector('#gig-sessions-1-date')).toBeTruthy()
    await press('Add a session')
    expect(focusedDate()?.querySelector('#gig-sessions-2-date')).toBeTruthy()
  })

  it('moves to the button that removes an added session that is a line', async () => {
    render(<Editor sessions={completeSessions(3)} />)
    await press('Add a session')
    expect(session(4).getByRole('button', { name: 'Remove session 4' })).toBeTruthy()
    expect(document.activeElement?.closest('section')).toHaveAccessibleName('Session 4')
  })

  it('moves to the date of a session that is edited, and stays when an earlier session is removed', async () => {
    render(<Editor sessions={completeSessions(4)} />)
    await press('Edit session 3')
    expect(focusedDate()?.querySelector('#gig-sessions-2-date')).toBeTruthy()
    await press('Remove session 1')
    expect(screen.getByRole('button', { name: 'Remove session 1' })).toHaveFocus()
    expect([1, 2, 3].map(isLine)).toEqual([true, false, true])
  })

  it('moves to the next session that can be removed, or else to the button that adds one', async () => {
    render(<Editor sessions={completeSessions(5)} />)
    await press('Remove session 4')
    expect(screen.getByRole('button', { name: 'Remove session 4' })).toHaveFocus()
    await press('Remove session 4')
    expect(screen.getByRole('button', { name: 'Add a session' })).toHaveFocus()
  })
})
