import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { FileUpload, type FileUploadProps, type StoredFile } from '@/design-system/components/FileUpload/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { stressText } from './stress-text.ts'

const onChange = fn()
const rider: StoredFile = { id: '1', name: 'Technical rider.pdf', size: 1_240_000, type: 'application/pdf' }
const accept = { types: ['application/pdf', 'audio/*', 'image/jpeg', 'image/png'], label: 'PDF, audio, JPG or PNG' }

/** The file's name decides the result: 'slow' stays at 45 %, 'lost' fails the first time, every other file is uploaded. */
const upload: FileUploadProps['upload'] = (file, { onProgress }) => {
  onProgress({ loaded: 45, total: 100 })
  if (file.name.includes('slow')) return new Promise(() => undefined)
  if (file.name.includes('lost') && !tried.has(file.name)) {
    tried.add(file.name)
    return Promise.reject(new Error('offline'))
  }
  return Promise.resolve({ id: file.name, name: file.name, size: file.size, type: file.type })
}
const tried = new Set<string>()

/** Stores the files, as a form does. */
function Demo(props: FileUploadProps) {
  const [value, setValue] = useState(props.value)
  return (
    <FileUpload
      {...props}
      value={value}
      onChange={(event) => {
        props.onChange(event)
        setValue(event.value)
      }}
    />
  )
}

const meta = {
  title: 'Design system/Fields/FileUpload',
  component: FileUpload,
  args: {
    label: 'Rider and recordings',
    accept,
    maxSize: 700 * 1024 ** 2,
    maxFiles: 5,
    value: [],
    onChange,
    upload,
    describeFailure: () => 'The connection was lost',
  },
  argTypes: { labelEnd: { control: false } },
  render: (args) => <Demo {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 448 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileUpload>
export default meta
type Story = StoryObj<typeof meta>

/** A file of any size without its bytes. */
function sample(name: string, type: string, size: number): File {
  const file = new File(['x'], name, { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

const choose = async (...files: readonly File[]) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]') ?? document.body, [...files], {
    applyAccept: false,
  })

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  args: { description: 'What the workers need to prepare.', value: [rider] },
  play: async ({ canvas, step }) => {
    onChange.mockClear()
    await step('sends what was chosen', async () => {
      await choose(sample('Set list.pdf', 'application/pdf', 84_000))
      await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
      await expect(canvas.getAllByText('Uploaded')).toHaveLength(2)
    })
    await step('takes a stored file out of the list', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Technical rider.pdf' }))
      await expect(canvas.getByRole('button', { name: 'Remove Set list.pdf' })).toHaveFocus()
    })
  },
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: (args) => (
    <Stack space={4}>
      <FileUpload {...args} label="Empty" />
      <FileUpload {...args} label="One file" maxFiles={1} optional />
      <FileUpload {...args} label="Invalid" message="Add the rider" />
      <FileUpload {...args} label="Disabled" disabled value={[rider]} />
    </Stack>
  ),
}

/** Stored, uploading, waiting, rejected by type and by size, and failed. */
export const Progress: Story = {
  args: { value: [rider], maxFiles: 9 },
  parameters: visual('responsive', ['forced-colors', 'reduced-motion']),
  play: async ({ canvas, step }) => {
    tried.clear()
    await choose(sample('lost demo.mp3', 'audio/mpeg', 4_404_019))
    await canvas.findByText('The connection was lost')
    await choose(
      sample('slow recording.wav', 'audio/wav', 700 * 1024 ** 2),
      sample('slow poster.png', 'image/png', 2_300_000),
      sample('Stage plan.pdf', 'application/pdf', 310_000),
      sample('Rehearsal.mov', 'video/quicktime', 91_000_000),
      sample('Whole festival.wav', 'audio/wav', 3 * 1024 ** 3),
    )
    await waitFor(() => expect(canvas.getAllByText('Uploading, 45%')).toHaveLength(2))
    await step('the reasons stand at the files', async () => {
      await expect(canvas.getByText('File must be PDF, audio, JPG or PNG')).toBeVisible()
      await expect(canvas.getByText('File must not be larger than 700 MB')).toBeVisible()
    })
  },
}

export const TriesAgain: Story = {
  parameters: visual('component', [], { skip: 'Progress shows the failed file, Playground the one that has arrived.' }),
  play: async ({ canvas }) => {
    tried.clear()
    onChange.mockClear()
    await choose(sample('lost demo.mp3', 'audio/mpeg', 4_404_019))
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again with lost demo.mp3' }))
    await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1))
    await expect(await canvas.findByText('Uploaded')).toBeVisible()
  },
}

export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByText('Choose files').closest('[data-part="DropZone"]') ?? document.body
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(sample('Set list.pdf', 'application/pdf', 84_000))
    zone.dispatchEvent(new DragEvent('dragenter', { dataTransfer, bubbles: true }))
    await waitFor(() => expect(zone).toHaveAttribute('data-dragging', 'true'))
  },
}

export const Stress: Story = {
  render: (args) => (
    <Narrow>
      <Demo
        {...args}
        label={stressText.long}
        message={stressText.unbroken}
        accept={{ types: ['.x'], label: stressText.long }}
        value={[
          { ...rider, name: `${stressText.unbroken}.pdf` },
          { ...rider, id: '2', name: stressText.nigerian },
        ]}
      />
    </Narrow>
  ),
  play: async () => {
    await choose(sample(`${stressText.long}.exe`, '', 3))
    await screen.findByText(/^File must be Photographers/)
  },
}

export const Hovered: Story = { parameters: visual('component', [], { hover: 'input[type=file]' }) }

export const FocusVisible: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(document.activeElement).toHaveAttribute('type', 'file')
  },
}
