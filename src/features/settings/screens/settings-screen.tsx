import type { ReactNode } from 'react'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Tabs } from '@/design-system/components/Tabs/index.ts'
import { lazyPanel } from '@/shared/lazy-panel.tsx'
import { useSearchState } from '@/shared/use-search-state.ts'
import { settingsSearch, type SettingsTab, settingsTabs } from '../model/settings-search.ts'

// Each tab is loaded when it is opened: nobody needs all of them.
const Notifications = lazyPanel(async () => (await import('../parts/notifications.tsx')).Notifications, 4)
const Preferences = lazyPanel(async () => (await import('../parts/preferences.tsx')).Preferences, 4)
const Profile = lazyPanel(async () => (await import('../parts/profile.tsx')).Profile, 4)
const Security = lazyPanel(async () => (await import('../parts/security/security.tsx')).Security, 4)
const Tickets = lazyPanel(async () => (await import('../parts/tickets.tsx')).Tickets, 4)

type Tab = { readonly label: string; readonly panel: ReactNode }

/** As wide as the form of the business, which has a preview in the second column. */
const inColumn = (panel: ReactNode) => (
  <Columns template="two-one" space={6} align="start" collapseBelow="desktop">
    <Stack space={6}>{panel}</Stack>
  </Columns>
)

const ownTabs: Readonly<Record<Exclude<SettingsTab, 'business'>, Tab>> = {
  profile: { label: 'Profile', panel: inColumn(<Profile />) },
  notifications: { label: 'Notifications', panel: inColumn(<Notifications />) },
  security: { label: 'Security', panel: inColumn(<Security />) },
  support: { label: 'Support', panel: inColumn(<Tickets />) },
  preferences: { label: 'Preferences', panel: inColumn(<Preferences />) },
}

interface SettingsScreenProps {
  /** The form of the business, which belongs to another slice. */
  business: ReactNode
}

/** The account and its settings (docs/product/settings.md). */
export function SettingsScreen({ business }: SettingsScreenProps) {
  const [{ tab }, setSearch] = useSearchState(settingsSearch)
  const tabs: Readonly<Record<SettingsTab, Tab>> = { ...ownTabs, business: { label: 'Business', panel: business } }
  return (
    <>
      <PageHeader title="Profile and Settings" description="Your details, your security, and what you asked support." />
      <Tabs
        label="Profile and Settings"
        activation="manual"
        value={tab}
        onChange={({ value }) => setSearch({ tab: value, page: 1 })}
        tabs={settingsTabs.map((value) => ({
          value,
          label: tabs[value].label,
          // Only the open tab is there: a form that was left starts again from what is stored.
          panel: value === tab && tabs[value].panel,
        }))}
      />
    </>
  )
}
