import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '@/api/client/api-context.ts'
import type { ApiClient } from '@/api/client/call.ts'
import { loggedOutMessage } from '@/api/client/session.ts'
import { useEmployerId } from '@/api/client/use-session.ts'
import { account } from '@/api/contract/endpoints/account.ts'
import { ConfirmDialog } from '@/design-system/components/ConfirmDialog/index.ts'
import { Menu, MenuItem, MenuRadioGroup, MenuSeparator } from '@/design-system/components/Menu/index.ts'
import { useSidebar } from '@/design-system/components/Sidebar/index.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { LogOutIcon } from '@/design-system/icons/LogOutIcon.tsx'
import { MonitorIcon } from '@/design-system/icons/MonitorIcon.tsx'
import { MoonIcon } from '@/design-system/icons/MoonIcon.tsx'
import { SettingsIcon } from '@/design-system/icons/SettingsIcon.tsx'
import { SunIcon } from '@/design-system/icons/SunIcon.tsx'
import type { WantedProps } from '@/design-system/lib/deferred.tsx'
import { useTheme } from '@/design-system/themes/theme.ts'
import { paths } from '@/shared/paths.ts'
import { logOutLoss } from '../unsaved-work.ts'
import { authRoutes } from '@/features/auth/routes.ts'
import { screenHandle } from '../route-handle.ts'
import { UserButton } from './user-button.tsx'

const themes = [
  { value: 'light', label: 'Light', icon: <SunIcon /> },
  { value: 'dark', label: 'Dark', icon: <MoonIcon /> },
  { value: 'system', label: 'System', icon: <MonitorIcon /> },
] as const

const loadSignIn = screenHandle(authRoutes.find(({ path }) => path === paths.signIn)?.handle)?.load

/** Logs an employer out: ends the session in this browser, and on the server where it can be reached. */
export function logOut(api: ApiClient): void {
  // The call takes the token before it is cleared. Log-out must not wait for it: without a connection the session ends in this browser only.
  void api.call(account.logOut, { body: {} }).catch(() => undefined)
  api.session.logOut()
  toast.success(loggedOutMessage, { id: loggedOutMessage })
}

/** The user menu with its button: settings, the theme, and log-out (spec S2-48), which asks first where it would lose work. */
export function UserMenuPanel({ startsOpen = false }: WantedProps) {
  const api = useApi()
  const navigate = useNavigate()
  const [open, setOpen] = useState(startsOpen)
  const { choice, setChoice } = useTheme()
  const { form } = useSidebar()
  const employerId = useEmployerId()
  const [loss, setLoss] = useState<string>()

  useEffect(() => {
    // A log-out leads to the sign-in page, whose code would otherwise be requested only then. A failure is reported there.
    if (open) loadSignIn?.().catch(() => undefined)
  }, [open])

  const askToLogOut = () => {
    const lost = logOutLoss(employerId)
    if (lost === undefined) logOut(api)
    else setLoss(lost)
  }

  return (
    <>
      <Menu
        open={open}
        onOpenChange={setOpen}
        side={form === 'collapsed' ? 'right' : 'top'}
        align={form === 'collapsed' ? 'end' : 'start'}
        matchTriggerWidth={form !== 'collapsed'}
        trigger={<UserButton />}
      >
        <MenuItem icon={<SettingsIcon />} onSelect={() => void navigate(paths.settings)}>
          Profile and Settings
        </MenuItem>
        <MenuSeparator />
        <MenuRadioGroup label="Theme" value={choice} choices={themes} onChange={({ value }) => setChoice(value)} />
        <MenuSeparator />
        <MenuItem icon={<LogOutIcon />} onSelect={askToLogOut}>
          Logout
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={loss !== undefined}
        title="Log out?"
        description={loss}
        confirmLabel="Log out"
        cancelLabel="Stay logged in"
        onConfirm={() => {
          setLoss(undefined)
          logOut(api)
        }}
        onCancel={() => setLoss(undefined)}
      />
    </>
  )
}
