import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRoot, root } from '../lib/paths.mjs'
import {
  checkDesignSystem,
  type ComponentDocs,
  type ComponentFiles,
  type DesignSystem,
} from './lib/check-design-system.mjs'
import { overview, overviewFile } from './lib/overview.mjs'
import { readDesignSystem, readStoryFile } from './lib/read-design-system.mjs'

const decision = '0001-one-button.md'

const docs: ComponentDocs = {
  name: 'Button',
  group: 'Actions',
  summary: 'Does something here.',
  use: ['Send a form'],
  alternatives: [{ component: 'Text', when: 'nothing happens' }],
  accessibility: ['A button, named by its words.'],
  keyboard: [{ keys: ['Enter', 'Space'], does: 'Presses it.' }],
  states: { default: 'Playground', stress: 'Stress', hover: 'Hovered' },
  decisions: [decision],
}

const button: ComponentFiles = {
  name: 'Button',
  hasEntryFile: true,
  hasUnitTest: true,
  docs,
  storyFile: {
    path: 'stories/design-system/Button.stories.tsx',
    title: 'Design system/Actions/Button',
    stories: ['Playground', 'Stress', 'Hovered'],
  },
}

const text: ComponentFiles = {
  ...button,
  name: 'Text',
  docs: {
    ...docs,
    name: 'Text',
    group: 'Type',
    alternatives: [],
    keyboard: [],
    states: { default: 'Playground', stress: 'Stress' },
    decisions: [],
  },
  storyFile: {
    path: 'stories/design-system/Text.stories.tsx',
    title: 'Design system/Type/Text',
    stories: ['Playground', 'Stress'],
  },
}

const whole: DesignSystem = {
  inventory: { Button: ['default', 'stress', 'hover'], Text: ['default', 'stress'] },
  groups: ['Type', 'Actions'],
  components: [button, text],
  decisions: [{ file: decision, text: 'There is one `Button`, and no text.' }],
}

/** What every component shows. */
const shown = { default: 'Playground', stress: 'Stress' }

const check = (changed: DesignSystem) =>
  checkDesignSystem(changed).map(({ component, message }) => `${component} ${message}`)

/** Returns the problems of a design system whose Button has these changes. */
const checkButton = (changes: Partial<ComponentFiles>) =>
  check({ ...whole, components: [{ ...button, ...changes }, text] })

const checkDocs = (changes: Partial<ComponentDocs>) => checkButton({ docs: { ...docs, ...changes } })

/** The largest number of lines of a component's file. A longer one has a part that can be a file of its own. */
const mostLines = 150

/** Lists the files that are too long, with their numbers of lines as `wc -l` counts them. */
const tooLong = (files: readonly { path: string; source: string }[]) =>
  files
    .map(({ path, source }) => ({ path, lines: source.split('\n').length - 1 }))
    .filter(({ lines }) => lines > mostLines)
    .map(({ path, lines }) => `${path} has ${lines} lines, ${mostLines} at most: move a part into a file of its own`)

describe('checkDesignSystem', () => {
  it('reports no problem for a complete component', () => {
    expect(check(whole)).toEqual([])
  })

  it('reports a missing folder, entry file, unit test, documentation and stories', () => {
    expect(check({ ...whole, components: [text] })).toEqual([
      'Button has no folder src/design-system/components/Button',
    ])
    expect(checkButton({ hasEntryFile: false })).toEqual(['Button has no entry file: add index.ts'])
    expect(checkButton({ hasUnitTest: false })).toEqual(['Button has no unit test: add Button.test.tsx'])
    expect(checkButton({ docs: undefined })).toEqual(['Button has no documentation: add Button.docs.tsx'])
    expect(checkButton({ storyFile: undefined })).toEqual([
      'Button has no stories: add stories/design-system/Button.stories.tsx',
    ])
  })

  it('reports a component that is not in the inventory', () => {
    const problems = check({ ...whole, components: [button, text, { ...text, name: 'Widget' }] })
    expect(problems).toEqual([
      'Widget is not in src/design-system/docs/inventory.ts: add it there, with the states it owes',
    ])
  })

  it.each([
    [{ ...shown }, "Button owes the state 'hover': name its story in the documentation's 'states'"],
    [
      { ...shown, hover: 'Gone' },
      "Button shows the state 'hover' in a story Gone, which stories/design-system/Button.stories.tsx does not have",
    ],
    [{ ...shown, hover: { none: ' ' } }, "Button does not say why the state 'hover' cannot exist"],
  ])('requires a story or a reason for each state: %j', (states, problem) => {
    expect(checkDocs({ states })).toEqual([problem])
  })

  it.each(['default', 'stress'])('requires the state %s of every component, in a story', (state) => {
    const owed = ['default', 'stress'].filter((other) => other !== state)
    expect(check({ ...whole, inventory: { ...whole.inventory, Text: owed } })).toEqual([
      `Text is in the inventory without the state '${state}', which every component shows`,
    ])
    expect(checkDocs({ states: { ...docs.states, [state]: { none: 'no words' } } })).toEqual([
      `Button gives a reason instead of a story for the state '${state}', which every component shows`,
    ])
  })

  it('accepts a reason for a state', () => {
    expect(checkDocs({ states: { ...shown, hover: { none: 'a finger never hovers' } } })).toEqual([])
  })

  it.each<[Partial<ComponentDocs>, string]>([
    [{ alternatives: [{ component: 'Widget', when: 'x' }] }, 'Button names an alternative that does not exist: Widget'],
    [{ alternatives: [{ component: 'Button', when: 'x' }] }, 'Button names itself as its alternative'],
    [{ alternatives: [{ component: 'Text', when: '' }] }, 'Button does not say when Text is the better choice'],
    [{ keyboard: [] }, 'Button can be operated, but its documentation has no keyboard table'],
    [{ keyboard: [{ keys: ['Enter'], does: '' }] }, 'Button has an empty cell in its keyboard table'],
    [{ summary: '' }, 'Button has no summary'],
    [{ use: [] }, 'Button does not say when to use it'],
    [{ accessibility: [] }, 'Button does not say what it promises to assistive technology'],
    [{ decisions: ['0002-gone.md', decision] }, 'Button links to a decision that does not exist: 0002-gone.md'],
    [{ decisions: [] }, `Button is named in docs/decisions/${decision}: add it to the documentation's 'decisions'`],
    [{ name: 'Knob' }, "Button is called 'Knob' in its documentation"],
  ])('checks the documentation: %j', (changes, problem) => {
    expect(checkDocs(changes)).toContain(problem)
  })

  it('requires the stories in the folder of their group', () => {
    expect(checkDocs({ group: 'Type' })).toEqual([
      "Button has its stories under 'Design system/Actions/Button'; the title in stories/design-system/Button.stories.tsx is 'Design system/Type/Button'",
    ])
  })
})

it('reads the exports of a story file, its title, and whether it presses keys', () => {
  const source =
    "const meta = {\n  title: 'Design system/Actions/Button',\n}\nexport default meta\nexport const Playground = {}\nexport type Story = {}\n"
  expect(readStoryFile('a.stories.tsx', source)).toEqual({
    path: 'a.stories.tsx',
    title: 'Design system/Actions/Button',
    stories: ['Playground'],
  })
})

it('reports a component file that is too long, with its number of lines', () => {
  const file = (path: string, lines: number) => ({ path, source: 'a\n'.repeat(lines) })
  expect(tooLong([file('Button.tsx', 150), file('Long.tsx', 151)])).toEqual([
    'Long.tsx has 151 lines, 150 at most: move a part into a file of its own',
  ])
})

describe('the overview', () => {
  const page = overview(whole)

  it('counts components, and names the story of each state', () => {
    expect(page).toContain('2 components, 5 states they owe, 5 stories.')
    expect(page).toContain('| [Actions](#actions) | [Button](#button) |')
    expect(page).toContain('| hover | `Hovered` |')
    expect(page).toContain('[3 stories](../stories/design-system/Button.stories.tsx)')
    expect(page).toContain(` · [decision 0001](decisions/${decision})`)
    expect(page).toContain('- Instead [Text](#text): nothing happens')
  })

  it('gives the reason for a state without a story, and names the stories that show no state', () => {
    const changed = overview({
      ...whole,
      components: [{ ...button, docs: { ...docs, states: { ...shown, hover: { none: 'no pointer' } } } }, text],
    })
    expect(changed).toContain('| hover | none: no pointer |')
    expect(changed).toContain('| behaviour and use | `Hovered` |')
  })
})

describe('this repository', { timeout: 120_000 }, async () => {
  const designSystem = await readDesignSystem()

  it('has every component of the inventory, documented, with a story for each state', () => {
    expect(check(designSystem)).toEqual([])
  })

  it('has no component file that is too long', () => {
    const files = globSync('src/design-system/components/**/*.tsx', { cwd: root })
      .filter((path) => !/\.(?:test|test-d|docs)\.tsx$/.test(path))
      .map((path) => ({ path, source: readFileSync(inRoot(path), 'utf8') }))
    expect(files.length).toBeGreaterThan(100)
    expect(tooLong(files)).toEqual([])
  })

  it('has its overview up to date: npm run design-system:docs writes it', () => {
    expect(readFileSync(inRoot(overviewFile), 'utf8')).toBe(overview(designSystem))
  })
})
