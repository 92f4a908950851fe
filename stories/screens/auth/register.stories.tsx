import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen as page, userEvent, waitFor, within } from 'storybook/test'
import { auth } from '@/api/contract/endpoints/auth.ts'
import { fail, hold, offline } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { rightCode } from '@/api/mocks/state.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import {
  button,
  dialog,
  errorList,
  expectPath,
  expectLastToast,
  expectToast,
  field,
  fill,
  heading,
  message,
  newcomer,
  typeCode,
} from './page.ts'

/** The requests that reached the server. */
const registered = fn()
const accepts = mock(auth.register, ({ body }) => {
  registered(body)
  return {
    data: {
      token: 'Bearer token-of-ada',
      user: { firstName: body.firstName, lastName: body.lastName, employerId: 'emp_2' },
    },
  }
})

const meta = {
  title: 'Screens/Auth/Register',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.register, email: newcomer, api: [accepts] }),
    states: { loading: 'The page reads nothing.', empty: 'The page lists nothing.' },
    shows: ['auth/screens/register-screen.tsx'],
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const ada = { firstName: 'Ada', lastName: 'Okafor', email: newcomer, password: 'Marquee2025' }

const terms = () => page.getByRole('checkbox', { name: /I agree to the Terms and Conditions/ })

const fillIn = async (values: Partial<typeof ada> = {}) => {
  registered.mockClear()
  const { firstName, lastName, password } = { ...ada, ...values }
  await fill('First name', firstName)
  await fill('Last name', lastName)
  await fill('Password', password)
}

const send = async () => {
  await fillIn()
  await userEvent.click(terms())
  await waitFor(() => expect(button('Create account')).not.toHaveAttribute('aria-disabled', 'true'))
  await userEvent.click(button('Create account'))
}

/** The row of the checklist and whether it is checked. */
const rule = (text: string) =>
  within(page.getByRole('list', { name: 'A strong password has' }))
    .getByText(text)
    .closest('li')

export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await expect(await heading('Tell us about yourself')).toBeVisible()
    await expect(field('Email')).toHaveValue(newcomer)
    await expect(field('Email')).toHaveAttribute('readonly')
    await expect(button('Create account')).toHaveAttribute('aria-disabled', 'true')
    for (const [name, href] of [
      ['Terms and Conditions', paths.terms],
      ['Privacy Policy', paths.privacy],
    ] as const) {
      const link = page.getByRole('link', { name: new RegExp(name) })
      await expect(link).toHaveAttribute('href', href)
      await expect(link).toHaveAttribute('target', '_blank')
    }
  },
}

/** The five rows update during typing; a special character is listed and not required. */
export const LiveChecklist: Story = {
  play: async () => {
    const steps = [
      ['m', 'One lowercase letter'],
      ['M', 'One uppercase letter'],
      ['1', 'One number'],
      ['rquee', 'At least 8 characters'],
      ['!', 'One special character'],
    ] as const
    await userEvent.click(await page.findByLabelText('Password', { exact: true }))
    for (const [typed, label] of steps) {
      await expect(rule(label)).toHaveAttribute('data-met', 'false')
      await userEvent.keyboard(typed)
      await waitFor(() => expect(rule(label)).toHaveAttribute('data-met', 'true'))
    }
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(rule('One special character')).toHaveAttribute('data-met', 'false'))
  },
}

/** The messages of the password's rules appear one at a time, in the order of the list. */
export const InvalidFields: Story = {
  play: async () => {
    await heading('Tell us about yourself')
    await userEvent.click(button('Create account'))
    await expect(await message('First name is required')).toBeVisible()
    await expect(await message('Last name is required')).toBeVisible()
    await expect(await errorList('Fix 3 fields to continue')).toBeVisible()
    await waitFor(() => expect(field('First name')).toHaveFocus())
    for (const [typed, errorMessage] of [
      ['Marq', 'Password must be at least 8 characters'],
      ['marquee2025', 'Password must contain at least one uppercase letter'],
      ['MARQUEE2025', 'Password must contain at least one lowercase letter'],
      ['MarqueeMarquee', 'Password must contain at least one number'],
    ] as const) {
      await fill('Password', typed)
      await expect(await message(errorMessage)).toBeVisible()
    }
  },
}

/** Everything but the terms: a toast names them, and no request is sent. */
export const TermsMissing: Story = {
  play: async () => {
    await fillIn()
    await expect(button('Create account')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button('Create account'))
    await expectToast('Please agree to the Terms and Conditions to continue', 'danger')
    await userEvent.type(field('Password'), '{Enter}')
    await expectLastToast('Please agree to the Terms and Conditions to continue', 'danger')
    await expect(registered).not.toHaveBeenCalled()
    await expect(terms()).not.toBeChecked()
  },
}

export const Filled: Story = {
  play: async () => {
    await fillIn({ password: 'Marquee-2025' })
    await userEvent.click(terms())
    await waitFor(() => expect(button('Create account')).not.toHaveAttribute('aria-disabled', 'true'))
  },
}

export const Pending: Story = {
  parameters: screen({ api: [hold(auth.register)] }),
  play: async () => {
    await send()
    await waitFor(() => expect(button('Create account')).toHaveAttribute('aria-busy', 'true'))
  },
}

/** Sends exactly the four fields. */
export const Succeeds: Story = {
  parameters: visual('screen', [], { skip: 'It ends at a page that stands for the dashboard.' }),
  play: async () => {
    await send()
    await expectToast('Account created successfully', 'success')
    await expectPath(paths.dashboard)
    await expect(registered).toHaveBeenCalledOnce()
    await expect(registered).toHaveBeenCalledWith(ada)
  },
}

export const Failed: Story = {
  parameters: screen({
    api: [fail(auth.register, 'EMAIL_TAKEN', { errors: { email: 'An account with this email already exists' } })],
  }),
  play: async () => {
    await send()
    await expectLastToast('An account with this email already exists. Sign in instead.', 'danger')
    await expect(await message('An account with this email already exists')).toBeVisible()
    await expect(field('First name')).toHaveValue('Ada')
    await expect(terms()).toBeChecked()
  },
}

/** Without a message: the first value of `errors`; of a list its first entry. The focus is in the first of these fields on the page. */
export const FailedAtAField: Story = {
  parameters: screen({
    api: [
      fail(auth.register, 'VALIDATION_FAILED', {
        message: null,
        errors: { lastName: ['Last name is too odd', 'And too long'], firstName: 'No' },
      }),
    ],
  }),
  play: async () => {
    await send()
    await expectLastToast('Last name is too odd', 'danger')
    const list = within(await errorList('Fix 2 fields to continue'))
    await expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['No', 'Last name is too odd'])
    await expect(field('Last name')).toHaveAccessibleDescription('Last name is too odd')
    await waitFor(() => expect(field('First name')).toHaveFocus())
  },
}

export const FailedWithoutMessage: Story = {
  parameters: screen({ api: [fail(auth.register, 'INTERNAL', { message: null })] }),
  play: async () => {
    await send()
    await expectLastToast('Signup failed! Please try again.', 'danger')
  },
}

export const Offline: Story = {
  parameters: screen({ api: [offline(auth.register)] }),
  play: async () => {
    await send()
    await expectLastToast('An unexpected error occurred. Please try again.', 'danger')
    await expect(field('Password')).toHaveValue(ada.password)
  },
}

/** The verification has expired: a new code is requested, and the input stays. */
export const EmailNotVerified: Story = {
  parameters: {
    ...screen({ api: [] }),
    ...visual('screen', [], { skip: 'It ends at a page that stands for the dashboard.' }),
  },
  play: async () => {
    await send()
    await expectToast('Verify your email first: ask for a code and type it in.', 'danger')
    await userEvent.click(await page.findByRole('button', { name: 'Send a new code' }))
    await expect(await dialog()).toBeVisible()
    await expectToast('Verification code sent successfully', 'success')
    await typeCode(rightCode)
    await userEvent.click(button('Verify'))
    await expectToast('OTP code verified successfully', 'success')
    await expect(await message('Your email is verified. You can create your account now.')).toBeVisible()
    await expect(field('Last name')).toHaveValue('Okafor')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await userEvent.click(button('Create account'))
    await expectToast('Account created successfully', 'success')
    await expectPath(paths.dashboard)
  },
}

/** Without an email from the previous step, registration redirects. */
export const WithoutAnEmail: Story = {
  parameters: {
    screen: { at: paths.register, email: '' },
    ...withoutPicture('It ends on another page, which has its own stories.'),
  },
  play: async () => {
    await expectPath(paths.createAccount)
  },
}

export const EdgeData: Story = {
  ...phone,
  parameters: {
    ...screen({ email: `${'olorunfunmilola'.repeat(4)}@${'very-long-venue-name.'.repeat(4)}example` }),
    ...phone.parameters,
  },
  play: async () => {
    await fillIn({ firstName: 'Ọlọ́runfúnmilọ́láyọ̀ '.repeat(4), lastName: "O'Neil-<b>Adé</b>" })
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
