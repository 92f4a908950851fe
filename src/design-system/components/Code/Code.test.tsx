import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Code } from './index.ts'

const reference = 'MQ-P-8F2K-77QX-04ZD'

function stubClipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
}

afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'))

describe('Code', () => {
  it('is read out once and in full, even when it is shortened', () => {
    const { container } = render(<Code>{reference}</Code>)
    const read = [...container.querySelectorAll('span')].filter(
      (element) => element.closest('[aria-hidden]') === null && element.children.length === 0,
    )
    expect(read.map((element) => element.textContent)).toEqual([reference])
    expect(container.querySelector('code')).toHaveTextContent(reference)
  })

  it('is an ordinary code element when it is short', () => {
    const { container } = render(<Code>MQ-8F2K</Code>)
    expect(container).toHaveTextContent(/^MQ-8F2K$/)
    expect(container.querySelector('[aria-hidden]')).toBeNull()
  })

  it('copies the full code, keeps focus, and announces it', async () => {
    const write = vi.fn<(text: string) => Promise<void>>(async () => undefined)
    const user = userEvent.setup()
    stubClipboard(write)
    render(<Code copyLabel="Copy reference">{reference}</Code>)
    const button = screen.getByRole('button', { name: 'Copy reference' })
    button.focus()
    await user.keyboard('{Enter}')
    expect(write).toHaveBeenCalledExactlyOnceWith(reference)
    expect(button).toHaveFocus()
    expect(button).toHaveAccessibleName('Copy reference')
    expect(button).toHaveAttribute('data-state', 'copied')
    await waitFor(() => expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('Copied'))
  })

  it.each([
    ['refuses', () => stubClipboard(() => Promise.reject(new DOMException('No permission', 'NotAllowedError')))],
    ['does not exist', () => undefined],
  ])('selects the text to be copied by hand when the clipboard %s', async (_case, prepare) => {
    const user = userEvent.setup()
    Reflect.deleteProperty(navigator, 'clipboard')
    prepare()
    render(<Code copyLabel="Copy reference">{reference}</Code>)
    const button = screen.getByRole('button')
    await user.click(button)
    await waitFor(() => expect(button).toHaveAttribute('data-state', 'failed'))
    expect(String(getSelection())).toBe(reference)
    await waitFor(() =>
      expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent(
        'The text is selected, copy it by hand.',
      ),
    )
  })

  it('is copied by hand in one piece', () => {
    const { container } = render(<Code>{reference}</Code>)
    const code = container.querySelector('code')
    if (code === null) throw new Error('There is a code element.')
    getSelection()?.selectAllChildren(code)
    const setData = vi.fn<(type: string, text: string) => void>()
    fireEvent.copy(code, { clipboardData: { setData } })
    expect(setData).toHaveBeenCalledExactlyOnceWith('text/plain', reference)
  })

  it('refuses to be empty', () => {
    expect(() => render(<Code> </Code>)).toThrow('Code: it is empty.')
  })
})
