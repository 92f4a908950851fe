import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { paths } from '@/shared/paths.ts'

const app = appOverMocks()
const key = 'marquee-worker-views:emp_1'
const view = (name: string) => ({ name, query: 'rating=4' })
const storedNames = () => (JSON.parse(localStorage.getItem(key) ?? '[]') as { name: string }[]).map(({ name }) => name)
/** Another tab saves views. */
const storeElsewhere = (...names: string[]) => localStorage.setItem(key, JSON.stringify(names.map(view)))

async function openViews() {
  app.open(paths.myWorkers)
  await userEvent.click(await screen.findByRole('button', { name: 'Saved views' }))
  return within(await screen.findByRole('dialog', { name: 'Saved views' }))
}
const save = async (dialog: Awaited<ReturnType<typeof openViews>>, name: string) => {
  await userEvent.type(dialog.getByLabelText(/^Name of this view/), name)
  await userEvent.click(dialog.getByRole('button', { name: 'Save this view' }))
}

it('keeps the views that another tab has saved in the meantime', async () => {
  const dialog = await openViews()
  storeElsewhere('Abuja')
  await save(dialog, 'Lagos')
  expect(await dialog.findByRole('link', { name: 'Lagos' })).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Abuja' })).toBeTruthy()
  expect(storedNames()).toEqual(['Abuja', 'Lagos'])
  storeElsewhere('Abuja', 'Ibadan', 'Lagos')
  await userEvent.click(dialog.getByRole('button', { name: 'Delete view Abuja' }))
  expect(await dialog.findByRole('link', { name: 'Ibadan' })).toBeTruthy()
  expect(storedNames()).toEqual(['Ibadan', 'Lagos'])
})

it('shows what another tab has saved, without a reload', async () => {
  const dialog = await openViews()
  storeElsewhere('Abuja')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  expect(await dialog.findByRole('link', { name: 'Abuja' })).toBeTruthy()
})

it('says that there are twenty views already when another tab has saved the last one', async () => {
  const dialog = await openViews()
  const names = Array.from({ length: 20 }, (_, index) => `View ${index + 10}`)
  storeElsewhere(...names)
  await save(dialog, 'Lagos')
  expect(await dialog.findByText('You can save up to 20 views. Delete one first.')).toBeTruthy()
  expect(storedNames()).toEqual(names)
})
