import { Code } from '@/design-system/components/Code/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { type Shortcut, shortcutGroups, shortcuts } from './shortcuts.ts'

/** The list of the keyboard shortcuts, opened by `?`. */
export function ShortcutList({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Keyboard shortcuts"
      description="You can switch them off in Profile and Settings, Preferences."
      size="sm"
    >
      <Stack space={6}>
        {shortcutGroups.map((each) => (
          <Stack key={each} space={3}>
            <Heading level={3} look="label">
              {each}
            </Heading>
            <Keys shortcuts={shortcuts.filter(({ group }) => group === each)} />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  )
}

function Keys({ shortcuts: listed }: { shortcuts: readonly Shortcut[] }) {
  return (
    <DescriptionList layout="rows" align="end">
      {listed.map(({ keys: [first, second], withCtrl, label }) => (
        <DescriptionItem key={label} term={label}>
          <Inline as="span" space={1} justify="end">
            {withCtrl && <Code>Ctrl or ⌘</Code>}
            <Code>{withCtrl ? first.toUpperCase() : first}</Code>
            {second !== undefined && <Code>{second}</Code>}
          </Inline>
        </DescriptionItem>
      ))}
    </DescriptionList>
  )
}
