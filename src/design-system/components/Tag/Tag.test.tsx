import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Tag } from './Tag.tsx'

function Chip() {
  const [pressed, setPressed] = useState(false)
  return (
    <Tag pressed={pressed} onChange={(event) => setPressed(event.pressed)}>
      Afrobeats
    </Tag>
  )
}

describe('Tag', () => {
  it('is plain text without a handler', () => {
    render(<Tag>Afrobeats</Tag>)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText('Afrobeats')).toHaveAttribute('dir', 'auto')
  })

  it('names the remove button after the tag, and removes by mouse and keyboard', async () => {
    const remove = vi.fn<() => void>()
    render(<Tag onRemove={remove}>Afrobeats</Tag>)
    await userEvent.click(screen.getByRole('button', { name: 'Remove Afrobeats' }))
    await userEvent.keyboard('{Enter}')
    expect(remove).toHaveBeenCalledTimes(2)
  })

  it('is a filter with aria-pressed', async () => {
    render(<Chip />)
    const chip = screen.getByRole('button', { name: 'Afrobeats', pressed: false })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(chip).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(chip)
    expect(chip).toHaveAttribute('aria-pressed', 'false')
  })

  it('does nothing while disabled', async () => {
    const act = vi.fn<() => void>()
    render(
      <>
        <Tag disabled onRemove={act}>
          Jazz
        </Tag>
        <Tag disabled pressed={false} onChange={act}>
          Highlife
        </Tag>
      </>,
    )
    for (const button of screen.getAllByRole('button')) await userEvent.click(button)
    expect(act).not.toHaveBeenCalled()
  })
})
