import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '@/api/client/api-error.ts'
import { formFailure } from '@/api/client/form-failure.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { AppForm } from './app-form.tsx'
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

function Page({ send }: { send: (values: Values) => Promise<unknown> }) {
  const form = useAppForm<Values>({
    schema,
    initial: { name: '', city: '' },
    order: ['name', 'city'],
    send,
    readFailure: formFailure,
  })
  return (
    <AppForm form={form} failureTitle="Not saved" actions={<button type="submit">Save</button>}>
      <Field path="name" label="Name" />
      <Field path="city" label="City" />
    </AppForm>
  )
}

function show(send: (values: Values) => Promise<unknown>) {
  const router = createMemoryRouter([{ path: '/', element: <Page send={send} /> }])
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

it("shows the server's error at its field, and any other failure above the buttons; the typed values stay", async () => {
  const refusals = [
    new ApiError({ kind: 'validation', status: 422, errors: { city: ['We do not know this city'] } }),
    new ApiError({ kind: 'server', status: 500 }),
  ]
  const user = show(() => Promise.reject(refusals.shift()))
  await user.type(screen.getByLabelText('Name'), 'Eko')
  await user.type(screen.getByLabelText('City'), 'Atlantis')
  await user.click(save())
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveFocus())
  expect(screen.getByRole('link', { name: 'We do not know this city' })).toBeVisible()
  await user.type(screen.getByLabelText('City'), '!')
  await user.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved')
  expect(screen.getByLabelText('City')).toHaveValue('Atlantis!')
})
