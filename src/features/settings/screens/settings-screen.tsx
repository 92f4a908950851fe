import { lazy, type ReactNode, Suspense } from 'react'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Tabs } from '@/design-system/components/Tabs/index.ts'
import { useSearchState } from '@/domain/use-search-state.ts'
import { settingsSearch, type SettingsTab, settingsTabs } from '../model/settings-search.ts'

// Each tab is loaded when it is opened: nobody needs all of them.
const Preferences = lazy(async () => ({ default: (await import('../parts/preferences.tsx')).Preferences }))
const Tickets = lazy(async () => ({ default: (await import('../parts/tickets.tsx')).Tickets }))

const tabs: Readonly<Record<SettingsTab, { label: string; panel: ReactNode }>> = {
  support: { label: 'Support', panel: <Tickets /> },
  preferences: { label: 'Preferences', panel: <Preferences /> },
}

/** The account and its settings (docs/product/settings.md). */
export function SettingsScreen() {
  const [{ tab }, setSearch] = useSearchState(settingsSearch)
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
          panel: <Suspense fallback={<SkeletonText lines={4} />}>{tabs[value].panel}</Suspense>,
        }))}
      />
    </>
  )
}
