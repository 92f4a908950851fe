import { useId } from 'react'
import { useSession } from '@/api/client/use-session.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { RadioGroup } from '@/design-system/components/RadioGroup/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Switch } from '@/design-system/components/Switch/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { themeChoices, useTheme } from '@/design-system/themes/theme.ts'
import { densityOf } from '@/shared/density.ts'
import { setPreferences, usePreferences } from '@/shared/preferences.ts'
import { useIsOnline } from '@/shared/use-is-online.ts'
import { findOptionValue } from '@/lib/find-option-value.ts'
import { chooseDensity } from '../data/choose-density.ts'

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System', description: 'Light or dark, as this device is set.' },
] as const

const densities = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact', description: 'More rows on the screen.' },
] as const

const views = [
  { value: 'list', label: 'List' },
  { value: 'calendar', label: 'Calendar' },
] as const

/** What a person chooses for this device, and for every device (docs/product/settings.md). */
export function Preferences() {
  return (
    <Stack space={6}>
      <DevicePreferences />
      <AccountPreferences />
    </Stack>
  )
}

/** Looks, the first view of Gigs, and whether single keys are shortcuts. */
function DevicePreferences() {
  const headingId = useId()
  const { choice, setChoice } = useTheme()
  const { shortcuts, lightImages, gigsView } = usePreferences()
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId}>
      <Stack space={6}>
        <Stack space={1}>
          <Heading level={2} id={headingId}>
            This device
          </Heading>
          <Text tone="muted">These choices are saved in this browser only.</Text>
        </Stack>
        <RadioGroup
          label="Theme"
          reserveMessageSpace={false}
          options={themes}
          value={choice}
          onChange={({ target }) => {
            const chosen = themeChoices.find((value) => value === target.value)
            if (chosen !== undefined) setChoice(chosen)
          }}
        />
        <RadioGroup
          label="Gigs Management opens as"
          reserveMessageSpace={false}
          options={views}
          value={gigsView}
          onChange={({ target }) => setPreferences({ gigsView: findOptionValue(views, target.value) ?? gigsView })}
        />
        <Switch
          label="Light images"
          position="end"
          description="Shows initials instead of photos and logos, which are then not downloaded."
          checked={lightImages}
          onChange={({ target }) => setPreferences({ lightImages: target.checked })}
        />
        <Switch
          label="Keyboard shortcuts"
          position="end"
          description="While they are on, pressing ? on a keyboard shows them."
          checked={shortcuts}
          onChange={({ target }) => setPreferences({ shortcuts: target.checked })}
        />
      </Stack>
    </Card>
  )
}

/** How lists are shown wherever the person signs in. */
function AccountPreferences() {
  const headingId = useId()
  const employerId = useSession(({ user }) => user?.employerId)
  const preferences = usePreferences()
  const isOnline = useIsOnline()
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId}>
      <Stack space={6}>
        <Stack space={1}>
          <Heading level={2} id={headingId}>
            Every device
          </Heading>
          <Text tone="muted">
            {preferences.densityUnsaved && !isOnline
              ? 'Saved in this browser. Your account gets it when you are back online.'
              : 'This choice is saved to your account, for every device you use.'}
          </Text>
        </Stack>
        <RadioGroup
          label="Rows of tables"
          reserveMessageSpace={false}
          options={densities}
          value={densityOf(preferences, employerId)}
          onChange={({ target }) => {
            const chosen = findOptionValue(densities, target.value)
            if (employerId && chosen !== undefined) chooseDensity(employerId, chosen)
          }}
        />
      </Stack>
    </Card>
  )
}
