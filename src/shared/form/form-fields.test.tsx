import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import type { Resolver } from 'react-hook-form'
import { beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { FormFailure } from '@/api/client/form-failure.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import { FieldErrorList, FormFields } from './form-fields.tsx'
import { useAppField } from './use-app-field.ts'
import { useFormFields } from './use-form-fields.ts'

/** A form with a step per page: its steps are validated one by one, and what is refused later leads back to the step of its field. */

// jsdom lays nothing out and has no scrolling.
beforeEach(() => void (Element.prototype.scrollIntoView = vi.fn<() => void>()))

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Name is required')),
  street: z.string().check(z.minLength(1, 'Street is required')),
  city: z.string().check(z.minLength(1, 'City is required')),
})
type Values = z.output<typeof schema>

const rules = standardSchemaResolver<Values, unknown, Values>(schema) as unknown as Resolver<Values>
const steps = [['name', 'street'], ['city'], []] as const

function Field({ path }: { path: keyof Values }) {
  const field = useAppField<Values, keyof Values>(path)
  return <TextField {...field} label={path} onChange={({ target }) => field.onChange(target.value)} />
}

function Page({ failure }: { failure: FormFailure }) {
  const [step, setStep] = useState<0 | 1 | 2>(0)
  const [problem, setProblem] = useState<string>()
  const fields = useFormFields<Values>({
    rules,
    initial: { name: '', street: '', city: '' },
    order: ['name', 'street', 'city'],
  })
  const shown: readonly (keyof Values)[] = steps[step]
  const goOn = async () => {
    if ((await fields.check(shown)) === undefined) setStep(step === 0 ? 1 : 2)
  }
  const send = () => {
    const refused = fields.show(failure)
    setProblem(refused.problem)
    if (refused.first !== undefined) setStep(refused.first === 'city' ? 1 : 0)
  }
  return (
    <FormFields fields={fields}>
      <FieldErrorList key={step} fields={fields} includes={(path) => shown.some((field) => field === path)} />
      {shown.map((path) => (
        <Field key={path} path={path} />
      ))}
      {problem !== undefined && <p role="alert">{problem}</p>}
      <button type="button" onClick={() => void (step === 2 ? send() : goOn())}>
        {step === 2 ? 'Send' : 'Continue'}
      </button>
    </FormFields>
  )
}

const show = (failure: FormFailure = { fields: {}, text: '' }) => {
  render(<Page failure={failure} />)
  return userEvent.setup()
}
const press = (user: ReturnType<typeof show>, name: string) => user.click(screen.getByRole('button', { name }))

it('lists what is missing on this step only, with the focus in the first such field', async () => {
  const user = show()
  await press(user, 'Continue')
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveFocus())
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Name is required',
    'Street is required',
  ])
})

it('takes an error away as soon as its field is corrected, before the field is left', async () => {
  const user = show()
  await press(user, 'Continue')
  await waitFor(() => expect(screen.getByLabelText('name')).toHaveFocus())
  await user.keyboard('E')
  await waitFor(() => expect(screen.queryByText('Name is required')).toBeNull())
  expect(screen.getByRole('link', { name: 'Street is required' })).toBeVisible()
})

async function sendRefused(failure: FormFailure) {
  const user = show(failure)
  await user.type(screen.getByLabelText('name'), 'Ada')
  await user.type(screen.getByLabelText('street'), 'Opebi Road')
  await press(user, 'Continue')
  await user.type(await screen.findByLabelText('city'), 'Ikeja')
  await press(user, 'Continue')
  await user.click(await screen.findByRole('button', { name: 'Send' }))
}

it('leads back to the step of the first refused field, and says what no field says', async () => {
  await sendRefused({ fields: { quote: 'Too old', city: 'Unknown city', street: 'Unknown street' }, text: 'Ask again' })
  await waitFor(() => expect(screen.getByLabelText('street')).toHaveFocus())
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Unknown street'])
  expect(screen.getByRole('alert')).toHaveTextContent('Ask again')
})

it('does not take the focus again once the fields of this step are corrected, while another step has a refused one', async () => {
  await sendRefused({ fields: { street: 'Unknown street', city: 'Unknown city' }, text: '' })
  await waitFor(() => expect(screen.getByLabelText('street')).toHaveFocus())
  await userEvent.keyboard('!')
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
  await userEvent.clear(screen.getByLabelText('street'))
  await userEvent.click(screen.getByLabelText('name'))
  expect(await screen.findByText('Street is required')).toBeVisible()
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getByLabelText('name')).toHaveFocus()
})

it('says nothing beside the fields when they say it all', async () => {
  await sendRefused({ fields: { city: 'Unknown city' }, text: 'Please check your details' })
  await waitFor(() => expect(screen.getByLabelText('city')).toHaveFocus())
  expect(screen.getByRole('link', { name: 'Unknown city' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
