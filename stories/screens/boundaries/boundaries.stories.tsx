import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { canReload, reloadOnce } from '@/lib/reload-once.ts'
import { paths } from '@/shared/paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { phone, withoutPicture } from '../../_kit/visual.ts'
import { connect, disconnect } from '../shell/connection.ts'
import { arrivedAt, heading, sidebar } from '../shell/frame.ts'
import { breakAgain, missingChunk, repair, throwing, withoutChunk, withoutPanel, errorMessage } from './breaking.tsx'

const meta = {
  title: 'Screens/Boundaries/Error',
  render: renderScreen,
  beforeEach: breakAgain,
  parameters: {
    ...screen({ at: paths.dashboard }),
    expectedProblems: [errorMessage],
    states: {
      loaded: 'A boundary shows an error and nothing else.',
      loading: 'A boundary reads nothing.',
      failed: 'Each story is one.',
      empty: 'A boundary lists nothing.',
      edgeData: 'Messages are the app’s own.',
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

async function expectMessage(message: string): Promise<void> {
  await heading('Oops! Something went wrong.')
  await expect(page.getByText('The operation could not be completed')).toBeVisible()
  await expect(page.getByText(message)).toBeVisible()
}

/** One page fails to render: the navigation stays. */
export const Screen: Story = {
  parameters: screen({ routes: throwing('screen') }),
  play: async () => {
    await expectMessage(errorMessage)
    await expect(await (await sidebar()).findByText('Eko Events')).toBeVisible()
  },
}

/** 'Try again' renders the page once more. */
export const ScreenRecovers: Story = {
  parameters: screen({ routes: throwing('screen') }),
  play: async () => {
    await heading('Oops! Something went wrong.')
    repair()
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await heading('The lights are back')
  },
}

/** A page that fails again shows the error again. */
export const ScreenStaysBroken: Story = {
  parameters: { ...screen({ routes: throwing('screen') }), ...withoutPicture('The error is pictured in Screen.') },
  play: async () => {
    await heading('Oops! Something went wrong.')
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await expectMessage(errorMessage)
  },
}

/** The other pages still work, and after navigating to the failing page the error has the focus. */
export const ScreenLeft: Story = {
  parameters: { ...screen({ routes: throwing('screen') }), ...withoutPicture('The error is pictured in Screen.') },
  play: async () => {
    await heading('Oops! Something went wrong.')
    await userEvent.click((await sidebar()).getByRole('link', { name: 'My Workers' }))
    await heading('My Workers')
    await userEvent.click((await sidebar()).getByRole('link', { name: 'Dashboard' }))
    await waitFor(async () => expect(await heading('Oops! Something went wrong.')).toHaveFocus())
  },
}

export const ScreenOnAPhone: Story = {
  ...phone,
  parameters: { ...screen({ routes: throwing('screen') }), ...phone.parameters },
  play: async () => expectMessage(errorMessage),
}

/** The shell fails to render: nothing of it is shown, and log-out stays possible. */
export const Shell: Story = {
  parameters: screen({ routes: throwing('shell') }),
  play: async () => {
    await expectMessage(errorMessage)
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
    await expect(page.queryByRole('complementary')).toBeNull()
  },
}

export const ShellLogsOut: Story = {
  parameters: {
    ...screen({ routes: throwing('shell') }),
    ...withoutPicture('It ends on sign-in, which has its own stories.'),
  },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'Log out' }))
    await arrivedAt(paths.signIn)
  },
}

/** The root of the app fails to render. */
export const Root: Story = {
  parameters: screen({ routes: throwing('root') }),
  play: async () => {
    await expectMessage(errorMessage)
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  },
}

export const RootOnAPhone: Story = {
  ...phone,
  parameters: { ...screen({ routes: throwing('root') }), ...phone.parameters },
  play: async () => expectMessage(errorMessage),
}

const browser = { storage: () => sessionStorage, online: true }

/** A chunk cannot be loaded, and the automatic reload has not helped: no second reload follows. */
export const ChunkAfterReload: Story = {
  parameters: { ...screen({ routes: withoutChunk }), expectedProblems: [missingChunk] },
  beforeEach: () => reloadOnce({ ...browser, reload: () => undefined }),
  play: async () => {
    await expectMessage(missingChunk)
    await expect(canReload(browser)).toBe(false)
  },
}

/** Without a network a missing page is not called an error of the app, and nothing is said to be shown. */
export const ChunkOffline: Story = {
  parameters: { ...screen({ routes: withoutChunk }), expectedProblems: [missingChunk] },
  beforeEach: () => {
    disconnect()
    return connect
  },
  play: async () => {
    await heading('This page could not be loaded')
    await expect(page.getByText('Check your connection, then try again.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.queryByText(/Oops|The operation could not be completed/)).toBeNull()
    await expect(await page.findByText('You are offline.')).toBeVisible()
  },
}

/** Without a network a page that is not loaded does not replace the one that is shown. */
export const ChunkOfflineKeepsPage: Story = {
  parameters: {
    ...screen({ at: paths.gigs, routes: withoutChunk }),
    expectedProblems: [],
    ...withoutPicture('The page is pictured in its own stories, and the toast in those of Toast.'),
  },
  beforeEach: () => connect,
  play: async () => {
    await heading('Gigs Management')
    const search = await page.findByRole('searchbox')
    await userEvent.type(search, 'DJ')
    disconnect()
    await userEvent.click((await sidebar()).getByRole('link', { name: 'Dashboard' }))
    await expect(
      await page.findByText('You are offline. The page can be opened when the connection is back.'),
    ).toBeVisible()
    await heading('Gigs Management')
    await expect(search).toHaveValue('DJ')
  },
}

/** A part whose code is not there, such as a tab: the page stays, and the part can be tried again. */
export const PartOffline: Story = {
  parameters: { ...screen({ routes: withoutPanel }), expectedProblems: [] },
  beforeEach: () => {
    disconnect()
    return connect
  },
  play: async () => {
    await heading('Backstage')
    await expect(await page.findByText('This part of the page could not be loaded')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const PartRecovers: Story = {
  parameters: {
    ...screen({ routes: withoutPanel }),
    expectedProblems: [],
    ...withoutPicture('Nothing of the error is left.'),
  },
  beforeEach: () => {
    disconnect()
    return connect
  },
  play: async () => {
    const tryAgain = await page.findByRole('button', { name: 'Try again' })
    repair()
    connect()
    await userEvent.click(tryAgain)
    await expect(await page.findByText('The lights are back')).toBeVisible()
    await heading('Backstage')
  },
}
