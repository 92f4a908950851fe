import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it } from 'vitest'
import { Sidebar, SidebarItem, SidebarNav } from '../Sidebar/index.ts'
import { TopBar } from '../TopBar/index.ts'
import { HomeIcon } from '../../icons/HomeIcon.tsx'
import { AppShell } from './index.ts'

const nothing = () => undefined

const shell = (skipLabel?: string) => {
  const mainRef = createRef<HTMLElement>()
  render(
    <AppShell
      mainRef={mainRef}
      {...(skipLabel === undefined ? {} : { skipLabel })}
      sidebar={
        <Sidebar label="Sidebar" state="expanded" mobileOpen={false} onToggle={nothing}>
          <SidebarNav label="Main">
            <SidebarItem href="#home" icon={<HomeIcon />} label="Dashboard" />
          </SidebarNav>
        </Sidebar>
      }
      topBar={<TopBar menuOpen={false} onOpenMenu={nothing} />}
    >
      <p>The page</p>
    </AppShell>,
  )
  return mainRef
}

it('has one banner and one main landmark, and the page is in the main one', () => {
  const mainRef = shell()
  expect(screen.getByRole('banner')).toBeInTheDocument()
  expect(screen.getByRole('main')).toBe(mainRef.current)
  expect(screen.getByRole('main')).toHaveTextContent(/^The page$/)
})

it('begins with a link that skips to the page', async () => {
  shell()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('main')).toHaveFocus()
})

it('takes the words of that link', () => {
  shell('Fò lọ sí ojú ìwé')
  expect(screen.getByRole('link', { name: 'Fò lọ sí ojú ìwé' })).toBeInTheDocument()
})
