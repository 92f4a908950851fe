import { useLocation } from 'react-router-dom'
import {
  Sidebar,
  SidebarFooter,
  SidebarHeader,
  SidebarItem,
  SidebarNav,
  type SidebarProps,
} from '@/design-system/components/Sidebar/index.ts'
import { BriefcaseIcon } from '@/design-system/icons/BriefcaseIcon.tsx'
import { CreditCardIcon } from '@/design-system/icons/CreditCardIcon.tsx'
import { HomeIcon } from '@/design-system/icons/HomeIcon.tsx'
import { SettingsIcon } from '@/design-system/icons/SettingsIcon.tsx'
import { UsersIcon } from '@/design-system/icons/UsersIcon.tsx'
import { WalletIcon } from '@/design-system/icons/WalletIcon.tsx'
import { paths } from '@/shared/paths.ts'
import { PlanCard } from '@/features/billing/plan-card.tsx'
import { CompanyBlock } from '@/features/company/company-block.tsx'
import { now } from '@/lib/clock.ts'
import { isActiveItem, isMyWorkersNew } from './navigation.ts'
import { UserMenu } from './user-menu.tsx'

/** The navigation items of the dashboard in their order (spec S2-36). */
const navigationItems = [
  { href: paths.dashboard, label: 'Dashboard', icon: <HomeIcon /> },
  { href: paths.gigs, label: 'Gigs Management', icon: <BriefcaseIcon /> },
  { href: paths.myWorkers, label: 'My Workers', icon: <UsersIcon /> },
  { href: paths.wallet, label: 'Wallet and Payments', icon: <WalletIcon /> },
  { href: paths.billing(), label: 'Billing and subscription', icon: <CreditCardIcon /> },
  { href: paths.settings, label: 'Profile and Settings', icon: <SettingsIcon /> },
]

/** The dashboard's sidebar: company, navigation, plan, user. */
export function AppSidebar(props: Pick<SidebarProps, 'state' | 'mobileOpen' | 'onToggle' | 'returnFocusRef'>) {
  const { pathname } = useLocation()
  return (
    <Sidebar {...props} label="Main menu">
      <SidebarHeader homeHref={paths.dashboard} homeLabel="Marquee, Dashboard">
        <CompanyBlock />
      </SidebarHeader>
      <SidebarNav label="Main">
        {navigationItems.map(({ href, label, icon }) => (
          <SidebarItem
            key={href}
            href={href}
            label={label}
            icon={icon}
            active={isActiveItem(href, pathname)}
            badge={href === paths.myWorkers && isMyWorkersNew(now()) ? 'New' : undefined}
          />
        ))}
      </SidebarNav>
      <SidebarFooter>
        <PlanCard />
        <UserMenu />
      </SidebarFooter>
    </Sidebar>
  )
}
