import { type ReactNode, useState } from 'react'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { TextField } from '@/design-system/components/TextField/index.ts'
import type { IconProps } from '@/design-system/icons/Icon.tsx'
import { SearchIcon } from '@/design-system/icons/SearchIcon.tsx'
import * as styles from './foundations.css.ts'

const modules = import.meta.glob<Record<string, (props: IconProps) => ReactNode>>('@/design-system/icons/*Icon.tsx', {
  eager: true,
})

const icons = Object.entries(modules).flatMap(([path, module]) => {
  const name = path.replace(/^.*\/|\.tsx$/g, '')
  const Component = module[name]
  return name === 'Icon' || Component === undefined ? [] : [{ name, Component }]
})

/** Synonyms for icons that people search by another name. */
const searchSynonyms: Readonly<Record<string, string>> = {
  AlertCircleIcon: 'error problem attention',
  AlertTriangleIcon: 'warning attention',
  ArrowLeftIcon: 'back previous',
  ArrowRightIcon: 'forward next go',
  BellIcon: 'notifications',
  BriefcaseIcon: 'gig job work',
  BuildingIcon: 'company business venue',
  CheckCircleIcon: 'success done',
  CheckIcon: 'tick done chosen',
  ChevronsUpDownIcon: 'sort select',
  CreditCardIcon: 'payment plan billing',
  ExternalLinkIcon: 'new tab',
  EyeIcon: 'show visible',
  EyeOffIcon: 'hide hidden',
  HomeIcon: 'dashboard',
  InfoIcon: 'help about',
  LockIcon: 'read-only private',
  LogOutIcon: 'sign out leave',
  MailIcon: 'email message',
  MenuIcon: 'navigation hamburger',
  MonitorIcon: 'system theme',
  MoonIcon: 'dark theme night',
  MoreHorizontalIcon: 'actions menu dots',
  PlusIcon: 'add new post',
  RefreshIcon: 'retry reload again',
  SettingsIcon: 'profile preferences',
  SparkleIcon: 'new upgrade',
  SunIcon: 'light theme day',
  TrashIcon: 'delete remove bin',
  UserIcon: 'person account',
  UsersIcon: 'workers people team',
  WalletIcon: 'money balance payments',
  WifiOffIcon: 'offline connection',
  XCircleIcon: 'failed error',
  XIcon: 'close dismiss cancel',
}

const matches = (name: string, search: string): boolean =>
  `${name} ${searchSynonyms[name] ?? ''}`.toLowerCase().includes(search.trim().toLowerCase())

/** All icons with their names; a press copies the import. */
export function IconGrid() {
  const [search, setSearch] = useState('')
  const [copied, setCopied] = useState<string>()
  const found = icons.filter(({ name }) => matches(name, search))
  const copy = async (name: string) => {
    await navigator.clipboard.writeText(`import { ${name} } from '@/design-system/icons/${name}.tsx'`)
    setCopied(name)
  }
  return (
    <Stack space={4}>
      <div className={styles.search}>
        <TextField
          type="search"
          label="Search icons"
          start={<SearchIcon size="sm" />}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value)
            setCopied(undefined)
          }}
        />
      </div>
      <div role="status">
        <Text size="caption" tone="muted">
          {copied === undefined ? `${found.length} of ${icons.length} icons` : `Copied the import of ${copied}.`}
        </Text>
      </div>
      {found.length === 0 ? (
        <Text tone="muted">No icon is called “{search}”.</Text>
      ) : (
        <ul className={styles.iconGrid}>
          {found.map(({ name, Component }) => (
            <li key={name}>
              <button type="button" className={styles.iconTile} onClick={() => void copy(name)}>
                <Component size="lg" />
                <span className={styles.iconName}>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
