import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Avatar } from '../Avatar/index.ts'
import { UserMenuTrigger } from './index.ts'

const avatar = <Avatar name="Adé Ọlátúnjí" id="user-7" />

it('is a button with the name of the person, described by the address', async () => {
  const onClick = vi.fn<() => void>()
  render(<UserMenuTrigger avatar={avatar} name="Adé Ọlátúnjí" detail="ade@example.com" onClick={onClick} />)
  const button = screen.getByRole('button', { name: /Adé Ọlátúnjí$/ })
  expect(button).toHaveAccessibleDescription('ade@example.com')
  await userEvent.tab()
  expect(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledOnce()
})

it('keeps the name where only the avatar has space', () => {
  render(<UserMenuTrigger avatar={avatar} name="Adé Ọlátúnjí" detail="ade@example.com" form="avatar" />)
  expect(screen.getByRole('button', { name: 'Adé Ọlátúnjí' })).not.toHaveAccessibleDescription()
  expect(screen.queryByText('ade@example.com')).toBeNull()
})
