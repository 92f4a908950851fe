import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inRoot, root } from '../lib/paths.mjs'

const filesOf = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()
const read = (path: string) => readFileSync(inRoot(path), 'utf8')

/** Words for states that an attribute or a pseudo-class tells. A class of this name would be a second, hidden truth. */
const states =
  'disabled|selected|checked|pressed|open|closed|invalid|loading|current|expanded|collapsed|active|hovered|focused'

/** The styles in a source that are named by a state: exported classes and keys of variants. */
function namedByState(source: string): string[] {
  const names = source.matchAll(
    new RegExp(`^(?:export const|  )\\s*(${states})\\b\\s*(?:=\\s*component|:\\s*(?!createVar)[{\\w])`, 'gm'),
  )
  return [...new Set([...names].map(([, name = '']) => name))]
}

/** Where a class is right, and why. */
const classes: Readonly<Record<string, string>> = {
  'Breadcrumbs.css.ts current': 'the one element that has it always has aria-current',
  'ButtonBase.css.ts active': 'the colours of a role, from which the states take theirs',
  'Card.css.ts selected': 'the state belongs to the checkbox or link inside; a card alone has none',
  'FilterBar.css.ts active': 'the line of the filters that are on, not a state of an element',
  'Sidebar.css.ts collapsed': 'a width; aria-expanded belongs to the button that changes it',
  'Sidebar.css.ts expanded': 'a width; aria-expanded belongs to the button that changes it',
  'Stepper.css.ts current': 'a status of the data, like done and error, beside its aria-current',
  'Timeline.css.ts current': 'a status of the data, like done, which the words say',
}

/** Components that render something else by width or pointer, and the behaviour that differs. All others are responsive by CSS alone. */
const byMedia: Readonly<Record<string, string>> = {
  'CalendarPopup.tsx': 'a modal dialog on a phone, a popover elsewhere: the focus is kept or let go',
  'CalendarView.tsx': 'the keys go through days of a month, or through a list',
  'DataTable.tsx': 'a list of cards or a table: other roles, and sorting by a menu',
  'FilterBar.tsx': 'the filters are in a dialog, or in the page',
  'RangeCalendar.tsx': 'the keys go through one month, or through two',
  'SidePanel.tsx': 'what nobody sees is not loaded',
  'Sidebar.tsx': 'a modal drawer keeps the focus',
  'SwipeRow.tsx': 'only a finger swipes',
  'TileList.tsx': 'a long list must know how many tiles a line has',
  'TimeField.tsx': "a finger gets the platform's own picker",
}

describe('states of the design system', () => {
  it.each([
    ['export const disabled = componentStyle({ opacity: 0.5 })', ['disabled']],
    ['const look = componentVariants({\n  selected: { color: red },\n})', ['selected']],
    ["export const root = componentStyle({\n  selectors: { '&:disabled': {} },\n})", []],
    ['const vars = {\n  pressed: createVar(),\n}', []],
  ])('are found as names of classes in %j', (source, names) => {
    expect(namedByState(source)).toEqual(names)
  })

  it('are styled by attributes and pseudo-classes; a class named by a state has a reason', () => {
    const found = filesOf('src/design-system/components/**/*.css.ts').flatMap((file) =>
      namedByState(read(file)).map((name) => `${basename(file)} ${name}`),
    )
    expect(found.toSorted()).toEqual(Object.keys(classes).toSorted())
  })

  it('depend on the width by CSS; a component that reads a media query has a reason', () => {
    const found = filesOf('src/design-system/components/**/*.tsx').filter(
      (file) => !file.endsWith('.test.tsx') && /\buseMedia\(/.test(read(file)),
    )
    expect(found.map((file) => basename(file)).toSorted()).toEqual(Object.keys(byMedia).toSorted())
  })
})
