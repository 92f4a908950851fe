import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { auth } from '@/api/contract/endpoints/auth.ts'
import { fail, hold, offline } from '@/api/mocks/faults.ts'
import { smallVenue } from '@/api/mocks/world.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import { button, expectPath, expectLastToast, expectToast, field, fill, heading, message, ngozi } from './page.ts'

const { password } = smallVenue()

const meta = {
  title: 'Screens/Auth/Sign in',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.signIn }),
    states: { loading: 'The page reads nothing.', empty: 'The page lists nothing.' },
    shows: ['auth/screens/sign-in-screen.tsx'],
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const signIn = async (values: { email?: string; password?: string } = {}) => {
  await fill('Email', values.email ?? ngozi)
  await fill('Password', values.password ?? password)
  await userEvent.click(button('Sign In'))
}

/** While either field is empty the button is disabled. */
export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await expect(await heading('Sign in to Marquee')).toBeVisible()
    await expect(page.getByText('Login in to your account to start posting gigs')).toBeVisible()
    await expect(button('Sign In')).toBeDisabled()
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', paths.forgotPassword)
    await expect(page.getByRole('link', { name: 'Create Account' })).toHaveAttribute('href', paths.createAccount)
  },
}

export const Filled: Story = {
  play: async () => {
    await fill('Email', ngozi)
    await expect(button('Sign In')).toBeDisabled()
    await fill('Password', password)
    await expect(button('Sign In')).toBeEnabled()
    await userEvent.clear(field('Email'))
    await expect(button('Sign In')).toBeDisabled()
    await fill('Email', ngozi)
    await expect(button('Sign In')).toBeEnabled()
  },
}

export const ShowsThePassword: Story = {
  play: async () => {
    await fill('Password', password)
    await expect(field('Password')).toHaveAttribute('type', 'password')
    await userEvent.click(button('Show password'))
    await expect(field('Password')).toHaveAttribute('type', 'text')
    await userEvent.click(button('Hide password'))
    await expect(field('Password')).toHaveAttribute('type', 'password')
    await userEvent.click(button('Show password'))
    await expect(field('Password')).toHaveAttribute('type', 'text')
    await expect(field('Password')).toHaveValue(password)
  },
}

/** A field is validated on blur; typing removes the message as soon as it no longer applies. */
export const InvalidFields: Story = {
  play: async () => {
    await userEvent.click(await page.findByLabelText('Email'))
    await userEvent.tab()
    await expect(await message('Email is required')).toBeVisible()
    await fill('Email', 'ngozi@')
    await expect(await message('Invalid email address')).toBeVisible()
    await fill('Email', ngozi)
    await waitFor(() => expect(field('Email')).not.toHaveAttribute('aria-invalid'))
    await fill('Email', 'ngozi@')
    await userEvent.click(field('Password'))
    await userEvent.tab()
    await expect(await message('Password is required')).toBeVisible()
    await expect(field('Password')).toHaveAttribute('aria-invalid', 'true')
  },
}

/** Enter shows what is missing even though the button is disabled, and focuses it. */
export const EnterWithNothingTyped: Story = {
  play: async () => {
    await userEvent.click(await page.findByLabelText('Password'))
    await userEvent.keyboard('{Enter}')
    await expect(await message('Email is required')).toBeVisible()
    await expect(await message('Password is required')).toBeVisible()
    await waitFor(() => expect(field('Email')).toHaveFocus())
  },
}

export const Pending: Story = {
  parameters: screen({ api: [hold(auth.login)] }),
  play: async () => {
    await signIn()
    await waitFor(() => expect(button('Sign In')).toHaveAttribute('aria-disabled', 'true'))
    await expect(button('Sign In')).toHaveAttribute('aria-busy', 'true')
    await expect(button('Sign In')).toHaveFocus()
    await expect(field('Password')).toHaveValue(password)
  },
}

export const Succeeds: Story = {
  parameters: visual('screen', [], { skip: 'It ends at a page that stands for the dashboard.' }),
  play: async () => {
    await signIn({ email: ` ${ngozi.toUpperCase()} ` })
    await expectToast('Logged in successfully!', 'success')
    await expectPath(paths.dashboard)
  },
}

/** The server's message takes precedence. The input stays. */
export const Failed: Story = {
  play: async () => {
    await signIn({ password: 'not-my-password' })
    await expectLastToast('Wrong email or password.', 'danger')
    await expectPath(paths.signIn)
    await expect(field('Email')).toHaveValue(ngozi)
    await expect(field('Password')).toHaveValue('not-my-password')
    await waitFor(() => expect(button('Sign In')).toBeEnabled())
  },
}

export const FailedWithoutMessage: Story = {
  parameters: {
    ...screen({ api: [fail(auth.login, 'INTERNAL', { message: null })] }),
    ...withoutPicture('The page is pictured in Offline.'),
  },
  play: async () => {
    await signIn()
    await expectLastToast('Login failed! Please try again.', 'danger')
  },
}

export const FailedAtAField: Story = {
  parameters: screen({
    api: [fail(auth.login, 'VALIDATION_FAILED', { errors: { email: ['This address is blocked', 'second'] } })],
  }),
  play: async () => {
    await signIn()
    await expectLastToast('Invalid input', 'danger')
    await expect(await message('This address is blocked')).toBeVisible()
    await waitFor(() => expect(field('Email')).toHaveFocus())
  },
}

/** What the server said about a field stays until that field changes. */
export const CorrectsWhatTheServerRefused: Story = {
  parameters: FailedAtAField.parameters ?? {},
  play: async () => {
    await signIn()
    await expect(await message('This address is blocked')).toBeVisible()
    await waitFor(() => expect(field('Email')).toHaveFocus())
    await userEvent.clear(field('Password'))
    await expect(await message('Password is required')).toBeVisible()
    await expect(await message('This address is blocked')).toBeVisible()
    await userEvent.type(field('Email'), '.ng')
    await waitFor(() => expect(page.queryByText('This address is blocked')).toBeNull())
  },
}

export const Offline: Story = {
  parameters: screen({ api: [offline(auth.login)] }),
  play: async () => {
    await signIn()
    await expectLastToast('Login failed! Please try again.', 'danger')
    await expect(field('Password')).toHaveValue(password)
  },
}

/** The server ended the session: the page shows the reason for the redirect. */
export const SessionEnded: Story = {
  parameters: screen({ at: paths.dashboard, session: 'refused' }),
  play: async () => {
    await expectPath(paths.signIn)
    await expect(await message('Your session has ended. Please log in again.')).toBeVisible()
  },
}

/** A signed-in employer is redirected from a guest page. */
export const AlreadySignedIn: Story = {
  parameters: {
    ...screen({ session: 'signedIn' }),
    ...visual('screen', [], { skip: 'It ends at a page that stands for the dashboard.' }),
  },
  play: async () => {
    await expectPath(paths.dashboard)
  },
}

export const EdgeData: Story = {
  ...phone,
  parameters: { ...screen({}), ...phone.parameters },
  play: async () => {
    await fill('Email', `${'olorunfunmilola'.repeat(5)}@${'very-long-venue-name.'.repeat(4)}example`)
    await fill('Password', 'Ọlọ́runfúnmilọ́láyọ̀ '.repeat(6))
    await userEvent.click(button('Show password'))
    await expect(button('Sign In')).toBeEnabled()
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
