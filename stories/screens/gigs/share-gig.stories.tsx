import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent, waitFor } from 'storybook/test'
import { gigPaths } from '@/shared/gig-paths.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { copyToClipboard, withClipboard } from '../../_kit/clipboard.ts'
import { visual, withoutPicture } from '../../_kit/visual.ts'
import { expectToast } from '../auth/page.ts'
import { gigPage, noDialog, openMenu, screenWithGig } from './details-page.ts'
import { shownDialog } from '../shell/frame.ts'

const meta = {
  title: 'Screens/Gigs/Share a Gig',
  render: renderScreen,
  parameters: { ...screen({ at: gigPaths.details('gig_1') }), states: 'details.stories.tsx' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** From the menu of an open Gig. */
async function openDialog() {
  await userEvent.click(await (await openMenu()).findByRole('menuitem', { name: 'Share' }))
  return shownDialog('Share Gig')
}

/** The poster as workers see it, without address and contact. */
export const Shown: Story = {
  parameters: visual('screen', [], { crop: 'window' }),
  play: async () => {
    const dialog = await openDialog()
    await expect(dialog.getByRole('heading', { name: 'Wedding photographer' })).toBeVisible()
    await expect(dialog.queryByText(/Opebi/)).toBeNull()
    const href = dialog.getByRole('link', { name: /^Share on WhatsApp/ }).getAttribute('href') ?? ''
    await expect(new URL(href).searchParams.get('text')).toMatch(/^Wedding photographer\nPhotographer\nSat 22 Nov 2025/)
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await noDialog()
    await expect(page.getByRole('button', { name: 'More actions' })).toHaveFocus()
    await openDialog()
  },
}

/** The files that the page has downloaded. */
function watchDownloads() {
  const files: { name: string; blob: Blob | undefined }[] = []
  const blobs = new Map<string, Blob>()
  const { createObjectURL } = URL
  const { click } = HTMLAnchorElement.prototype
  URL.createObjectURL = (blob: Blob) => {
    const address = createObjectURL.call(URL, blob)
    blobs.set(address, blob)
    return address
  }
  HTMLAnchorElement.prototype.click = function download(this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: blobs.get(this.href) })
  }
  const end = () => {
    URL.createObjectURL = createObjectURL
    HTMLAnchorElement.prototype.click = click
  }
  return { files, end }
}

export const Downloaded: Story = {
  parameters: withoutPicture('It looks like Shown; the picture itself is in Shared/Gig poster.'),
  play: async () => {
    const dialog = await openDialog()
    const { files, end } = watchDownloads()
    try {
      await userEvent.click(dialog.getByRole('button', { name: 'Download picture' }))
      await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['marquee-wedding-photographer.png']))
    } finally {
      end()
    }
    const [file] = files
    const bitmap = await createImageBitmap(file?.blob as Blob)
    await expect([file?.blob?.type, bitmap.width, bitmap.height]).toEqual(['image/png', 1080, 1350])
  },
}

/** A browser that gives no canvas, as some do against tracking. */
export const CannotBeDrawn: Story = {
  parameters: withoutPicture('It looks like Shown, with a message.'),
  play: async () => {
    const dialog = await openDialog()
    const { getContext } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.getContext = () => null
    try {
      await userEvent.click(dialog.getByRole('button', { name: 'Download picture' }))
      await expectToast('The picture could not be drawn. Copy the text, or share it on WhatsApp.', 'danger')
    } finally {
      HTMLCanvasElement.prototype.getContext = getContext
    }
  },
}

export const Copied: Story = {
  parameters: withoutPicture('It looks like Shown, with a message.'),
  beforeEach: withClipboard(() => Promise.resolve()),
  play: async () => {
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Copy text' }))
    await expectToast('Text copied', 'success')
    await expect(copyToClipboard.mock.lastCall?.[0]).toContain('Applications close Mon 17 Nov 2025, 11:59 PM.')
  },
}

export const CannotBeCopied: Story = {
  parameters: withoutPicture('It looks like Shown, with a message.'),
  beforeEach: withClipboard(() => Promise.reject(new Error('Not allowed'))),
  play: async () => {
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: 'Copy text' }))
    await expectToast('The text could not be copied. Share it on WhatsApp, or download the picture.', 'danger')
  },
}

/** A Gig for invited workers only is not for everybody. */
export const NotOffered: Story = {
  parameters: {
    ...screenWithGig('gig_1', { visibility: 'invite_only' }),
    ...withoutPicture('Details shows the menu.'),
  },
  play: async () => {
    await gigPage()
    const menu = await openMenu()
    await expect(await menu.findByRole('menuitem', { name: 'Invite workers' })).toBeVisible()
    await expect(menu.queryByRole('menuitem', { name: 'Share' })).toBeNull()
  },
}
