import * as Radix from 'radix-ui/tabs'
import { Activity, useId } from 'react'
import { InfoIcon } from '../../icons/InfoIcon.tsx'
import { invariantDev } from '../../lib/invariant-dev.ts'
import type { PassThrough } from '../../lib/pass-through.ts'
import { TabFace, TabStrip, tabStripStyles } from '../private/TabStrip/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { type TabItem } from './tab-item.ts'
import * as styles from './Tabs.css.ts'
import { useTabChoice } from './use-tab-choice.ts'

/** `automatic`: a tab opens as soon as the arrow keys reach it. `manual`: it waits for Enter or Space. */
export const tabActivations = ['automatic', 'manual'] as const
export type TabActivation = (typeof tabActivations)[number]

type Selection<Value extends string> =
  | {
      /** The open tab, where the address or a form decides. */ value: Value
      onChange: (event: { value: Value }) => void
      defaultValue?: never
    }
  | {
      /** The tab that is open at first. */ defaultValue: Value
      onChange?: (event: { value: Value }) => void
      value?: never
    }

export type TabsProps<Value extends string> = PassThrough &
  Selection<Value> & {
    /** The name of the tab list. */
    label: string
    /** The tabs in their order, with their panels. */
    tabs: readonly TabItem<Value>[]
    /** `manual` where a panel is expensive to open, because it calls the server or is long. */
    activation?: TabActivation
  }

/**
 * Views of one page, shown one at a time. A panel is created when it is first opened; afterwards it keeps its state and scroll position,
 * and its effects stop while it is hidden, so that a hidden panel does not poll. Where each view has its own address, use `TabLinks`.
 */
export function Tabs<const Value extends string>({
  label,
  tabs,
  value,
  defaultValue,
  onChange,
  activation = 'automatic',
  ...rest
}: TabsProps<Value>) {
  const { active, opened, reason, choose, stayAt, clearReason } = useTabChoice({ tabs, value, defaultValue, onChange })
  const reasonId = useId()
  const spaced = tabs.find((tab) => /\s/.test(tab.value))
  invariantDev(
    spaced === undefined,
    `Tabs: the value '${spaced?.value}' has a space in it, so the tab could not be tied to its panel by id. Write a hyphen.`,
  )

  return (
    <Radix.Root {...rest} data-component="Tabs" value={active ?? ''} onValueChange={choose} activationMode={activation}>
      <TabStrip active={active}>
        <Radix.List aria-label={label} className={tabStripStyles.list}>
          {tabs.map(({ value: id, unavailableReason, panel: _panel, ...face }) => (
            <Radix.Trigger
              key={id}
              value={id}
              data-part="Tab"
              className={tabStripStyles.tab}
              {...(unavailableReason === undefined
                ? {}
                : { 'aria-disabled': true, 'aria-describedby': `${reasonId}-${id}` })}
              onBlur={clearReason}
              onMouseDown={({ button, ctrlKey }) => {
                if (button === 0 && !ctrlKey) stayAt(id)
              }}
              onKeyDown={({ key }) => {
                if (key === 'Enter' || key === ' ') stayAt(id)
              }}
              onFocus={() => {
                if (activation === 'automatic') stayAt(id)
              }}
            >
              <TabFace {...face} />
            </Radix.Trigger>
          ))}
        </Radix.List>
      </TabStrip>
      {tabs.map(({ value: id, unavailableReason }) =>
        unavailableReason === undefined ? null : (
          <VisuallyHidden key={id} id={`${reasonId}-${id}`}>
            {unavailableReason}
          </VisuallyHidden>
        ),
      )}
      {reason !== undefined && (
        // Already read out as the tab's description.
        <p className={tabStripStyles.reason} data-part="Reason" aria-hidden>
          <span className={tabStripStyles.reasonIcon}>
            <InfoIcon size="sm" />
          </span>
          {reason}
        </p>
      )}
      {tabs.map(({ value: id, panel }) => (
        <Radix.Content key={id} value={id} forceMount hidden={id !== active} data-part="Panel" className={styles.panel}>
          {opened.includes(id) && <Activity mode={id === active ? 'visible' : 'hidden'}>{panel}</Activity>}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
