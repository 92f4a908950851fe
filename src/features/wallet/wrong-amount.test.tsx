import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aWallet } from '@/api/mocks/factories.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { appOverMocks } from '@/app/testing/app-over-mocks.tsx'
import { paths } from '@/shared/paths.ts'

const app = appOverMocks()

it.each(['Withdraw', 'Fund wallet'])(
  '%s says at the field that a text is no amount, and keeps the text',
  async (name) => {
    app.open(paths.wallet)
    await userEvent.click(await screen.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name }))
    const amount = dialog.getByRole('textbox', { name: /^Amount/ })
    for (const text of ['12a', '5k', '1.234', '-5', '?']) {
      await userEvent.clear(amount)
      await userEvent.type(amount, `${text}{Enter}`)
      expect(amount).toHaveValue(text)
      expect(amount).toHaveAccessibleDescription(expect.stringContaining('Please enter a valid amount'))
    }
  },
)

it('takes no withdrawal while its fee is unknown, which is not zero', async () => {
  app.open(paths.wallet, { world: smallVenue({ wallet: aWallet({ limits: undefined }) }) })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Fund wallet' })).toBeEnabled(), { timeout: 10_000 })
  await waitFor(() => expect(app.calls('get-withdrawal-account')).toHaveLength(1))
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeDisabled()
})
