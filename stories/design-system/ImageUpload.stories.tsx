import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { imageShapes, ImageUpload, type ImageUploadProps } from '@/design-system/components/ImageUpload/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { keyboardOnly } from '../_kit/keyboard.ts'
import { phone, visual } from '../_kit/visual.ts'
import { Narrow } from './demo.tsx'
import { lookAt, lyingPhotograph, samplePicture } from './sample-picture.ts'
import { expectRoomForMessage } from './stress-checks.ts'
import { stressText } from './stress-text.ts'

const address = '/pictures/logo.png'
const onChange = fn()
const upload = fn<ImageUploadProps['upload']>()

/** Stores the address, as a form does. */
function Demo(props: ImageUploadProps) {
  const [value, setValue] = useState(props.value)
  return (
    <ImageUpload
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
  title: 'Design system/Fields/ImageUpload',
  component: ImageUpload,
  args: { label: 'Logo', value: null, onChange, upload, describeFailure: () => 'The connection was lost' },
  argTypes: { shape: { control: 'inline-radio', options: imageShapes }, labelEnd: { control: false } },
  render: (args) => <Demo {...args} />,
  beforeEach: () => {
    onChange.mockClear()
    upload.mockReset()
    upload.mockImplementation(() => Promise.resolve(address))
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 448 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageUpload>
export default meta
type Story = StoryObj<typeof meta>

const choose = (file: File) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type="file"]') ?? document.body, file, {
    applyAccept: false,
  })

const openCrop = async (file: File) => {
  await choose(file)
  return screen.findByRole('dialog', { name: 'Crop the picture' })
}

const crop = async (file: File) => {
  const dialog = await openCrop(file)
  // A dialog takes clicks only from the render after the one that shows it.
  await waitFor(() => expect(dialog).not.toHaveStyle({ pointerEvents: 'none' }))
  await userEvent.click(screen.getByRole('button', { name: 'Use picture' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** The file of the last upload. */
const sent = () => {
  const blob = upload.mock.lastCall?.[0]
  if (blob === undefined) throw new Error('Nothing was sent')
  return blob
}

export const Playground: Story = {
  parameters: visual('component', ['dark']),
  args: { description: 'Workers see it on every Gig.' },
  play: async ({ canvas, step }) => {
    await step('crops, and sends a square of at most 1024 px', async () => {
      await crop(await samplePicture(2400, 1600))
      await waitFor(() => expect(onChange).toHaveBeenCalledWith({ value: address }))
      await expect(await lookAt(sent(), 512, 512)).toEqual({ width: 1024, height: 1024, colour: [0xf7, 0xb2, 0x28] })
      await expect(sent().type).toBe('image/png')
    })
    await expect(canvas.getByText('Picture uploaded')).toBeVisible()
  },
}

export const States: Story = {
  parameters: visual('component', ['dark', 'forced-colors']),
  render: (args) => (
    <Stack space={4}>
      <ImageUpload {...args} label="Empty" />
      <ImageUpload {...args} label="Round" shape="circle" optional />
      <ImageUpload {...args} label="Invalid" required="marked" message="Add a logo" />
      <ImageUpload {...args} label="Disabled" disabled />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [empty, , invalid] = canvasElement.querySelectorAll('[data-component="ImageUpload"]')
    await expectRoomForMessage(empty ?? null, invalid ?? null)
  },
}

/** Moved by arrow keys, sized by the slider. */
export const CropSquare: Story = {
  parameters: visual('component', ['forced-colors', 'reduced-motion'], { crop: 'window' }),
  play: async ({ step }) => {
    await openCrop(await samplePicture(1600, 1000))
    const slider = screen.getByRole('slider', { name: 'Size' })
    await step('the slider keeps the middle', async () => {
      await fireEvent.change(slider, { target: { value: '60' } })
      await expect(slider).toHaveAttribute('aria-valuetext', '60%')
    })
    await step('arrow keys move what is kept', async () => {
      const area = screen.getByRole('group', { name: /^Part of the picture/ })
      const before = area.getBoundingClientRect()
      area.focus()
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}')
      const after = area.getBoundingClientRect()
      await expect([Math.round(before.left - after.left), Math.round(before.top - after.top)]).toEqual([2, 1])
    })
    await step('a corner makes it larger', async () => {
      screen.getByRole('button', { name: /top left/ }).focus()
      await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
      await expect(Number(slider.getAttribute('value'))).toBeGreaterThan(60)
    })
  },
}

export const CropCircleOnPhone: Story = {
  ...phone,
  args: { shape: 'circle', label: 'Profile picture' },
  parameters: visual('phone', [], { crop: 'window' }),
  play: async () => {
    await openCrop(await samplePicture(900, 1600))
  },
}

/** A photograph that is stored rotated, with EXIF orientation: the uploaded picture is upright. */
export const Upright: Story = {
  parameters: visual('component', [], { skip: 'The picture looks like that of Playground.' }),
  play: async () => {
    await crop(await lyingPhotograph())
    await waitFor(() => expect(upload).toHaveBeenCalledTimes(1))
    const top = await lookAt(sent(), 20, 20)
    const bottom = await lookAt(sent(), 20, 280)
    await expect([top.width, top.height]).toEqual([300, 300])
    await expect(top.colour[0]).toBeGreaterThan(200)
    await expect(bottom.colour[2]).toBeGreaterThan(200)
    await expect(upload.mock.lastCall?.[1].fileName).toBe('photo.jpg')
  },
}

export const Uploading: Story = {
  play: async ({ canvas }) => {
    upload.mockImplementation((_, { onProgress }) => {
      onProgress({ loaded: 45, total: 100 })
      return new Promise(() => undefined)
    })
    await crop(await samplePicture(600, 600))
    await expect(await canvas.findByText('Uploading, 45%')).toBeVisible()
  },
}

export const Failed: Story = {
  play: async ({ canvas, step }) => {
    upload.mockImplementation(() => Promise.reject(new Error('offline')))
    await crop(await samplePicture(600, 600))
    await step('the form keeps its value, and the picture can be tried again', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(upload).toHaveBeenCalledTimes(2))
      await expect(onChange).not.toHaveBeenCalled()
      await expect(await canvas.findByText('The connection was lost')).toBeVisible()
    })
  },
}

export const Rejected: Story = {
  play: async ({ canvas }) => {
    await choose(new File(['x'], 'logo.gif', { type: 'image/gif' }))
    await canvas.findByText('Image must be JPG, PNG or WebP')
    await choose(new File(['no picture'], 'logo.png', { type: 'image/png' }))
    await canvas.findByText('Image could not be read. Choose another one')
    await choose(await samplePicture(199, 600))
    await canvas.findByText('Image must be at least 200 by 200 pixels')
  },
}

export const Stress: Story = {
  render: (args) => (
    <Narrow>
      <Demo
        {...args}
        label={stressText.long}
        description={stressText.nigerian}
        message={stressText.unbroken}
        describeFailure={() => stressText.long}
      />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    upload.mockImplementation(() => Promise.reject(new Error('offline')))
    await crop(await samplePicture(600, 600))
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const Hovered: Story = { parameters: visual('component', [], { hover: 'input[type=file]' }) }

export const FocusVisible: Story = {
  play: async () => {
    await userEvent.tab()
    await expect(document.activeElement).toHaveAttribute('type', 'file')
  },
}

export const Keyboard: Story = {
  parameters: keyboardOnly,
  play: async ({ canvas, step }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Logo')).toHaveFocus()
    const dialog = await openCrop(await samplePicture(1600, 1000))
    const area = screen.getByRole('group', { name: /^Part of the picture/ })
    const slider = screen.getByRole('slider', { name: 'Size' })
    await fireEvent.change(slider, { target: { value: '60' } })
    await step('arrows move what is kept by 1 px, with Shift by 10 px', async () => {
      const before = area.getBoundingClientRect()
      area.focus()
      await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowLeft}{Shift>}{ArrowUp}{/Shift}')
      const after = area.getBoundingClientRect()
      await expect([Math.round(after.left - before.left), Math.round(after.top - before.top)]).toEqual([1, -9])
    })
    await step('Space and Enter press, Escape leaves the crop without a change', async () => {
      await waitFor(() => expect(dialog).not.toHaveStyle({ pointerEvents: 'none' }))
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(upload).not.toHaveBeenCalled()
      for (const [index, key] of ['{Enter}', '[Space]'].entries()) {
        await openCrop(await samplePicture(600, 600))
        screen.getByRole('button', { name: 'Use picture' }).focus()
        await userEvent.keyboard(key)
        await waitFor(() => expect(upload).toHaveBeenCalledTimes(index + 1))
      }
    })
  },
}
