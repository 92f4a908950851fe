import type { Meta, StoryObj } from '@storybook/react-vite'
import { arriving } from '../_kit/arriving.ts'
import callSheet, { Loaded as CallSheetLoaded } from './gigs/call-sheet.stories.tsx'
import gigDetails, { Loaded as GigDetailsLoaded } from './gigs/details.stories.tsx'
import editGig, { Loaded as EditGigLoaded } from './gigs/edit.stories.tsx'
import gigsCalendar, { Loaded as GigsCalendarLoaded } from './gigs/gigs-calendar.stories.tsx'
import gigsList, { Loaded as GigsListLoaded } from './gigs/gigs-list.stories.tsx'
import republishGig, { Loaded as RepublishGigLoaded } from './gigs/republish-gig.stories.tsx'
import home, { Loaded as HomeLoaded } from './home/home.stories.tsx'
import billing, { Loaded as BillingLoaded } from './pages/billing.stories.tsx'
import businessProfile, { Loaded as BusinessProfileLoaded } from './pages/company.stories.tsx'
import settingsBusiness, { Loaded as SettingsBusinessLoaded } from './pages/settings-business.stories.tsx'
import settingsNotifications, {
  Loaded as SettingsNotificationsLoaded,
} from './pages/settings-notifications.stories.tsx'
import settingsProfile, { Loaded as SettingsProfileLoaded } from './pages/settings-profile.stories.tsx'
import settingsSecurity, { Loaded as SettingsSecurityLoaded } from './pages/settings-security.stories.tsx'
import settingsSupport, { Loaded as SettingsSupportLoaded } from './pages/settings-support.stories.tsx'
import paymentStatus, { Loaded as PaymentStatusLoaded } from './payments/payment-status.stories.tsx'
import applicantProfile, { Loaded as ApplicantProfileLoaded } from './people/applicant-profile.stories.tsx'
import myWorkers, { Loaded as MyWorkersLoaded } from './people/my-workers.stories.tsx'
import bankAccount, { Loaded as BankAccountLoaded } from './wallet/account.stories.tsx'
import activateWallet, { Loaded as ActivateWalletLoaded } from './wallet/activate-wallet.stories.tsx'
import transactions, { Loaded as TransactionsLoaded } from './wallet/transactions.stories.tsx'
import walletOverview, { Loaded as WalletOverviewLoaded } from './wallet/wallet.stories.tsx'
import worker, { Loaded as WorkerLoaded } from './workers/worker.stories.tsx'

/** Screens while their answers come one after the other: what is there stays where it is. */
const meta = {
  title: 'Screens/Arriving',
  parameters: {
    states: {
      loaded: 'each story ends in it',
      loading: 'each story begins with it',
      failed: 'in the stories of the screen',
      empty: 'in the stories of the screen',
      edgeData: 'in the stories of the screen',
    },
  },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Home: Story = arriving(home, HomeLoaded, 'desktop')
export const HomeOnAPhone: Story = arriving(home, HomeLoaded, 'phone')
export const GigsList: Story = arriving(gigsList, GigsListLoaded, 'desktop')
export const GigsListOnAPhone: Story = arriving(gigsList, GigsListLoaded, 'phone')
export const GigsCalendar: Story = arriving(gigsCalendar, GigsCalendarLoaded, 'desktop')
export const GigsCalendarOnAPhone: Story = arriving(gigsCalendar, GigsCalendarLoaded, 'phone')
export const GigDetails: Story = arriving(gigDetails, GigDetailsLoaded, 'desktop')
export const GigDetailsOnAPhone: Story = arriving(gigDetails, GigDetailsLoaded, 'phone')
export const CallSheet: Story = arriving(callSheet, CallSheetLoaded, 'desktop')
export const CallSheetOnAPhone: Story = arriving(callSheet, CallSheetLoaded, 'phone')
export const EditGig: Story = arriving(editGig, EditGigLoaded, 'desktop')
export const EditGigOnAPhone: Story = arriving(editGig, EditGigLoaded, 'phone')
export const RepublishGig: Story = arriving(republishGig, RepublishGigLoaded, 'desktop')
export const RepublishGigOnAPhone: Story = arriving(republishGig, RepublishGigLoaded, 'phone')
export const WalletOverview: Story = arriving(walletOverview, WalletOverviewLoaded, 'desktop')
export const WalletOverviewOnAPhone: Story = arriving(walletOverview, WalletOverviewLoaded, 'phone')
export const Transactions: Story = arriving(transactions, TransactionsLoaded, 'desktop')
export const TransactionsOnAPhone: Story = arriving(transactions, TransactionsLoaded, 'phone')
export const BankAccount: Story = arriving(bankAccount, BankAccountLoaded, 'desktop')
export const BankAccountOnAPhone: Story = arriving(bankAccount, BankAccountLoaded, 'phone')
export const ActivateWallet: Story = arriving(activateWallet, ActivateWalletLoaded, 'desktop')
export const ActivateWalletOnAPhone: Story = arriving(activateWallet, ActivateWalletLoaded, 'phone')
export const PaymentStatus: Story = arriving(paymentStatus, PaymentStatusLoaded, 'desktop')
export const PaymentStatusOnAPhone: Story = arriving(paymentStatus, PaymentStatusLoaded, 'phone')
export const SettingsProfile: Story = arriving(settingsProfile, SettingsProfileLoaded, 'desktop')
export const SettingsProfileOnAPhone: Story = arriving(settingsProfile, SettingsProfileLoaded, 'phone')
export const SettingsBusiness: Story = arriving(settingsBusiness, SettingsBusinessLoaded, 'desktop')
export const SettingsBusinessOnAPhone: Story = arriving(settingsBusiness, SettingsBusinessLoaded, 'phone')
export const SettingsSecurity: Story = arriving(settingsSecurity, SettingsSecurityLoaded, 'desktop')
export const SettingsSecurityOnAPhone: Story = arriving(settingsSecurity, SettingsSecurityLoaded, 'phone')
export const SettingsNotifications: Story = arriving(settingsNotifications, SettingsNotificationsLoaded, 'desktop')
export const SettingsNotificationsOnAPhone: Story = arriving(
  settingsNotifications,
  SettingsNotificationsLoaded,
  'phone',
)
export const SettingsSupport: Story = arriving(settingsSupport, SettingsSupportLoaded, 'desktop')
export const SettingsSupportOnAPhone: Story = arriving(settingsSupport, SettingsSupportLoaded, 'phone')
export const Billing: Story = arriving(billing, BillingLoaded, 'desktop')
export const BillingOnAPhone: Story = arriving(billing, BillingLoaded, 'phone')
export const BusinessProfile: Story = arriving(businessProfile, BusinessProfileLoaded, 'desktop')
export const BusinessProfileOnAPhone: Story = arriving(businessProfile, BusinessProfileLoaded, 'phone')
export const MyWorkers: Story = arriving(myWorkers, MyWorkersLoaded, 'desktop')
export const MyWorkersOnAPhone: Story = arriving(myWorkers, MyWorkersLoaded, 'phone')
export const ApplicantProfile: Story = arriving(applicantProfile, ApplicantProfileLoaded, 'desktop')
export const ApplicantProfileOnAPhone: Story = arriving(applicantProfile, ApplicantProfileLoaded, 'phone')
export const Worker: Story = arriving(worker, WorkerLoaded, 'desktop')
export const WorkerOnAPhone: Story = arriving(worker, WorkerLoaded, 'phone')
