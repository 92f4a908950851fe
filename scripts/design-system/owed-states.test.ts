import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inventory } from '../../src/design-system/docs/inventory.ts'
import { inRoot } from '../lib/paths.mjs'

/** What every field can be in, beside what every component owes. */
const fieldStates = [
  'hover',
  'focus-visible',
  'empty',
  'filled',
  'invalid',
  'disabled',
  'read-only',
  'required',
  'optional',
  'description',
  'message space reserved',
]
const overlayStates = ['open', 'scrolling body', 'sticky footer', 'nested', 'closing refused']

/** What a study of other design systems found that each component owes: component → states beyond `default` and `stress`. */
const owed: Readonly<Record<string, readonly string[]>> = {
  ...of('Stack Inline Columns Tiles Spread Bleed Hidden Container Divider ScrollArea VisuallyHidden'),
  SkipLink: ['focused'],

  ...of('Text DisplayHeading Code'),
  Heading: ['level ≠ look'],
  Link: ['in text', 'standalone', 'external', 'hover', 'focus-visible'],
  Truncate: ['1–3 lines'],
  Money: ['zero', 'kobo', '9 digits', 'negative'],
  DateTime: ['Lagos', 'relative'],

  ...of('Button IconButton', ['matrix', 'hover', 'focus-visible', 'pressed', 'disabled', 'loading']),
  ButtonLink: ['matrix', 'hover', 'focus-visible'],
  Actions: ['order and wrap'],
  Menu: ['open', 'checked', 'danger', 'submenu'],

  ...of(
    'TextField Select CheckboxGroup RadioGroup DateField DatePicker DateRangePicker TimeField PhoneField SearchField',
    fieldStates,
  ),
  PasswordField: [...fieldStates, 'shown', 'hidden'],
  PasswordChecklist: ['0–5 met'],
  OtpField: [...fieldStates, 'partial', 'pasted', 'error', 'complete'],
  Textarea: [...fieldStates, 'count', 'over limit'],
  Combobox: [...fieldStates, 'loading', 'no match'],
  MultiCombobox: [...fieldStates, 'loading', 'no match', 'many chips'],
  Checkbox: [...fieldStates, 'mixed'],
  RadioCards: [...fieldStates, 'plans'],
  Switch: [...fieldStates, 'on'],
  MoneyField: [...fieldStates, 'kobo'],
  ImageUpload: [...fieldStates, 'progress', 'rejected', 'done'],
  ErrorSummary: ['one error', 'many errors'],

  ...of('Alert Notice Badge Spinner Progress', ['matrix']),
  Toast: ['success', 'error', 'with action', 'three stacked'],
  CountBadge: ['0', '9', '99+'],
  StatusPill: ['per gig state', 'per payment state'],
  Skeleton: ['around real content'],
  EmptyState: ['first use', 'no result', 'no permission'],
  ErrorState: ['retry', 'retrying', 'offline'],

  ...of('Dialog Popover Tooltip', overlayStates),
  ConfirmDialog: [...overlayStates, 'names the thing'],
  Drawer: [...overlayStates, 'at the end', 'at the start', 'bottom on mobile'],

  ...of('Table Pagination FilterBar DescriptionList Card Timeline CalendarView'),
  DataTable: [
    'loading',
    'refetching',
    'empty',
    'no match',
    'error',
    'sorted',
    'selected',
    'bulk bar',
    'row menu',
    'overflow',
    'mobile cards',
  ],
  StatCard: ['loading', 'no data'],
  Avatar: ['image', 'initial', 'broken image'],
  Rating: ['read', 'edit'],
  Tag: ['hover', 'focus-visible', 'disabled'],
  List: ['50+ items'],

  ...of('AppShell TopBar AuthLayout SidePanel', ['responsive']),
  Sidebar: [
    'expanded',
    'collapsed',
    'mobile open',
    'active',
    'badge',
    'tooltip when collapsed',
    'slots loading',
    'slots error',
  ],
  Tabs: ['overflow', 'with counts'],
  ...of('TabLinks Breadcrumbs Stepper UserMenuTrigger', ['hover', 'focus-visible']),

  Logo: ['matrix'],
  LogoLoader: ['static under reduced motion'],
  RotatingWord: ['reduced motion'],
}

/** The entries of several components that owe the same. */
function of(names: string, states: readonly string[] = []): Record<string, readonly string[]> {
  return Object.fromEntries(names.split(' ').map((name) => [name, states]))
}

/** What the list names and the design system has under another name, or not at all, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  Box: 'The layout components have its work; callers can style nothing.',
  Field: 'It is private: the fields show its states.',
  FileUpload: 'The product takes pictures only, by ImageUpload.',
  AvatarStack: 'No screen shows several people in one place without their names.',
  UserMenu: 'It is a Menu with a UserMenuTrigger.',
  SidebarItem: 'It is a part of Sidebar, which shows its states.',
  SidebarHeader: 'It is a part of Sidebar, which shows its states.',
  SidebarFooter: 'It is a part of Sidebar, which shows its states.',
}

type Props = Record<string, Record<string, readonly { name: string; type: string }[]>>

/** Whether a prop has a choice of two values and more. */
const isChoice = (type: string) => type.split(' | ').filter((value) => value.startsWith("'")).length > 1

describe('the inventory', () => {
  const states: Readonly<Record<string, readonly string[]>> = inventory

  it.each(Object.entries(owed))('has what %s owes', (name, extra) => {
    expect(states[name]).toEqual(expect.arrayContaining(['default', 'stress', ...extra]))
  })

  it('has no component that the list names and the design system does without', () => {
    expect(Object.keys(elsewhere).filter((name) => Object.hasOwn(states, name))).toEqual([])
  })

  it('has a matrix for each component, other than a field, that combines variants, tones, looks or sizes', () => {
    const props = JSON.parse(readFileSync(inRoot('docs/design-system-props.json'), 'utf8')) as Props
    const combining = Object.entries(props)
      .filter(([name, parts]) => {
        const choices = (parts[name] ?? []).filter(
          (prop) => ['variant', 'tone', 'look', 'size'].includes(prop.name) && isChoice(prop.type),
        )
        return choices.length > 1 && !states[name]?.includes('read-only')
      })
      .map(([name]) => name)
    expect(combining).toContain('Button')
    expect(combining.filter((name) => !states[name]?.includes('matrix'))).toEqual([])
  })

  it('has a story held down for each component that looks different under a press, by its own style or that of a private part', () => {
    const folder = inRoot('src', 'design-system', 'components')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
    const sourceOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
    const folderOfFile = (file: string) =>
      file
        .split('/')
        .slice(0, file.startsWith('private/') ? 2 : 1)
        .join('/')
    const owing = new Set(
      files.filter((file) => file.endsWith('.css.ts') && sourceOf(file).includes(':active')).map(folderOfFile),
    )
    // A part that uses a private part which looks different under a press does so, too.
    for (const part of owing) {
      if (!part.startsWith('private/')) continue
      const users = files.filter(
        (file) =>
          /(?<!\.test)\.tsx$/.test(file) && sourceOf(file).includes(`/${part.slice('private/'.length)}/index.ts`),
      )
      for (const user of users) owing.add(folderOfFile(user))
    }
    for (const part of owing) if (part.startsWith('private/')) owing.delete(part)
    expect([...owing]).toContain('Button')
    expect([...owing].filter((name) => !states[name]?.includes('held down'))).toEqual([])
  })
})
