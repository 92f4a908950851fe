import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen as page, userEvent, waitFor } from 'storybook/test'
import { auth } from '@/api/contract/endpoints/auth.ts'
import { fail, hold, offline } from '@/api/mocks/faults.ts'
import { mock } from '@/api/mocks/mock.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, visual, withoutPicture } from '../../_kit/visual.ts'
import {
  button,
  errorList,
  expectPath,
  expectLastToast,
  expectToast,
  field,
  fill,
  heading,
  message,
  ngozi,
} from './page.ts'

const changed = fn()
const accepts = mock(auth.resetPassword, ({ body }) => {
  changed(body)
  return { data: null }
})

const meta = {
  title: 'Screens/Auth/Set new password',
  render: renderScreen,
  parameters: {
    ...screen({ at: paths.setNewPassword, email: ngozi, api: [accepts] }),
    states: { loading: 'The page reads nothing.', empty: 'The page lists nothing.' },
    shows: ['auth/screens/set-new-password-screen.tsx'],
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const password = 'Marquee-2026'

const send = async (typed = password, confirmed = typed) => {
  changed.mockClear()
  await fill('New password', typed)
  await fill('Confirm password', confirmed)
  await userEvent.click(button('Update Password'))
}

export const Loaded: Story = {
  parameters: visual('screen', ['all']),
  play: async () => {
    await expect(await heading('Set a new password')).toBeVisible()
    await expect(page.getAllByRole('listitem').filter((item) => item.dataset['met'] === 'false')).toHaveLength(5)
  },
}

/** The sign-up rules and a special character; both fields must be equal. */
export const InvalidFields: Story = {
  play: async () => {
    await heading('Set a new password')
    await userEvent.click(button('Update Password'))
    await expect(await message('Password must be at least 8 characters')).toBeVisible()
    await expect(await message('Confirm password is required')).toBeVisible()
    await expect(await errorList('Fix 2 fields to continue')).toBeVisible()
    await waitFor(() => expect(field('New password')).toHaveFocus())
    await fill('New password', 'Marquee2026')
    await expect(await message('Password must contain at least one special character')).toBeVisible()
    await fill('New password', password)
    await fill('Confirm password', 'Marquee-2025')
    await expect(await message("Passwords don't match")).toBeVisible()
    await expect(changed).not.toHaveBeenCalled()
  },
}

/** Correcting the first field removes the message at the second one. */
export const MatchesAfterAll: Story = {
  play: async () => {
    await send(password, 'Marquee-2027')
    await expect(await message("Passwords don't match")).toBeVisible()
    await fill('New password', 'Marquee-2027')
    await waitFor(() => expect(page.queryByText("Passwords don't match")).toBeNull())
  },
}

export const Pending: Story = {
  parameters: screen({ api: [hold(auth.resetPassword)] }),
  play: async () => {
    await send()
    await waitFor(() => expect(button('Update Password')).toHaveAttribute('aria-busy', 'true'))
  },
}

export const Succeeds: Story = {
  parameters: withoutPicture('It ends on the next page, which has its own stories.'),
  play: async () => {
    await send()
    await expectToast('Password updated successfully!', 'success')
    await expectPath(paths.updatedPassword)
    await expect(await heading('Password Updated')).toBeVisible()
    await expect(changed).toHaveBeenCalledWith({ email: ngozi, newPassword: password, confirmPassword: password })
  },
}

/** The code has expired: a link to request a new one. */
export const Failed: Story = {
  parameters: screen({
    api: [
      fail(auth.resetPassword, 'EMAIL_NOT_VERIFIED', {
        message: 'Your code has expired. Ask for a new one to set a password.',
      }),
    ],
  }),
  play: async () => {
    await send()
    await expectLastToast('Your code has expired. Ask for a new one to set a password.', 'danger')
    await expect(await page.findByRole('link', { name: 'Get a new code' })).toHaveAttribute(
      'href',
      paths.forgotPassword,
    )
    await expect(field('New password')).toHaveValue(password)
  },
}

export const FailedWithoutMessage: Story = {
  parameters: {
    ...screen({ api: [fail(auth.resetPassword, 'INTERNAL', { message: null })] }),
    ...withoutPicture('The page is pictured in Offline.'),
  },
  play: async () => {
    await send()
    await expectLastToast('Failed to update password! Please try again.', 'danger')
  },
}

export const Offline: Story = {
  parameters: screen({ api: [offline(auth.resetPassword)] }),
  play: async () => {
    await send()
    await expectLastToast('Failed to update password! Please try again.', 'danger')
    await expect(field('Confirm password')).toHaveValue(password)
  },
}

export const WithoutAnEmail: Story = {
  parameters: {
    screen: { at: paths.setNewPassword, email: '' },
    ...withoutPicture('It ends on another page, which has its own stories.'),
  },
  play: async () => {
    await expectPath(paths.forgotPassword)
  },
}

export const EdgeData: Story = {
  ...phone,
  parameters: { ...screen({}), ...phone.parameters },
  play: async () => {
    await send(`Ọlọ́runfúnmilọ́láyọ̀-${'1'.repeat(200)}`)
    await expect(await message('Password must be at most 200 characters')).toBeVisible()
    await userEvent.click(page.getAllByRole('button', { name: 'Show password' })[0] ?? button('Show password'))
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
