import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { XIcon } from '../../icons/XIcon.tsx'
import { CountBadge } from '../CountBadge/index.ts'
import { IconButton } from './IconButton.tsx'

it('is named by its label alone, whatever its icon and badge show', () => {
  render(<IconButton label="Notifications, 3 unread" icon={<XIcon label="X" />} badge={<CountBadge count={3} />} />)
  expect(screen.getByRole('button')).toHaveAccessibleName('Notifications, 3 unread')
})

it('throws in development for an empty label', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<IconButton label=" " icon={<XIcon />} />)).toThrow('IconButton: the label is empty')
  reported.mockRestore()
})
