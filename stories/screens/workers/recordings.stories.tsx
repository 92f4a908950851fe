import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { aTask } from '@/api/mocks/task-factories.ts'
import { renderScreen, screen } from '../../_kit/screen.tsx'
import { withoutPicture } from '../../_kit/visual.ts'
import { submittedAt, venueWithPlace, workerPage } from './worker-page.ts'

const recording = (id: string, name: string, mime: string, deliverableId: string) => ({
  id,
  name,
  url: `/uploads/tasks/${name}`,
  thumbUrl: null,
  mime,
  sizeBytes: 3_400_000,
  deliverableId,
})

/** A song and a video, each with what it shows. */
const world = () =>
  venueWithPlace(
    'wg_3',
    {},
    {
      tasks: [
        aTask({
          files: [
            recording('fil_1', 'song.wav', 'audio/wav', 'dlv_1'),
            recording('fil_2', 'highlights.webm', 'video/webm', 'dlv_2'),
          ],
        }),
      ],
    },
  )

const meta = {
  title: 'Screens/Workers/Recordings',
  render: renderScreen,
  parameters: { ...screen({ at: submittedAt, world }), states: 'worker.stories.tsx' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** A sound has its player in its row, and a video behind a button; nothing of them is loaded before it is played. */
export const Recordings: Story = {
  play: async () => {
    const main = await workerPage()
    await expect(await main.findByRole('button', { name: 'Play song.wav' })).toBeVisible()
    await expect(main.getByRole('slider', { name: 'Position in song.wav' })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Play highlights.webm' })).toHaveAttribute('aria-expanded', 'false')
    await expect(main.queryByLabelText('highlights.webm')).toBeNull()
  },
}

export const BrokenVideo: Story = {
  parameters: withoutPicture('BrokenPreview shows the sentence.'),
  play: async () => {
    const main = await workerPage()
    await userEvent.click(await main.findByRole('button', { name: 'Play highlights.webm' }))
    await expect(await main.findByText('highlights.webm cannot be shown here. Open it in a new tab.')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Hide highlights.webm' })).toHaveAttribute('aria-expanded', 'true')
  },
}
