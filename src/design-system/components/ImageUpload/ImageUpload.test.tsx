import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ImageUpload, type ImageUploadProps } from './index.ts'
import * as picture from './picture.ts'

// jsdom can neither decode nor draw pictures; the stories do both in a browser.
vi.mock('./picture.ts', { spy: true })

const size = { width: 800, height: 600 }
const close = vi.fn<() => void>()
const cut = { blob: new Blob(['cut'], { type: 'image/png' }), canvas: document.createElement('canvas') }

beforeEach(() => {
  close.mockClear()
  vi.mocked(picture.readPicture).mockImplementation(() => Promise.resolve({ ...size, close }))
  vi.mocked(picture.cutOut).mockImplementation(() => Promise.resolve(cut))
  vi.mocked(picture.drawInto).mockImplementation(() => undefined)
})

type Tried = 'describeFailure' | 'onBusyChange' | 'shape' | 'disabled'
type HarnessProps = Partial<Pick<ImageUploadProps, Tried>> &
  Pick<ImageUploadProps, 'upload' | 'onChange'> & { start: string | null }

function Harness({ start, onChange, ...props }: HarnessProps) {
  const [value, setValue] = useState(start)
  return (
    <ImageUpload
      label="Logo"
      {...props}
      value={value}
      onChange={(event) => {
        onChange(event)
        setValue(event.value)
      }}
    />
  )
}

const file = (name = 'logo.png', type = 'image/png', content = 'content') => new File([content], name, { type })

const setUp = (props: Partial<HarnessProps> = {}) => {
  const onChange = vi.fn<ImageUploadProps['onChange']>()
  const upload = vi.fn<ImageUploadProps['upload']>(() => Promise.resolve('/pictures/new.png'))
  const view = render(<Harness start={null} upload={upload} onChange={onChange} {...props} />)
  const input = screen.getByLabelText(/^Logo/, { selector: 'input' })
  const choose = (chosenFile: File) => userEvent.setup({ applyAccept: false }).upload(input, chosenFile)
  const crop = async (chosenFile = file()) => {
    await choose(chosenFile)
    await userEvent.click(await screen.findByRole('button', { name: 'Use picture' }))
  }
  return { onChange, upload, input, choose, crop, view }
}

describe('ImageUpload', () => {
  it('is named by its label and its action, and lists the accepted files', () => {
    const { input } = setUp()
    expect(input).toHaveAccessibleName('Logo Choose a picture')
    expect(input).toHaveAccessibleDescription('JPG, PNG or WebP, smaller than 5 MB, at least 200 by 200 pixels')
  })

  it('crops the chosen picture, uploads it, and passes its address', async () => {
    const { crop, upload, onChange } = setUp()
    await crop(file('Our logo.jpeg', 'image/jpeg'))
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: '/pictures/new.png' }))
    expect(upload).toHaveBeenCalledWith(cut.blob, expect.objectContaining({ fileName: 'Our logo.png' }))
    expect(screen.getByRole('img', { name: 'Logo, picture' })).toBeInTheDocument()
    expect(await screen.findByText('Picture uploaded', { selector: 'p *' })).toBeVisible()
    expect(close).toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    ['its kind', file('logo.gif', 'image/gif'), 'Image must be JPG, PNG or WebP'],
    ['its size', file('logo.png', 'image/png', 'x'.repeat(5 * 1024 ** 2 + 1)), 'Image must be smaller than 5 MB'],
  ])('rejects a file for %s, in the field’s message', async (_, chosenFile, message) => {
    const { choose, input } = setUp()
    await choose(chosenFile)
    expect(await screen.findByText(message)).toBeVisible()
    expect(input).toBeInvalid()
    expect(picture.readPicture).not.toHaveBeenCalled()
  })

  it('rejects a picture that is too small, or cannot be read', async () => {
    const { choose } = setUp()
    vi.mocked(picture.readPicture).mockResolvedValueOnce({ width: 800, height: 199, close })
    await choose(file())
    expect(await screen.findByText('Image must be at least 200 by 200 pixels')).toBeVisible()
    expect(close).toHaveBeenCalledOnce()
    vi.mocked(picture.readPicture).mockRejectedValueOnce(new Error('broken'))
    await choose(file())
    expect(await screen.findByText('Image could not be read. Choose another one')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each(['square', 'circle'] as const)(
    'calls a %s what is moved over the picture when it looks like one',
    async (shape) => {
      const { choose } = setUp({ shape })
      await choose(file())
      expect(await screen.findByRole('dialog', { name: 'Crop the picture' })).toHaveAccessibleDescription(
        `Move and size the ${shape}. What is outside is left out.`,
      )
    },
  )

  it('sizes the crop by its slider, and gives focus back when it is cancelled', async () => {
    const { choose, input } = setUp()
    await choose(file())
    expect(await screen.findByRole('dialog', { name: 'Crop the picture' })).toBeVisible()
    const slider = screen.getByRole('slider', { name: 'Size' })
    expect(slider).toHaveAttribute('min', '34')
    expect(slider).toHaveAttribute('aria-valuetext', '100%')
    fireEvent.change(slider, { target: { value: '50' } })
    expect(slider).toHaveAttribute('aria-valuetext', '50%')
    expect(screen.getByRole('group', { name: /^Part of the picture that is kept/ })).toHaveAttribute('tabindex', '0')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(input).toHaveFocus())
  })

  it('keeps the form’s value when the upload fails, and retries the same picture', async () => {
    const upload = vi
      .fn<ImageUploadProps['upload']>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce('/pictures/new.png')
    const { crop, onChange, input } = setUp({
      upload,
      start: '/pictures/old.png',
      describeFailure: () => 'The connection was lost',
    })
    await crop()
    expect(await screen.findByText('The connection was lost', { selector: 'p *' })).toBeVisible()
    expect(onChange).not.toHaveBeenCalled()
    expect(input).not.toBeInvalid()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: '/pictures/new.png' }))
    expect(upload.mock.calls.map(([blob]) => blob)).toEqual([cut.blob, cut.blob])
  })

  it('handles a transport that throws synchronously, and a browser that cannot crop', async () => {
    const { crop } = setUp({
      upload: () => {
        throw new Error('no network')
      },
    })
    await crop()
    expect(await screen.findByText('Not uploaded', { selector: 'p *' })).toBeVisible()
    vi.mocked(picture.cutOut).mockRejectedValueOnce(new Error('no memory'))
    await crop(file('other.png'))
    expect(await screen.findByText('Image could not be read. Choose another one')).toBeVisible()
  })

  it('shows progress, calls onBusyChange, and stops when the picture is removed', async () => {
    let progress: (loaded: number) => void = () => undefined
    let aborted: AbortSignal | undefined
    const onBusyChange = vi.fn<(event: { busy: boolean }) => void>()
    const { crop, onChange, input } = setUp({
      onBusyChange,
      upload: (_, { onProgress, signal }) => {
        progress = (loaded) => onProgress({ loaded, total: 100 })
        aborted = signal
        return new Promise(() => undefined)
      },
    })
    await crop()
    await waitFor(() => expect(onBusyChange).toHaveBeenLastCalledWith({ busy: true }))
    act(() => progress(45))
    expect(screen.getByText('Uploading, 45%')).toBeVisible()
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '45')
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    expect(aborted?.aborted).toBe(true)
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: null })
    expect(onBusyChange).toHaveBeenLastCalledWith({ busy: false })
    expect(input).toHaveFocus()
  })

  describe('while the crop is cut out', () => {
    /** Chooses a picture whose crop is cut out when `finish` is called. */
    const cutting = async () => {
      let finish: () => void = () => undefined
      const field = setUp()
      vi.mocked(picture.cutOut).mockImplementationOnce(() => new Promise((resolve) => (finish = () => resolve(cut))))
      await field.crop()
      await waitFor(() => expect(picture.cutOut).toHaveBeenCalled())
      return { ...field, finish: () => act(async () => finish()) }
    }
    beforeEach(() => vi.mocked(picture.cutOut).mockClear())

    it('uploads nothing once the field is gone', async () => {
      const { view, finish, upload, onChange } = await cutting()
      view.unmount()
      await finish()
      expect(upload).not.toHaveBeenCalled()
      expect(onChange).not.toHaveBeenCalled()
      expect(close).toHaveBeenCalled()
    })

    it('uploads only the picture that was chosen after it', async () => {
      const { crop, finish, upload, onChange } = await cutting()
      await crop(file('newer.png'))
      await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
      await finish()
      expect(upload).toHaveBeenCalledExactlyOnceWith(cut.blob, expect.objectContaining({ fileName: 'newer.png' }))
      expect(onChange).toHaveBeenCalledOnce()
    })

    it('uploads nothing once the picture before it is removed', async () => {
      const { crop, finish, upload, onChange } = await cutting()
      await finish()
      await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
      let finishNext: () => void = () => undefined
      vi.mocked(picture.cutOut).mockImplementationOnce(
        () => new Promise((resolve) => (finishNext = () => resolve(cut))),
      )
      await crop()
      await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
      await act(async () => finishNext())
      expect(upload).toHaveBeenCalledOnce()
      expect(onChange).toHaveBeenLastCalledWith({ value: null })
    })
  })

  it('shows the stored picture, and prefers a new value of the form over the upload', async () => {
    const { view, crop, onChange, upload } = setUp()
    await crop()
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
    view.unmount()
    render(<ImageUpload label="Logo" value="/pictures/stored.png" onChange={onChange} upload={upload} />)
    expect(screen.getByRole('img', { name: 'Logo, picture' })).toHaveAttribute('src', '/pictures/stored.png')
    expect(screen.getByLabelText(/^Logo/, { selector: 'input' })).toHaveAccessibleName('Logo Choose another picture')
  })
})
