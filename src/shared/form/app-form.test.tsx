import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '@/api/client/api-error.ts'
import { formFailure } from '@/api/client/form-failure.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { AppForm } from './app-form.tsx'
import { FormRefusal } from './form-refusal.ts'
import { hasUnsavedChanges } from './unsaved-changes.ts'
import { useAppField } from './use-app-field.ts'
import { useAppForm } from './use-app-form.ts'

// jsdom lays nothing out and has no scrolling.
beforeEach(() => void (Element.prototype.scrollIntoView = vi.fn<() => void>()))

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Name is required')),
  city: z.string().check(z.minLength(1, 'City is required')),
})
type Values = z.output<typeof schema>

function Field({ path, label }: { path: keyof Values; label: string }) {
  const field = useAppField<Values, keyof Values>(path)
  return <TextField {...field} label={label} onChange={({ target }) => field.onChange(target.value)} />
}

interface PageProps {
  send: (values: Values) => Promise<unknown>
  onSaved: () => unknown
}

function Page({ send, onSaved }: PageProps) {
  const form = useAppForm<Values>({
    schema,
    initial: { name: '', city: '' },
    order: ['name', 'city'],
    send,
    readFailure: formFailure,
    onSaved,
  })
  return (
    <AppForm form={form} failureTitle="Not saved" actions={<button type="submit">Save</button>}>
      <Field path="name" label="Name" />
      <Field path="city" label="City" />
      <Link to="/away">Away</Link>
    </AppForm>
  )
}

function show(send: PageProps['send'], onSaved: PageProps['onSaved'] = () => undefined) {
  const router = createMemoryRouter([
    { path: '/', element: <Page send={send} onSaved={onSaved} /> },
    { path: '/away', element: null },
  ])
  render(<RouterProvider router={router} />)
  return userEvent.setup()
}

const save = () => screen.getByRole('button', { name: 'Save' })

it('lists what is missing, puts the focus into the first such field, and sends nothing', async () => {
  const send = vi.fn<(values: Values) => Promise<unknown>>()
  const user = show(send)
  await user.click(save())
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
  expect(screen.getByRole('group', { name: 'Fix 2 fields to continue' })).toBeVisible()
  expect(send).not.toHaveBeenCalled()
})

it('does not take the focus for an error that appears after all others were corrected', async () => {
  const user = show(async () => undefined)
  await user.click(save())
  await user.type(screen.getByLabelText('Name'), 'Eko')
  await user.type(screen.getByLabelText('City'), 'Ikeja')
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
  await user.clear(screen.getByLabelText('City'))
  await user.click(screen.getByLabelText('Name'))
  expect(await screen.findByText('City is required')).toBeVisible()
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getByLabelText('Name')).toHaveFocus()
})

it('sends once, however often it is submitted while the answer is awaited', async () => {
  let answer = () => undefined as void
  const send = vi.fn<(values: Values) => Promise<unknown>>(
    () => new Promise<void>((resolve) => (answer = () => resolve())),
  )
  const user = show(send)
  await user.type(screen.getByLabelText('Name'), 'Eko')
  await user.type(screen.getByLabelText('City'), 'Ikeja{Enter}{Enter}')
  await user.click(save())
  expect(send).toHaveBeenCalledTimes(1)
  expect(send).toHaveBeenCalledWith({ name: 'Eko', city: 'Ikeja' })
  answer()
})

it('keeps what is typed while the values are on their way, as a change that is not saved yet', async () => {
  let answer = () => undefined as void
  const send = vi.fn<(values: Values) => Promise<unknown>>(
    () => new Promise<void>((resolve) => (answer = () => resolve())),
  )
  const user = show(send)
  await user.type(screen.getByLabelText('Name'), 'Eko')
  await user.type(screen.getByLabelText('City'), 'Ikeja')
  await user.click(save())
  await user.type(screen.getByLabelText('City'), ' GRA')
  await act(async () => answer())
  expect(screen.getByLabelText('City')).toHaveValue('Ikeja GRA')
  expect(hasUnsavedChanges()).toBe(true)
  await user.click(save())
  expect(send).toHaveBeenLastCalledWith({ name: 'Eko', city: 'Ikeja GRA' })
  await act(async () => answer())
  expect(hasUnsavedChanges()).toBe(false)
})

it("shows the server's error at its field, and any other failure above the buttons; the typed values stay", async () => {
  const refusals = [
    new ApiError({ kind: 'validation', status: 422, errors: { city: ['We do not know this city'] } }),
    new ApiError({ kind: 'server', status: 500, requestId: '2a7c5b1e' }),
  ]
  const user = show(() => Promise.reject(refusals.shift()))
  await user.type(screen.getByLabelText('Name'), 'Eko')
  await user.type(screen.getByLabelText('City'), 'Atlantis')
  await user.click(save())
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveFocus())
  expect(screen.getByRole('link', { name: 'We do not know this city' })).toBeVisible()
  await user.type(screen.getByLabelText('City'), '!')
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent(/Not saved.*Reference 2a7c5b1e/)
  expect(screen.getByLabelText('City')).toHaveValue('Atlantis!')
})

it('says what concerns no field of the page, beside a refused field', async () => {
  const refusal = new ApiError({
    kind: 'validation',
    status: 422,
    serverMessage: 'Please check your details',
    errors: { 'name.first': ['Too short'], rcNumber: ['Unknown'] },
  })
  const user = show(() => Promise.reject(refusal))
  await user.type(screen.getByLabelText('Name'), 'Eko')
  await user.type(screen.getByLabelText('City'), 'Ikeja')
  await user.click(save())
  expect(await screen.findByRole('link', { name: 'Too short' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Please check your details')
})

it('sends nothing again while the next page loads, and asks again before later changes are lost', async () => {
  let arrive = () => undefined as void
  const send = vi.fn<(values: Values) => Promise<unknown>>(async () => undefined)
  const user = show(send, () => new Promise<void>((resolve) => (arrive = () => resolve())))
  await user.type(screen.getByLabelText('Name'), 'Eko')
  await user.type(screen.getByLabelText('City'), 'Ikeja')
  await user.click(save())
  await user.click(save())
  expect(send).toHaveBeenCalledTimes(1)
  await act(async () => arrive())
  await user.type(screen.getByLabelText('City'), '!')
  await user.click(screen.getByRole('link', { name: 'Away' }))
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
})

it('is known to have changes while it is open, for what ends the session', async () => {
  const user = show(async () => undefined)
  expect(hasUnsavedChanges()).toBe(false)
  await user.type(screen.getByLabelText('Name'), 'Eko')
  expect(hasUnsavedChanges()).toBe(true)
  await user.type(screen.getByLabelText('City'), 'Ikeja')
  await user.click(save())
  await waitFor(() => expect(hasUnsavedChanges()).toBe(false))
  await user.type(screen.getByLabelText('City'), '!')
  await user.click(screen.getByRole('link', { name: 'Away' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull())
  expect(hasUnsavedChanges()).toBe(false)
})

function AmountDialog({ send }: { send: (values: { city: string }) => Promise<unknown> }) {
  const form = useAppForm<{ city: string }>({
    schema: z.object({ city: schema.shape.city }),
    initial: { city: '' },
    order: ['city'],
    send,
    readFailure: formFailure,
  })
  return (
    <>
      <AppForm form={form} failureTitle="Not saved" guardsLeaving={false}>
        <Field path="city" label="City" />
      </AppForm>
      <button type="submit" form={form.id}>
        Save
      </button>
    </>
  )
}

it('is submitted by a button outside of it, and lists no errors for a single field', async () => {
  const send = vi.fn<(values: { city: string }) => Promise<unknown>>(async () => undefined)
  const user = userEvent.setup()
  render(<AmountDialog send={send} />)
  await user.click(save())
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveFocus())
  expect(screen.getByText('City is required')).toBeVisible()
  expect(screen.queryByRole('group')).toBeNull()
  await user.type(screen.getByLabelText('City'), 'Ikeja')
  await user.click(save())
  expect(send).toHaveBeenCalledWith({ city: 'Ikeja' })
})

it('shows why the values were not sent, or nothing', async () => {
  const refusals = [
    new FormRefusal({ fields: { city: 'One moment' }, text: '' }),
    new FormRefusal({ fields: {}, text: 'Call us' }),
    new FormRefusal(),
    new FormRefusal({ fields: { unknown: 'Said in a toast' } }),
  ]
  const user = userEvent.setup()
  render(<AmountDialog send={() => Promise.reject(refusals.shift())} />)
  await user.type(screen.getByLabelText('City'), 'Ikeja')
  await user.click(save())
  expect(await screen.findByText('One moment')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('Call us')
  await user.click(save())
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await user.click(save())
  await waitFor(() => expect(refusals).toEqual([]))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('sends once when it is submitted again while its rules are still loading', async () => {
  let load: () => void = () => undefined
  const loaded = new Promise<void>((resolve) => (load = resolve))
  let answer: () => void = () => undefined
  const send = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (answer = resolve)))
  function SlowPage() {
    const form = useAppForm<Values>({
      rules: async (values) => {
        await loaded
        return { values, errors: {} }
      },
      initial: { name: '', city: '' },
      order: ['name', 'city'],
      send,
      readFailure: formFailure,
    })
    return (
      <AppForm
        form={form}
        failureTitle="Not saved"
        guardsLeaving={false}
        actions={<button type="submit">{form.isSending ? 'Saving' : 'Save'}</button>}
      >
        <Field path="name" label="Name" />
      </AppForm>
    )
  }
  render(<SlowPage />)
  const user = userEvent.setup()
  await user.click(save())
  await user.click(save())
  await act(async () => load())
  expect(await screen.findByRole('button', { name: 'Saving' })).toBeVisible()
  expect(send).toHaveBeenCalledOnce()
  await act(async () => answer())
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible()
})
