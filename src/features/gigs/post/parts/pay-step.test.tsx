import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { FormFields } from '@/shared/form/form-fields.tsx'
import { useFormFields } from '@/shared/form/use-form-fields.ts'
import { gigResolver } from '../data/gig-resolver.ts'
import type { GigForm } from '../model/gig-fields.ts'
import { inPageOrder } from '../model/steps.ts'
import { validForm } from '../testing/valid-form.ts'
import { PayStep } from './pay-step.tsx'

function Step({ visibility = 'public', hasTeam = false }: { visibility?: string; hasTeam?: boolean }) {
  const fields = useFormFields<GigForm>({
    rules: gigResolver(),
    initial: validForm({ visibility }),
    order: inPageOrder,
  })
  return (
    <FormFields fields={fields}>
      <PayStep hasTeam={hasTeam} />
    </FormFields>
  )
}

const inviteOnly = () => screen.queryByRole('radio', { name: /^Invite only/ })

it('offers no invite-only Gig while there is nobody to invite', () => {
  render(<Step />)
  expect(screen.getByLabelText(/^Pay for each worker/)).toBeVisible()
  expect(inviteOnly()).toBeNull()
})

it('asks who sees the Gig where its team can be invited', () => {
  render(<Step hasTeam />)
  expect(inviteOnly()).not.toBeChecked()
})

it('lets an invite-only Gig become public, and back', async () => {
  render(<Step visibility="invite_only" />)
  expect(inviteOnly()).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /^Public/ }))
  expect(inviteOnly()).not.toBeChecked()
})

it('says that a text is no amount, and not that the field is empty', async () => {
  render(<Step />)
  const pay = screen.getByLabelText(/^Pay for each worker/)
  await userEvent.clear(pay)
  await userEvent.type(pay, 'abc')
  await userEvent.tab()
  expect(await screen.findByText('Please enter a valid amount')).toBeVisible()
  expect(pay).toHaveValue('abc')
  await userEvent.clear(pay)
  await userEvent.tab()
  expect(await screen.findByText('Pay is required')).toBeVisible()
})
