import { useNavigate } from 'react-router-dom'
import { useApi } from '@/api/client/api-context.ts'
import { useSession } from '@/api/client/use-session.ts'
import { Avatar } from '@/design-system/components/Avatar/index.ts'
import { Menu, MenuItem, MenuRadioGroup, MenuSeparator } from '@/design-system/components/Menu/index.ts'
import { useSidebar } from '@/design-system/components/Sidebar/index.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import { UserMenuTrigger } from '@/design-system/components/UserMenuTrigger/index.ts'
import { LogOutIcon } from '@/design-system/icons/LogOutIcon.tsx'
import { MonitorIcon } from '@/design-system/icons/MonitorIcon.tsx'
import { MoonIcon } from '@/design-system/icons/MoonIcon.tsx'
import { SettingsIcon } from '@/design-system/icons/SettingsIcon.tsx'
import { SunIcon } from '@/design-system/icons/SunIcon.tsx'
import { useTheme } from '@/design-system/themes/theme.ts'
import { paths } from '@/domain/paths.ts'

const themes = [
  { value: 'light', label: 'Light', icon: <SunIcon /> },
  { value: 'dark', label: 'Dark', icon: <MoonIcon /> },
  { value: 'system', label: 'System', icon: <MonitorIcon /> },
] as const

/** The user menu of the sidebar's footer: settings, the theme, and log-out (specification, section 2). */
export function UserMenu() {
  const { session } = useApi()
  const user = useSession((state) => state.user)
  const navigate = useNavigate()
  const { choice, setChoice } = useTheme()
  const { form } = useSidebar()
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ') || 'Your account'

  const logOut = () => {
    session.logOut()
    toast.success('User logged out successfully')
  }

  return (
    <Menu
      side={form === 'collapsed' ? 'right' : 'top'}
      align={form === 'collapsed' ? 'end' : 'start'}
      matchTriggerWidth={form !== 'collapsed'}
      trigger={
        <UserMenuTrigger
          avatar={<Avatar name={name} id={user?.employerId ?? name} />}
          name={name}
          form={form === 'collapsed' ? 'avatar' : 'full'}
        />
      }
    >
      <MenuItem icon={<SettingsIcon />} onSelect={() => void navigate(paths.settings)}>
        Profile and Settings
      </MenuItem>
      <MenuSeparator />
      <MenuRadioGroup label="Theme" value={choice} choices={themes} onChange={({ value }) => setChoice(value)} />
      <MenuSeparator />
      <MenuItem icon={<LogOutIcon />} onSelect={logOut}>
        Logout
      </MenuItem>
    </Menu>
  )
}
