import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { IconButton } from '../IconButton/index.ts'
import { BellIcon } from '../../icons/BellIcon.tsx'
import { TopBar } from './index.ts'

it('is the banner, with the button that opens the menu before what is at its end', async () => {
  const onOpenMenu = vi.fn<() => void>()
  const menuRef = createRef<HTMLButtonElement>()
  render(
    <TopBar
      menuOpen={false}
      onOpenMenu={onOpenMenu}
      menuRef={menuRef}
      end={<IconButton label="Notifications" icon={<BellIcon />} />}
    />,
  )
  expect(screen.getByRole('banner')).toBeInTheDocument()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Open menu', expanded: false })).toHaveFocus()
  expect(menuRef.current).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onOpenMenu).toHaveBeenCalledOnce()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Notifications' })).toHaveFocus()
})

it('says that the menu is open, in the words it is given', () => {
  render(<TopBar menuOpen onOpenMenu={() => undefined} menuLabel="Ṣí àkójọ" />)
  expect(screen.getByRole('button', { name: 'Ṣí àkójọ', expanded: true })).toBeInTheDocument()
})

it('does not read the section out, which the sidebar and the title say', () => {
  render(<TopBar menuOpen={false} onOpenMenu={() => undefined} section="Gigs Management" />)
  expect(screen.getByText('Gigs Management')).toHaveAttribute('aria-hidden', 'true')
})
