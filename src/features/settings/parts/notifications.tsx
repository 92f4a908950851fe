import { Fragment, type ReactNode, useId } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { notificationSettings } from '@/api/contract/endpoints/notification-settings.ts'
import type { NotificationChannel, NotificationSettings } from '@/api/contract/schemas/notification-settings.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Divider } from '@/design-system/components/Divider/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Switch } from '@/design-system/components/Switch/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { wrapInCard } from '@/shared/query-view/wrap-in-card.tsx'
import { useNotificationSwitch } from '../data/use-notification-switch.ts'
import { usePushPermission } from '../data/use-push-permission.ts'
import { type NotificationSwitch, switchesOf } from '../model/notification-kinds.ts'

/** What is sent beside the dashboard's own notifications (docs/product/settings.md). Only what the server sends has a switch. */
export function Notifications() {
  const query = useApiQuery(notificationSettings.get, {})
  return (
    <QueryView
      query={query}
      things="your notification settings"
      skeleton={<NotificationsSkeleton />}
      failureFrame={wrapInCard}
      isEmpty={({ offered }) => offered.email.length + offered.push.length === 0}
      empty={wrapInCard(
        <EmptyState title="Nothing to choose" headingLevel={2} size="compact">
          Marquee tells you what happens by the bell at the top of each page.
        </EmptyState>,
      )}
    >
      {(settings) => (
        <Stack space={6}>
          <EmailSwitches settings={settings} />
          <PushSwitches settings={settings} />
        </Stack>
      )}
    </QueryView>
  )
}

function EmailSwitches({ settings }: { settings: NotificationSettings }) {
  return (
    <ChannelCard
      channel="email"
      title="Email"
      text="The notifications in the dashboard are always on, and so are codes and emails about the security of your account. Choose what else we email you."
      settings={settings}
    />
  )
}

function PushSwitches({ settings }: { settings: NotificationSettings }) {
  const permission = usePushPermission()
  return (
    <ChannelCard
      channel="push"
      title="Push"
      text="Messages on your devices, also while Marquee is closed."
      settings={settings}
      notice={
        permission === 'denied' && <Alert tone="warning">Notifications are blocked in your browser settings.</Alert>
      }
    />
  )
}

interface ChannelCardProps {
  channel: NotificationChannel
  title: string
  text: string
  settings: NotificationSettings
  notice?: ReactNode
}

/** The switches of one channel; nothing while the server sends nothing through it. */
function ChannelCard({ channel, title, text, settings, notice }: ChannelCardProps) {
  const headingId = useId()
  const switches = switchesOf(settings, channel)
  if (switches.length === 0) return null
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId}>
      <Stack space={6}>
        <Stack space={1}>
          <Heading level={2} id={headingId}>
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
        {notice}
        <SwitchRows channel={channel} switches={switches} />
      </Stack>
    </Card>
  )
}

interface SwitchRowsProps {
  channel: NotificationChannel
  switches: readonly NotificationSwitch[]
}

/** The lines lead the eye from the words to their switch at the other end of the card. */
const SwitchRows = ({ channel, switches }: SwitchRowsProps) => (
  <Stack space={4}>
    {switches.map((one, index) => (
      <Fragment key={one.kind}>
        {index > 0 && <Divider decorative />}
        <SettingSwitch channel={channel} {...one} />
      </Fragment>
    ))}
  </Stack>
)

function SettingSwitch({
  kind,
  channel,
  label,
  description,
  lockedReason,
  isOn,
}: NotificationSwitch & { channel: NotificationChannel }) {
  const setting = useNotificationSwitch(kind, channel, isOn)
  return (
    <Switch
      label={label}
      position="end"
      // The description of a disabled switch is too pale for what must be read.
      {...(lockedReason === undefined
        ? { description }
        : { message: `${description} ${lockedReason}`, tone: 'neutral', disabled: true })}
      checked={setting.isOn}
      saving={setting.isSaving}
      onChange={({ target }) => setting.setOn(target.checked)}
    />
  )
}

const NotificationsSkeleton = () => (
  <Card padding="lg">
    <Stack space={6}>
      <Stack space={1}>
        <SkeletonText textStyle="heading2" width="short" />
        <SkeletonText lines={2} width="medium" />
      </Stack>
      {Array.from({ length: 3 }, (_, index) => (
        <Stack key={index} space={1}>
          <SkeletonText width="short" />
          <SkeletonText textStyle="caption" width="medium" />
        </Stack>
      ))}
    </Stack>
  </Card>
)
